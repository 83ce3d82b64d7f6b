import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import { PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { recordTypeWords } from '#domain/receivable/recordType.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Column, Row } from '../../platform/pdf/columns.ts';
import type { LabelledText } from '../../platform/pdf/facts.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import type { PaperSource } from '../documents/paperSource.ts';
import { findReceipt, findReceiptItems, type ReceiptItemRow, type ReceiptRow } from './receiptRepository.ts';

const COLUMNS: readonly Column[] = [
  { kind: 'text', heading: 'Type', minimum: 80, maximum: 130 },
  { kind: 'wide', heading: 'Reference' },
  { kind: 'text', heading: 'Invoice Date', minimum: 62, maximum: 80 },
  { kind: 'number', heading: 'Paid', minimum: 70 },
];

function method({ payment_type, last_four }: ReceiptRow): string {
  if (payment_type === PAYMENT_TYPES.applyCredit) return 'Credits on the account';
  const what = payment_type === PAYMENT_TYPES.check ? 'Bank account' : 'Card';
  return last_four === null ? what : `${what} ending in ${last_four}`;
}

function rowOf({ record_type, reference, invoice_number, po_number, issued_on, amount }: ReceiptItemRow): Row {
  const notes = [
    ...(invoice_number && invoice_number !== reference ? [`Invoice ${invoice_number}`] : []),
    ...(po_number ? [`P.O. ${po_number}`] : []),
  ];
  return [
    { text: recordTypeWords(record_type) },
    { text: reference, notes },
    { text: formatDate(issued_on) },
    { text: formatMoney(decimal(amount)) },
  ];
}

function givenBack({ given_back, amount }: ReceiptRow): string {
  const back = decimal(given_back);
  if (back.isZero()) return '';
  return back.equals(amount) ? 'This payment was given back.' : `${formatMoney(back)} of this payment was given back.`;
}

export interface Receipt {
  facts: LabelledText[];
  total: LabelledText;
  name: string;
  source: Extract<PaperSource, { kind: 'list' }>;
}

/** The receipt of a payment of account entries; undefined for an absent payment, null for one that is not booked. */
export async function findReceiptPaper(
  database: Kysely<Database>,
  asked: { customerKey: number; paymentKey: string },
  timeZone: string,
): Promise<Receipt | null | undefined> {
  const payment = await findReceipt(database, asked);
  if (!payment) return undefined;
  if (payment.booked_at === null) return null;
  const [items, letterhead] = await Promise.all([findReceiptItems(database, payment.id), findLetterhead(database)]);
  const facts = [
    { label: 'Payment date', text: formatDate(dateInZone(payment.booked_at, timeZone)) },
    { label: 'Customer', text: `${payment.customer_name} (${payment.customer_code})` },
    { label: 'Paid by', text: method(payment) },
    { label: 'Transaction', text: payment.transaction_id ?? '–' },
  ];
  const total = { label: 'Total paid', text: formatMoney(decimal(payment.amount)) };
  return {
    facts,
    total,
    name: `Payment ${payment.key}.pdf`,
    source: {
      kind: 'list',
      letterhead,
      title: 'Payment Receipt',
      subtitle: payment.key,
      facts,
      remark: givenBack(payment),
      columns: COLUMNS,
      totals: [total],
      parts: [{ heading: null, rows: items.map(rowOf) }],
    },
  };
}
