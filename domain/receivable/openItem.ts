import { type Static, Type } from 'typebox';
import { Scan } from '../product/product.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/**
 * An entry with an open balance: payable debits, and credits to apply. Amounts in US dollars, credits below zero. Dates
 * YYYY-MM-DD.
 */
export const OpenItem = Type.Object({
  /** The record type in words. */
  type: Type.String(),
  reference: Type.String(),
  invoiceNumber: NullableText,
  invoiceDate: Type.String(),
  dueDate: NullableText,
  po_number: NullableText,
  initial: Type.Number(),
  balance: Type.Number(),
  isCredit: Type.Boolean(),
  /** The entry's code in the distributor's accounting, which payments refer to. */
  arCode: Type.String(),
  /** 1 to 8 (`RECORD_TYPES`). */
  recordType: Type.Integer(),
  scanDocuments: Type.Array(Scan),
});
export type OpenItem = Static<typeof OpenItem>;
