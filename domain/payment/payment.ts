import { type Static, Type } from 'typebox';
import { maybeCoded } from '../refusal/coded.ts';
import { Code, Secret } from '../schema/limits.ts';

const SentText = Type.Optional(Type.Union([Code, Type.Null()]));

/** A card as it is typed: for the gateway alone. Never stored, logged, or put into a machine (readings 103). */
export const Card = Type.Object({
  cardNumber: Code,
  /** MMYY. */
  expirationDate: Code,
  cvv2: SentText,
});
export type Card = Static<typeof Card>;

/** A bank account as it is typed, for an eCheck; as a card it is for the gateway alone. */
export const Bank = Type.Object({
  accountNumber: Code,
  routingNumber: Code,
  bankName: SentText,
  checkNumber: SentText,
});
export type Bank = Static<typeof Bank>;

/** Whose card or account it is, as the gateway and the bank know them. */
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

/** What the gateway made of a card in the buyer's browser, in place of the card (readings 130). */
export const PaymentToken = Secret;

/** What became of a payment. Declined is an answer, too: `isSuccess` false, with the reason to show. */
export const PaymentResult = Type.Object({
  isSuccess: Type.Boolean(),
  orderNumber: Type.Union([Type.String(), Type.Null()]),
  errorReason: Type.Union([Type.String(), Type.Null()]),
  transactionId: Type.Union([Type.String(), Type.Null()]),
  message: Type.Union([Type.String(), Type.Null()]),
  ...maybeCoded,
});
export type PaymentResult = Static<typeof PaymentResult>;
