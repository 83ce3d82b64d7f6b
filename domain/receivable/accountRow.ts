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
  /** 1 to 8 (`RECORD_TYPES`). */
  recordType: Type.Integer(),
  orderNumber: NullableText,
  /** The document exists and may be opened. */
  orderConfirmation: Type.Boolean(),
  invoice: Type.Boolean(),
  /** The code that opens the entry's own invoice document. */
  invoiceCode: NullableText,
  /** The key that opens the receipt of a payment. */
  receipt: NullableText,
  /** The code that opens the document of a credit, or of a payment without a receipt. */
  credit: NullableText,
  /** Days since the due date of an open debit; 0 if it is not past due. */
  pastDueDays: Type.Integer(),
  scanDocuments: Type.Array(Scan),
});
export type AccountRow = Static<typeof AccountRow>;
