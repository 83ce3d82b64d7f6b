import { type Static, Type } from 'typebox';

const NullableAmount = Type.Union([Type.Number(), Type.Null()]);
const NullableDate = Type.Union([Type.String(), Type.Null()]);

/** Amounts in US dollars, two decimals; dates YYYY-MM-DD; lines of the address divided by \n. */
export const AccountSummary = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** Null when the customer has none. */
  creditLimit: NullableAmount,
  /** The balance owed: debits less credits. Below zero, the customer is in credit. */
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
  /** Unapplied credits, as a positive amount. */
  unappliedCredit: Type.Number(),
  /** The debits that are not due yet. */
  current: Type.Number(),
  /** The rest of them by the days they are past due, the youngest first. */
  buckets: Type.Array(Type.Object({ name: Type.String(), value: Type.Number() })),
  /** The invoiced amount of each of the last 13 months, YYYY-MM, the oldest first; a month without invoices has 0. */
  purchases: Type.Array(Type.Object({ month: Type.String(), amount: Type.Number() })),
});
export type AccountSummary = Static<typeof AccountSummary>;
