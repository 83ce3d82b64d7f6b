import type { Kysely } from 'kysely';
import { documentsText } from '#domain/texts/documentsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import {
  findParty,
  findPdfLines,
  findPdfOrder,
  type PdfLineRow,
  type PdfOrderRow,
} from '../documents/documentRepository.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import { pdfNumber, pdfTitle } from '../documents/orderPdf.ts';
import type { PdfSource } from '../documents/pdfSource.ts';
import { findInvoice, findInvoiceEntry, findInvoiceOfOrder, type InvoiceContent } from './invoiceRepository.ts';

export interface FoundPdf {
  name: string;
  source: Extract<PdfSource, { kind: 'order' }>;
}

interface Reader {
  customerKey: number;
  hidePricing: boolean;
}

interface Content {
  order: PdfOrderRow;
  lines: readonly PdfLineRow[];
  isInvoice: boolean;
}

async function pdfOf(
  database: Kysely<Database>,
  { customerKey, hidePricing }: Reader,
  { order, lines, isInvoice }: Content,
): Promise<FoundPdf> {
  const [party, letterhead] = await Promise.all([findParty(database, customerKey), findLetterhead(database)]);
  return {
    name: documentsText('orderPdfs.pdf', { isInvoice: pdfTitle(isInvoice), order: pdfNumber(order, isInvoice) }),
    source: { kind: 'order', order, lines, party, letterhead, isInvoice, hidePricing },
  };
}

/**
 * The document of an order for its customer, and its file name; undefined for an absent order, null while there is no
 * invoice.
 */
export async function findOrderPdf(
  database: Kysely<Database>,
  { orderNumber, isInvoice, ...reader }: Reader & { orderNumber: string; isInvoice: boolean },
): Promise<FoundPdf | null | undefined> {
  const order = await findPdfOrder(database, reader.customerKey, orderNumber);
  if (!order) return undefined;
  if (isInvoice && order.invoice_number === null) return null;
  const invoice = isInvoice ? await findInvoiceOfOrder(database, order) : undefined;
  const lines = invoice?.lines ?? (await findPdfLines(database, order.id));
  return await pdfOf(database, reader, { order: { ...order, ...invoice?.order }, lines, isInvoice });
}

/** The order values of an invoice without an order. */
const NO_ORDER: PdfOrderRow = {
  id: 0,
  ...{ order_number: null, order_date: null, delivery_date: null, customer_po: null },
  ...{ invoice_number: null, invoice_date: null, ship_method: null, ship_to_address: null, ship_to_code: null },
  ...{ special_instruction1: null, special_instruction2: null, notes: null },
  ...{ line_total: '0', add_on_charges: '0', taxable_amount: '0', tax: '0', total: '0' },
};

async function invoiceWithoutOrder(
  database: Kysely<Database>,
  reader: Reader,
  { order, lines }: InvoiceContent,
  poNumber: string | null,
): Promise<FoundPdf> {
  const named = { ...NO_ORDER, ...order, customer_po: poNumber };
  return await pdfOf(database, reader, { order: named, lines, isInvoice: true });
}

/**
 * The document of an invoice by its code in the distributor's accounting; undefined for an absent one, null without
 * known lines.
 */
export async function findInvoicePdf(
  database: Kysely<Database>,
  { code, ...reader }: Reader & { code: string },
): Promise<FoundPdf | null | undefined> {
  const { customerKey } = reader;
  const entry = await findInvoiceEntry(database, customerKey, code);
  if (!entry) return undefined;
  if (!entry.hasPdf) return null;
  const invoice = await findInvoice(database, entry.id);
  if (entry.orderNumber === null)
    return invoice ? await invoiceWithoutOrder(database, reader, invoice, entry.poNumber) : null;
  if (!invoice) return await findOrderPdf(database, { ...reader, orderNumber: entry.orderNumber, isInvoice: true });
  const order = await findPdfOrder(database, customerKey, entry.orderNumber);
  if (!order) return undefined;
  return await pdfOf(database, reader, {
    order: { ...order, ...invoice.order },
    lines: invoice.lines,
    isInvoice: true,
  });
}
