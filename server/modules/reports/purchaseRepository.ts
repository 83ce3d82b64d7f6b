import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_DAYS } from '#domain/report/dayOfWeek.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface PurchasePeriod {
  customerKey: number;
  purchasedSince: string;
  /** Of the invoice; 0 for all, Sunday 1 to Saturday 7. */
  dayOfWeek: number;
}

/** The invoiced lines of the period, credits not among them. */
export function soldInPeriod({ customerKey, purchasedSince, dayOfWeek }: PurchasePeriod): RawBuilder<unknown> {
  return sql`(
    select l.product_key, l.quantity, l.unit, l.unit_price, l.price_unit, l.position, o.invoice_date, o.id as order_id
    from sales_order o join sales_order_line l on l.order_id = o.id
    where o.customer_key = ${customerKey} and o.invoice_date >= ${purchasedSince} and l.type <> 'Credit'
      and (${dayOfWeek}::integer = ${sql.lit(ALL_DAYS)} or extract(dow from o.invoice_date) + 1 = ${dayOfWeek}::integer))`;
}

export interface Purchase {
  product_key: number;
  /** The bought quantities per unit. */
  quantities: { quantity: string; unit: string }[];
  last: { date: string; price: string; price_unit: string };
}

/** The purchases of these products in the period, and the last prices, in one statement. */
export async function findPurchases(
  database: Kysely<Database>,
  period: PurchasePeriod,
  productKeys: readonly number[],
): Promise<Map<number, Purchase>> {
  const { rows } = await sql<Purchase>`
    with sold as materialized (
      select * from ${soldInPeriod(period)} every_line where product_key = any(${productKeys})
    ), bought as (
      select product_key, unit, sum(quantity)::text as quantity from sold group by product_key, unit
    ), last as (
      select distinct on (product_key) product_key, invoice_date, unit_price, price_unit
      from sold order by product_key, invoice_date desc, order_id desc, position
    )
    select l.product_key,
      json_build_object('date', l.invoice_date, 'price', l.unit_price::text, 'price_unit', l.price_unit) as last,
      json_agg(json_build_object('quantity', b.quantity, 'unit', b.unit) order by b.unit) as quantities
    from last l join bought b using (product_key)
    group by l.product_key, l.invoice_date, l.unit_price, l.price_unit`.execute(database);
  return new Map(rows.map((row) => [row.product_key, row]));
}
