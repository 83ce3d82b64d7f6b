import { type Static, Type } from 'typebox';
import { maybeCoded } from '../refusal/coded.ts';
import { Code, Secret } from '../schema/limits.ts';

const SentText = Type.Optional(Type.Union([Code, Type.Null()]));

/** Typed card data, only for the gateway. It is never stored, logged, or put into a machine (readings 103). */
export const Card = Type.Object({
  cardNumber: Code,
  /** MMYY. */
  expirationDate: Code,
  cvv2: SentText,
});
export type Card = Static<typeof Card>;

/** Typed bank account data of an eCheck; as card data it is only for the gateway. */
export const Bank = Type.Object({
  accountNumber: Code,
  routingNumber: Code,
  bankName: SentText,
  checkNumber: SentText,
});
export type Bank = Static<typeof Bank>;

/** The owner of the card or account, as the gateway and the bank know them. */
export const Billing = Type.Object({
  accountHolderName: SentText,
  address1: SentText,
  address2: SentText,
  city: SentText,
  state: SentText,
  zip: SentText,
  country: SentText,
  email: SentText,
  phone: SentText,
});
export type Billing = Static<typeof Billing>;

/** The gateway's token for a card from the buyer's browser, sent instead of the card (readings 130). */
export const PaymentToken = Secret;

/** The result of a payment. A decline is a result, too: `isSuccess` false, with the reason to show. */
export const PaymentResult = Type.Object({
  isSuccess: Type.Boolean(),
  orderNumber: Type.Union([Type.String(), Type.Null()]),
  errorReason: Type.Union([Type.String(), Type.Null()]),
  transactionId: Type.Union([Type.String(), Type.Null()]),
  message: Type.Union([Type.String(), Type.Null()]),
  ...maybeCoded,
});
export type PaymentResult = Static<typeof PaymentResult>;

/** The cardholder as the form's text fields; '' means empty. */
export interface BillingValues {
  name: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  email: string;
}

export type BillingField = keyof BillingValues;
