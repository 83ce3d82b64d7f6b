import { sql, type Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { Database } from '../../../platform/database/schema.ts';

export interface InvoicedLine {
  position: number;
  orderLine: number | null;
  productKey: number;
  productCode: string;
  description: string;
  unit: string;
  quantity: Decimal;
  priceUnit: string;
  unitPrice: Decimal;
  extension: Decimal;
  /** In the price unit; null where it is not stated. */
  billedQuantity: Decimal | null;
  isOverride: boolean;
}

export interface NewInvoice {
  customerKey: number;
  code: string;
  orderId: number | null;
  /** Shown as the order's invoice; null for a credit. */
  invoiceNumber: string | null;
  issuedOn: string;
  lineTotal: Decimal;
  addOnCharges: Decimal;
  taxableAmount: Decimal;
  tax: Decimal;
  lines: readonly InvoicedLine[];
}

/** The stored invoice, in the form of a repeated one. */
export interface KnownInvoice {
  orderId: number | null;
  lineTotal: number;
  addOnCharges: number;
  taxableAmount: number;
  tax: number;
  lines: { productCode: string; quantity: number; extension: number }[];
}

export async function findInvoices(
  transaction: Transaction<Database>,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, KnownInvoice>> {
  const { rows } = await sql<KnownInvoice & { id: number }>`
    select i.receivable_id as id, i.order_id as "orderId", i.line_total::float8 as "lineTotal",
      i.add_on_charges::float8 as "addOnCharges", i.taxable_amount::float8 as "taxableAmount", i.tax::float8 as tax,
      (select coalesce(json_agg(json_build_object('productCode', l.product_code, 'quantity', l.quantity::float8,
        'extension', l.extension::float8) order by l.position), '[]')
        from invoice_line l where l.receivable_id = i.receivable_id) as lines
    from invoice i where i.receivable_id = any(${entryIds})`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes invoice data beyond the existing entries, and makes an order's newest invoice its own. */
export async function insertInvoices(
  transaction: Transaction<Database>,
  invoices: readonly NewInvoice[],
): Promise<void> {
  const heads = JSON.stringify(invoices.map(({ lines: _, ...head }) => head));
  await sql`
    insert into invoice (receivable_id, order_id, line_total, add_on_charges, taxable_amount, tax)
    select r.id, "orderId", "lineTotal", "addOnCharges", "taxableAmount", given.tax
    from json_to_recordset(${heads}) as given("customerKey" integer, code text, "orderId" integer, "lineTotal" numeric,
      "addOnCharges" numeric, "taxableAmount" numeric, tax numeric)
    join receivable r on r.customer_key = given."customerKey" and r.ar_code = given.code`.execute(transaction);
  const lines = invoices.flatMap(({ customerKey, code, lines: sent }) =>
    sent.map((line) => ({ ...line, customerKey, code })),
  );
  await sql`
    insert into invoice_line (receivable_id, position, order_line, product_key, product_code, description, unit, quantity,
      price_unit, unit_price, extension, billed_quantity, is_override)
    select r.id, position, "orderLine", "productKey", "productCode", description, unit, quantity, "priceUnit",
      "unitPrice", extension, "billedQuantity", "isOverride"
    from json_to_recordset(${JSON.stringify(lines)}) as given("customerKey" integer, code text, position integer,
      "orderLine" integer, "productKey" integer, "productCode" text, description text, unit text, quantity numeric,
      "priceUnit" text, "unitPrice" numeric, extension numeric,
      "billedQuantity" numeric, "isOverride" boolean)
    join receivable r on r.customer_key = given."customerKey" and r.ar_code = given.code`.execute(transaction);
  await sql`
    update sales_order o set invoice_number = given."invoiceNumber", invoice_date = given."issuedOn"
    from (
      select distinct on ("orderId") * from json_to_recordset(${heads})
        as head("orderId" integer, "invoiceNumber" text, "issuedOn" date)
      where "orderId" is not null and "invoiceNumber" is not null order by "orderId", "issuedOn" desc
    ) given
    where o.id = given."orderId" and (o.invoice_date is null or o.invoice_date <= given."issuedOn")`.execute(
    transaction,
  );
}
