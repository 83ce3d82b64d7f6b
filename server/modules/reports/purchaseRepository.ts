import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_DAYS } from '#domain/report/dayOfWeek.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface PurchasePeriod {
  customerKey: number;
  purchasedSince: string;
  /** Of the invoice; 0 for all, Sunday 1 to Saturday 7. */
  dayOfWeek: number;
}

/** The invoiced lines of the period; returns have quantities below 0. */
function soldInPeriod({ customerKey, purchasedSince, dayOfWeek }: PurchasePeriod): RawBuilder<unknown> {
  return sql`(
    select product_key, unit, unit_price, price_unit, billed_quantity, position, invoice_date, order_id,
      case when type = 'Credit' then -abs(quantity) else quantity end as quantity
    from sold_line
    where customer_key = ${customerKey} and invoice_date >= ${purchasedSince}
      and (${dayOfWeek}::integer = ${sql.lit(ALL_DAYS)} or extract(dow from invoice_date) + 1 = ${dayOfWeek}::integer))`;
}

/** The keys of the products of which something is left after returns. */
export function boughtInPeriod(period: PurchasePeriod): RawBuilder<unknown> {
  return sql`(select product_key from ${soldInPeriod(period)} sold group by product_key, unit having sum(quantity) > 0)`;
}

export interface Purchase {
  product_key: number;
  /** The bought quantities per unit, less returns. */
  quantities: { quantity: string; unit: string }[];
  last: { date: string; price: string; price_unit: string; billed: string | null };
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
      select product_key, unit, sum(quantity)::text as quantity from sold
      group by product_key, unit having sum(quantity) <> 0
    ), last as (
      select distinct on (product_key) product_key, invoice_date, unit_price, price_unit, billed_quantity
      from sold where quantity > 0 order by product_key, invoice_date desc, order_id desc, position
    )
    select l.product_key,
      json_build_object('date', l.invoice_date, 'price', l.unit_price::text, 'price_unit', l.price_unit,
        'billed', l.billed_quantity::text) as last,
      json_agg(json_build_object('quantity', b.quantity, 'unit', b.unit) order by b.unit) as quantities
    from last l join bought b using (product_key)
    group by l.product_key, l.invoice_date, l.unit_price, l.price_unit, l.billed_quantity`.execute(database);
  return new Map(rows.map((row) => [row.product_key, row]));
}
