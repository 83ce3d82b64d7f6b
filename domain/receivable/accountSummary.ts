import { type Static, Type } from 'typebox';

const NullableAmount = Type.Union([Type.Number(), Type.Null()]);
const NullableDate = Type.Union([Type.String(), Type.Null()]);

/** Amounts in US dollars, two decimals; dates YYYY-MM-DD; lines of the address divided by \n. */
export const AccountSummary = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** Null where the customer has none. */
  creditLimit: NullableAmount,
  /** What is owed: debits less credits. Below zero, the customer is in credit. */
  balance: Type.Number(),
  /** Orders placed and not invoiced yet. */
  onOrder: Type.Number(),
  /** Those of them that are on hold. */
  onHold: Type.Number(),
  /** Credit limit less balance and orders; below zero, the customer is over it. Null without a limit. */
  availableCredit: NullableAmount,
  lastPaymentDate: NullableDate,
  lastPaymentAmount: NullableAmount,
  lastInvoiceDate: NullableDate,
  lastInvoiceAmount: NullableAmount,
  /** Credits that are applied to nothing yet, as a positive amount. */
  unappliedCredit: Type.Number(),
  /** Of the debits, what is not due yet. */
  current: Type.Number(),
  /** The rest of them by the days they are past due, the youngest first. */
  buckets: Type.Array(Type.Object({ name: Type.String(), value: Type.Number() })),
  /** What was invoiced in each of the last 13 months, YYYY-MM, the oldest first; a month without is there with 0. */
  purchases: Type.Array(Type.Object({ month: Type.String(), amount: Type.Number() })),
});
export type AccountSummary = Static<typeof AccountSummary>;
