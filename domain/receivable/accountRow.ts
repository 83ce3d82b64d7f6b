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
  /** The open balance after all applications. */
  balance: Type.Number(),
  remarks: NullableText,
  isCredit: Type.Boolean(),
  orderNumber: NullableText,
  /** The document exists and may be opened. */
  orderConfirmation: Type.Boolean(),
  invoice: Type.Boolean(),
  /** The code that opens the entry's own invoice document. */
  invoiceCode: NullableText,
  scanDocuments: Type.Array(Scan),
});
export type AccountRow = Static<typeof AccountRow>;
