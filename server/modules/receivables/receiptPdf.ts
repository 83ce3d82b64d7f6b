import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney } from '#domain/money.ts';
import { describeMethod } from '#domain/payment/paymentMethod.ts';
import { recordTypeWords } from '#domain/receivable/recordType.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Column, Row } from '../../platform/pdf/columns.ts';
import type { LabelledText } from '../../platform/pdf/facts.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import type { PdfSource } from '../documents/pdfSource.ts';
import { findReceipt, findReceiptItems, type ReceiptItemRow, type ReceiptRow } from './receiptRepository.ts';

const columns = (): Column[] => [
  { kind: 'text', heading: accountText('receiptPdf.type'), minimum: 80, maximum: 130 },
  { kind: 'wide', heading: accountText('receiptPdf.reference') },
  { kind: 'text', heading: accountText('receiptPdf.invoiceDate'), minimum: 62, maximum: 80 },
  { kind: 'number', heading: accountText('receiptPdf.paid'), minimum: 70 },
];

function methodOf({ payment_type: type, issuer, last_four: lastFour }: ReceiptRow): string {
  return describeMethod({ type, issuer, lastFour });
}

function rowOf({ record_type, reference, invoice_number, po_number, issued_on, amount }: ReceiptItemRow): Row {
  const notes = [
    ...(invoice_number && invoice_number !== reference
      ? [accountText('receiptPdf.invoice', { number: invoice_number })]
      : []),
    ...(po_number ? [accountText('makePayment.purchaseOrder', { number: po_number })] : []),
  ];
  return [
    { text: recordTypeWords(record_type) },
    { text: reference, notes },
    { text: formatDate(issued_on) },
    { text: formatMoney(decimal(amount)) },
  ];
}

function refunded({ given_back, amount }: ReceiptRow): string {
  const back = decimal(given_back);
  if (back.isZero()) return '';
  return back.equals(amount)
    ? accountText('receiptPdf.thisPaymentWasGivenBack')
    : accountText('receiptPdf.ofThisPaymentWasGivenBack', { back: formatMoney(back) });
}

export interface Receipt {
  facts: LabelledText[];
  total: LabelledText;
  name: string;
  source: Extract<PdfSource, { kind: 'list' }>;
}

/** The receipt of a payment of account entries; undefined for an absent payment, null for one that is not booked. */
export async function findReceiptPdf(
  database: Kysely<Database>,
  asked: { customerKey: number; paymentKey: string },
  timeZone: string,
): Promise<Receipt | null | undefined> {
  const payment = await findReceipt(database, asked);
  if (!payment) return undefined;
  if (payment.booked_at === null) return null;
  const [items, letterhead] = await Promise.all([findReceiptItems(database, payment.id), findLetterhead(database)]);
  const facts = [
    { label: accountText('receiptPdf.paymentDate'), text: formatDate(dateInZone(payment.booked_at, timeZone)) },
    { label: accountText('receiptPdf.customer'), text: `${payment.customer_name} (${payment.customer_code})` },
    { label: accountText('receiptPdf.paidBy'), text: methodOf(payment) },
    { label: accountText('receiptPdf.transaction'), text: payment.transaction_id ?? '–' },
  ];
  const total = { label: accountText('receiptPdf.totalPaid'), text: formatMoney(decimal(payment.amount)) };
  return {
    facts,
    total,
    name: accountText('receiptPdf.paymentPdf', { key: payment.key }),
    source: {
      kind: 'list',
      letterhead,
      title: accountText('receiptPdf.paymentReceipt'),
      subtitle: payment.key,
      facts,
      remark: refunded(payment),
      columns: columns(),
      totals: [total],
      parts: [{ heading: null, rows: items.map(rowOf) }],
    },
  };
}
