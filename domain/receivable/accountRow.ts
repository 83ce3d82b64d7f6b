import { type Static, Type } from 'typebox';
import { Scan } from '../product/product.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** An entry of the account. Amounts in US dollars, never below zero: `isCredit` gives the sign. Dates YYYY-MM-DD. */
export const AccountRow = Type.Object({
  reference: Type.String(),
  invoiceDate: Type.String(),
  dueDate: NullableText,
  /** Days since the invoice date, in the site's time zone. */
  age: Type.Integer(),
  initial: Type.Number(),
  /** What is left of it when all that was applied is taken off. */
  balance: Type.Number(),
  remarks: NullableText,
  isCredit: Type.Boolean(),
  orderNumber: NullableText,
  /** The document exists and may be opened. */
  orderConfirmation: Type.Boolean(),
  invoice: Type.Boolean(),
  /** The entry is an invoice whose own paper is opened by this code. */
  invoiceCode: NullableText,
  scanDocuments: Type.Array(Scan),
});
export type AccountRow = Static<typeof AccountRow>;
