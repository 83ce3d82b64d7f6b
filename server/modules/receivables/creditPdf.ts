import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { formatDate } from '#domain/formatDate.ts';
import { formatMoney, formatUnitPrice } from '#domain/money.ts';
import { billedText } from '#domain/order/billed.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { recordTypeWords } from '#domain/receivable/recordType.ts';
import { documentsText } from '#domain/texts/documentsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Column, Row } from '../../platform/pdf/columns.ts';
import type { LabelledText } from '../../platform/pdf/facts.ts';
import { findParty } from '../documents/documentRepository.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import { billTo } from '../documents/orderPdf.ts';
import type { PdfSource } from '../documents/pdfSource.ts';
import { type Application, type CreditLine, type CreditRow, findCreditEntry } from './creditDocumentRepository.ts';

const columns = (): Column[] => [
  { kind: 'wide', heading: documentsText('creditPdf.description') },
  { kind: 'text', heading: documentsText('creditPdf.detail'), minimum: 80, maximum: 150 },
  { kind: 'number', heading: documentsText('creditPdf.amount'), minimum: 70 },
];

function lineRow({ product_code, description, quantity, unit, ...line }: CreditLine, hidePricing: boolean): Row {
  const amount = `${formatQuantity(decimal(quantity))} ${unit}`;
  const price = `${formatUnitPrice(decimal(line.unit_price))}/${line.price_unit}`;
  const billed =
    line.billed_quantity &&
    billedText(decimal(line.billed_quantity), line.price_unit, hidePricing ? null : decimal(line.unit_price));
  return [
    { text: description, notes: billed === null ? [product_code] : [product_code, billed] },
    { text: hidePricing ? amount : documentsText('creditPdf.quantityAtPrice', { quantity: amount, price }) },
    { text: hidePricing ? '' : formatMoney(decimal(line.extension)) },
  ];
}

function applicationRow(application: Application): Row {
  const { record_type, reference, invoice_number, po_number, applied_on, amount } = application;
  return [
    {
      text: `${recordTypeWords(record_type)} ${invoice_number ?? reference}`,
      notes: po_number ? [documentsText('creditPdf.po', { number: po_number })] : [],
    },
    { text: formatDate(applied_on) },
    { text: formatMoney(decimal(amount)) },
  ];
}

function factsOf(credit: CreditRow, customer: LabelledText): LabelledText[] {
  const { issued_on, order_number, order_invoice, po_number } = credit;
  return [
    { label: documentsText('creditPdf.date'), text: formatDate(issued_on) },
    customer,
    ...(order_number === null ? [] : [{ label: documentsText('orderPdf.orderNumber'), text: order_number }]),
    ...(order_invoice === null ? [] : [{ label: documentsText('orderPdf.invoiceNumber'), text: order_invoice }]),
    ...(po_number ? [{ label: documentsText('orderPdf.pONumber'), text: po_number }] : []),
  ];
}

function totalsOf({ initial, balance }: CreditRow): LabelledText[] {
  const [credited, left] = [decimal(initial), decimal(balance)];
  return [
    { label: documentsText('creditPdf.applied'), value: credited.minus(left) },
    { label: documentsText('creditPdf.left'), value: left },
    { label: documentsText('creditPdf.total'), value: credited },
  ].map(({ label, value }) => ({ label, text: formatMoney(value) }));
}

export interface CreditPdf {
  name: string;
  source: Extract<PdfSource, { kind: 'list' }>;
}

/**
 * The document of a credit or of a payment of the accounting data: what it is for, and the items that it was applied to;
 * undefined for an absent one.
 */
export async function findCreditPdf(
  database: Kysely<Database>,
  { customerKey, code, hidePricing }: { customerKey: number; code: string; hidePricing: boolean },
): Promise<CreditPdf | undefined> {
  const credit = await findCreditEntry(database, customerKey, code);
  if (!credit) return undefined;
  const [party, letterhead] = await Promise.all([findParty(database, customerKey), findLetterhead(database)]);
  const { record_type, reference, remarks, lines, applications } = credit;
  const title = recordTypeWords(record_type);
  const customer = { label: documentsText('orderPdf.customer'), text: [...billTo(party), party.code].join('\n') };
  const parts = [
    { heading: documentsText('creditPdf.credited'), rows: lines.map((line) => lineRow(line, hidePricing)) },
    { heading: documentsText('creditPdf.appliedTo'), rows: applications.map(applicationRow) },
  ];
  return {
    name: documentsText('creditPdf.fileName', { title, reference }),
    source: {
      kind: 'list',
      letterhead,
      title,
      subtitle: reference,
      facts: factsOf(credit, customer),
      remark: remarks ?? '',
      columns: columns(),
      totals: totalsOf(credit),
      parts: parts.filter(({ rows }) => rows.length > 0),
    },
  };
}
