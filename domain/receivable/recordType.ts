/** The kinds of entries on an account, by the numbers of the specification (3, record document types). */
export const RECORD_TYPES = {
  invoice: 1,
  futureInvoice: 2,
  nsfCheck: 3,
  debitAdjustment: 4,
  lastCharge: 5,
  creditMemo: 6,
  payment: 7,
  creditAdjustment: 8,
} as const;

export type RecordType = (typeof RECORD_TYPES)[keyof typeof RECORD_TYPES];

/** What lowers the account: it is applied to what raises it. */
export function isCreditType(recordType: number): boolean {
  return recordType >= RECORD_TYPES.creditMemo;
}
