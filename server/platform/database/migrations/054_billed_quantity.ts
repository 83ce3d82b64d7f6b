import { type Kysely, sql } from 'kysely';

/** The quantity in the unit of the price that the amount of a line was computed with; null where nobody stated it. */
const TABLES = ['sales_order_line', 'invoice_line', 'order_shipment_line'];

/** The sold lines of an order: those of its invoices, or the ordered ones when no invoice has lines. */
const SOLD_LINES = `create or replace view sold_line as
  select o.id as order_id, o.customer_key, o.order_number, o.invoice_date, l.position, l.product_key, l.product_code,
    l.description, l.quantity, l.unit, l.unit_price, l.price_unit, l.type, l.billed_quantity
  from sales_order o join sales_order_line l on l.order_id = o.id
  where o.invoice_date is not null and not exists (select from invoice i where i.order_id = o.id)
  union all
  select o.id, o.customer_key, o.order_number, r.issued_on, l.position, l.product_key, l.product_code, l.description,
    case when r.is_credit then -l.quantity else l.quantity end, l.unit, l.unit_price, l.price_unit,
    case when r.is_credit then 'Credit' else 'Invoice' end,
    case when r.is_credit then -l.billed_quantity else l.billed_quantity end
  from sales_order o join invoice i on i.order_id = o.id join receivable r on r.id = i.receivable_id
  join invoice_line l on l.receivable_id = i.receivable_id`;

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await sql.raw(`alter table ${table} add column billed_quantity numeric(14,4)`).execute(database);
  }
  await sql.raw(SOLD_LINES).execute(database);
}
