import { type Kysely, sql } from 'kysely';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../platform/database/schema.ts';
import { formattedCodeText } from '../catalog/formattedCode.ts';
import { translatedLine } from '../catalog/translated.ts';
import type { PdfLineRow, PdfOrderRow } from '../documents/documentRepository.ts';
import { hasOwnPdf } from '../receivables/receivableRepository.ts';

/** The values of an accounting invoice that differ from its order. */
export interface InvoiceContent {
  order: Partial<PdfOrderRow>;
  lines: PdfLineRow[];
}

/** Of an invoice `i` with its entry `r`. */
const content = () => sql`
  select json_build_object('due_on', r.due_on, 'invoice_date', r.issued_on, 'invoice_number', r.invoice_number,
      'line_total', i.line_total::text, 'add_on_charges', i.add_on_charges::text,
      'taxable_amount', i.taxable_amount::text, 'tax', i.tax::text, 'total', r.initial::text) as order,
    (select coalesce(json_agg(json_build_object('description', ${translatedLine()}, 'product_text1', o.product_text1,
        'product_text2', o.product_text2, 'quantity', l.quantity::text, 'unit', l.unit, 'unit_price', l.unit_price::text,
        'price_unit', l.price_unit, 'extension', l.extension::text, 'is_estimate', false,
        'billed_quantity', l.billed_quantity::text,
        'formatted_product_code', ${formattedCodeText}) order by l.position), '[]')
      from invoice_line l left join product p on p.product_key = l.product_key
      left join sales_order_line o on o.order_id = i.order_id and o.position = l.order_line
      where l.receivable_id = i.receivable_id) as lines
  from invoice i join receivable r on r.id = i.receivable_id`;

/** The order's own invoice; undefined when only the order is known. */
export async function findInvoiceOfOrder(
  database: Kysely<Database>,
  { id, invoice_number }: Pick<PdfOrderRow, 'id' | 'invoice_number'>,
): Promise<InvoiceContent | undefined> {
  const { rows } = await sql<InvoiceContent>`${content()}
    where i.order_id = ${id} and r.invoice_number = ${invoice_number} order by r.id desc limit 1`.execute(database);
  return rows[0];
}

export async function findInvoice(database: Kysely<Database>, entryId: number): Promise<InvoiceContent | undefined> {
  const { rows } = await sql<InvoiceContent>`${content()} where r.id = ${entryId}`.execute(database);
  return rows[0];
}

export interface InvoiceEntry {
  id: number;
  orderNumber: string | null;
  poNumber: string | null;
  hasPdf: boolean;
}

/**
 * An invoice by its code in the distributor's accounting; undefined for an absent one, for another kind of entry and
 * for another customer's.
 */
export async function findInvoiceEntry(
  database: Kysely<Database>,
  customerKey: number,
  code: string,
): Promise<InvoiceEntry | undefined> {
  const { rows } = await sql<InvoiceEntry>`
    select r.id, o.order_number as "orderNumber", r.po_number as "poNumber", ${hasOwnPdf} as "hasPdf"
    from receivable r left join sales_order o on o.id = r.order_id
    where r.customer_key = ${customerKey} and r.ar_code = ${code}
      and r.record_type in (${RECORD_TYPES.invoice}, ${RECORD_TYPES.futureInvoice})`.execute(database);
  return rows[0];
}
