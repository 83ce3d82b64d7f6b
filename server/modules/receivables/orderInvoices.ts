import { type Kysely, sql } from 'kysely';
import type { OrderInvoice } from '#domain/order/order.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hasOwnPdf } from './receivableRepository.ts';

/** The invoices of an order that have documents, oldest first; totals as text. */
export async function findOrderInvoices(
  database: Kysely<Database>,
  orderId: number,
): Promise<(Omit<OrderInvoice, 'total'> & { total: string })[]> {
  const { rows } = await sql<Omit<OrderInvoice, 'total'> & { total: string }>`
    select r.ar_code as code, coalesce(r.invoice_number, r.reference) as "invoiceNumber", r.issued_on as "invoiceDate",
      r.initial as total
    from receivable r join sales_order o on o.id = r.order_id
    where o.id = ${orderId} and ${hasOwnPdf} order by r.issued_on, r.id`.execute(database);
  return rows;
}
