import { accountText } from '../texts/accountText.ts';

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

/** Whether entries of this type reduce the balance: they are applied to those that increase it. */
export function isCreditType(recordType: number): boolean {
  return recordType >= RECORD_TYPES.creditMemo;
}

/** The payer's label of each record type. */
const RECORD_TYPE_WORDS: Readonly<Record<RecordType, () => string>> = {
  1: () => accountText('recordType.invoice'),
  2: () => accountText('recordType.futureInvoice'),
  3: () => accountText('recordType.nsfCheck'),
  4: () => accountText('recordType.debitAdjustment'),
  5: () => accountText('recordType.lastCharge'),
  6: () => accountText('recordType.creditMemo'),
  7: () => accountText('recordType.payment'),
  8: () => accountText('recordType.creditAdjustment'),
};

function isRecordType(recordType: number): recordType is RecordType {
  return recordType in RECORD_TYPE_WORDS;
}

/** `NSF Check`; the number itself for an unknown type. */
export function recordTypeWords(recordType: number): string {
  return isRecordType(recordType) ? RECORD_TYPE_WORDS[recordType]() : String(recordType);
}
