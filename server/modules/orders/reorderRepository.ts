import { type Kysely, sql } from 'kysely';
import { LEAST_DAYS, type PurchasedProduct } from '#domain/order/dueAgain.ts';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isListed } from '../catalog/productRepository.ts';
import { pricedAs } from '../customers/pricedAs.ts';

/** The maximum of a customer's newest orders that are searched. */
const ORDERS_LIMIT = 400;
const PRODUCTS_LIMIT = 2000;
const PURCHASES_LIMIT = 24;
const GUIDES_LIMIT = 12;

export interface LastOrderRow {
  order_number: string;
  order_date: string;
  total: string;
  lines: number;
}

export async function findLastOrder(
  database: Kysely<Database>,
  customerKey: number,
): Promise<LastOrderRow | undefined> {
  const { rows } = await sql<LastOrderRow>`
    select o.order_number, o.order_date, o.total,
      (select count(*)::integer from sales_order_line l where l.order_id = o.id) as lines
    from sales_order o
    where o.customer_key = ${customerKey} and o.status <> ${ORDER_STATUS.cancelled}
    order by o.order_date desc, o.id desc limit 1`.execute(database);
  return rows[0];
}

const ordersSince = (customerKey: number, since: string) => sql`
  select id, order_date from sales_order
  where customer_key = ${customerKey} and order_date >= ${since} and status <> ${ORDER_STATUS.cancelled}
  order by order_date desc, id desc limit ${ORDERS_LIMIT}`;

/** Products bought on several days since the date that can be bought today, with their newest purchases. */
export async function findPurchases(
  database: Kysely<Database>,
  customerKey: number,
  since: string,
): Promise<PurchasedProduct[]> {
  const { rows } = await sql<PurchasedProduct>`
    with recent as (${ordersSince(customerKey, since)}), purchase as (
      select l.product_key, o.order_date, l.quantity, l.unit,
        row_number() over (partition by l.product_key order by o.order_date desc, o.id desc, l.position) as place
      from recent o join sales_order_line l on l.order_id = o.id
      where l.type <> 'Credit' and l.quantity > 0
    )
    select b.product_key as "productKey",
      json_agg(json_build_object('day', b.order_date, 'quantity', b.quantity, 'unit', b.unit) order by b.place) as purchases
    from purchase b join product using (product_key)
    where b.place <= ${PURCHASES_LIMIT} and ${isListed} and not exists (
      select from excluded_category e
      where e.category_code = product.category_code and e.customer_key = ${pricedAs(customerKey)})
    group by b.product_key having count(distinct b.order_date) >= ${LEAST_DAYS}
    order by max(b.order_date) desc, b.product_key limit ${PRODUCTS_LIMIT}`.execute(database);
  return rows;
}

export interface RecentGuideRow {
  name: string;
  products: number;
  last_ordered: string | null;
  changed_at: Date | null;
}

/**
 * The guides with products, those with the latest orders first; an order is from a guide that has at least half of its
 * lines.
 */
export async function findRecentGuides(
  database: Kysely<Database>,
  customerKey: number,
  since: string,
): Promise<RecentGuideRow[]> {
  const { rows } = await sql<RecentGuideRow>`
    with recent as (${ordersSince(customerKey, since)}), own as (
      select g.id, g.name, g.changed_at, count(*)::integer as products
      from order_guide g join order_guide_product p on p.guide_id = g.id
      where g.customer_key = ${customerKey} group by g.id
    ), taken as (
      select p.guide_id, max(l.order_date) as order_date, 2 * count(*) >= max(l.lines) as is_from
      from own join order_guide_product p on p.guide_id = own.id join (
        select o.id, o.order_date, line.product_key, count(*) over (partition by o.id) as lines
        from recent o join sales_order_line line on line.order_id = o.id
      ) l on l.product_key = p.product_key
      group by p.guide_id, l.id
    )
    select own.name, own.products, own.changed_at,
      (select max(t.order_date) from taken t where t.guide_id = own.id and t.is_from) as last_ordered
    from own
    order by last_ordered desc nulls last, own.changed_at desc nulls last, lower(own.name) limit ${GUIDES_LIMIT}`.execute(
    database,
  );
  return rows;
}
