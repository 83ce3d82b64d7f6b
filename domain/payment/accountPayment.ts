import { type Static, Type } from 'typebox';
import { maybeCoded } from '../refusal/coded.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** The payment types of account entries, by the numbers of the specification (3, Payment). */
export const PAYMENT_TYPES = { applyCredit: 0, creditCard: 1, check: 2 } as const;

/** Entries in one payment. */
export const PAYMENT_ITEMS_LIMIT = 2000;

/**
 * The result of a payment of account entries. A decline is a result, too: `isSuccess` false, with the reason to show.
 * `invoicePaymentKey` opens its receipt.
 */
export const AccountPaymentResult = Type.Object({
  isSuccess: Type.Boolean(),
  transactionId: NullableText,
  errorReason: NullableText,
  invoicePaymentKey: NullableText,
  /** The address to which the receipt is being emailed; null if it is not. */
  receiptEmail: Type.Optional(NullableText),
  ...maybeCoded,
});
export type AccountPaymentResult = Static<typeof AccountPaymentResult>;
