import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { translatedLine } from '../catalog/translated.ts';

/** A credit of an account, with the lines of the accounting data and the debits that it was applied to; amounts as text. */
export interface CreditRow {
  record_type: number;
  reference: string;
  issued_on: string;
  po_number: string | null;
  remarks: string | null;
  initial: string;
  balance: string;
  order_number: string | null;
  order_invoice: string | null;
  lines: CreditLine[];
  applications: Application[];
}

export interface CreditLine {
  product_code: string;
  description: string;
  quantity: string;
  unit: string;
  unit_price: string;
  price_unit: string;
  extension: string;
  billed_quantity: string | null;
}

export interface Application {
  record_type: number;
  reference: string;
  invoice_number: string | null;
  po_number: string | null;
  applied_on: string;
  amount: string;
}

/** By its code in the accounting data; undefined for an absent one, for a debit and for another customer's. */
export async function findCreditEntry(
  database: Kysely<Database>,
  customerKey: number,
  code: string,
): Promise<CreditRow | undefined> {
  const { rows } = await sql<CreditRow>`
    select r.record_type, r.reference, r.issued_on, r.po_number, r.remarks, r.initial, r.balance, o.order_number,
      o.invoice_number as order_invoice,
      (select coalesce(json_agg(json_build_object('product_code', l.product_code, 'description', ${translatedLine()},
          'quantity', l.quantity::text, 'unit', l.unit, 'unit_price', l.unit_price::text, 'price_unit', l.price_unit,
          'extension', l.extension::text, 'billed_quantity', l.billed_quantity::text) order by l.position), '[]')
        from invoice_line l left join product p on p.product_key = l.product_key
        where l.receivable_id = r.id) as lines,
      (select coalesce(json_agg(json_build_object('record_type', d.record_type, 'reference', d.reference,
          'invoice_number', d.invoice_number, 'po_number', d.po_number, 'applied_on', a.applied_on,
          'amount', a.amount::text) order by a.applied_on, a.id), '[]')
        from receivable_application a join receivable d on d.id = a.debit_id
        where a.customer_key = ${customerKey} and a.credit_id = r.id) as applications
    from receivable_balance r left join sales_order o on o.id = r.order_id
    where r.customer_key = ${customerKey} and r.ar_code = ${code} and r.is_credit`.execute(database);
  return rows[0];
}
