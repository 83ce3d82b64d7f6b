import { type Kysely, type Selectable, sql } from 'kysely';
import type { Fulfilment } from '#domain/order/order.ts';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import type { BoughtProduct } from '#domain/product/bought.ts';
import type { Scan } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Period } from '../../platform/http/requestedPeriod.ts';
import { formattedCode, formattedCodeText } from '../catalog/formattedCode.ts';
import { translatedLine } from '../catalog/translated.ts';

export type OrderRow = Selectable<Database['sales_order']>;
export type OrderLineRow = Selectable<Database['sales_order_line']> & {
  formatted_product_code: string;
  fulfilment: Fulfilment | null;
  billed: { quantity: string; unit: string; price: string | null } | null;
};

export type OrderSummaryRow = Pick<
  OrderRow,
  'order_number' | 'customer_po' | 'order_date' | 'delivery_date' | 'status' | 'total' | 'invoice_number'
> & { scans: Scan[] };

const scansOfOrder = sql<Scan[]>`coalesce((
  select json_agg(json_build_object('key', s.key, 'name', s.name) order by s.position)
  from order_scan s where s.order_id = sales_order.id), '[]')`.as('scans');

/** The customer's orders of the period, newest first. */
export async function findOrders(
  database: Kysely<Database>,
  customerKey: number,
  { start, end }: Period,
): Promise<OrderSummaryRow[]> {
  return await database
    .selectFrom('sales_order')
    .select(['order_number', 'customer_po', 'order_date', 'delivery_date', 'status', 'total', 'invoice_number'])
    .select(scansOfOrder)
    .where('customer_key', '=', customerKey)
    .$if(start !== null, (query) => query.where('order_date', '>=', start))
    .$if(end !== null, (query) => query.where('order_date', '<=', end))
    .orderBy('order_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Undefined for an absent order and for another customer's. */
export async function findOrder(
  database: Kysely<Database>,
  customerKey: number,
  orderNumber: string,
): Promise<(OrderRow & OrderSummaryRow) | undefined> {
  return await database
    .selectFrom('sales_order')
    .selectAll()
    .select(scansOfOrder)
    .where('order_number', '=', orderNumber)
    .where('customer_key', '=', customerKey)
    .executeTakeFirst();
}

/** Null while the order (`l.order_id`) has neither shipment nor invoice. */
const fulfilment = sql<Fulfilment | null>`case
  when exists (select from order_shipment s where s.order_id = l.order_id)
    or exists (select from invoice i where i.order_id = l.order_id)
  then (select json_build_object('shipped', coalesce(sum(sl.quantity), 0)::float8,
      'short', coalesce(sum(sl.short), 0)::float8,
      'invoiced', (select coalesce(sum(il.quantity), 0)::float8
        from invoice i join receivable r on r.id = i.receivable_id and not r.is_credit
        join invoice_line il on il.receivable_id = i.receivable_id
        where i.order_id = l.order_id and il.order_line = l.position),
      'substitutes', (select coalesce(json_agg(json_build_object('productCode', came.code,
          'description', came.description, 'quantity', came.quantity) order by came.code), '[]')
        from (select coalesce(max(p.formatted_product_code), sl.substitute_code) as code, max(sl.substitute_description) as description,
            sum(sl.quantity)::float8 as quantity
          from order_shipment s join order_shipment_line sl on sl.shipment_id = s.id
          left join product p on p.product_code = sl.substitute_code
          where s.order_id = l.order_id and sl.position = l.position and sl.substitute_code is not null
          group by sl.substitute_code) came))
    from order_shipment s join order_shipment_line sl on sl.shipment_id = s.id
    where s.order_id = l.order_id and sl.position = l.position)
  end`.as('fulfilment');

/** The weight of a line `l`: of its invoices, else of its shipments, else its own; null where some of it is unknown. */
const billed = sql<OrderLineRow['billed']>`coalesce(
  (select json_build_object('quantity', sum(il.billed_quantity)::text, 'unit', min(il.price_unit),
      'price', case when min(il.unit_price) = max(il.unit_price) then min(il.unit_price)::text end)
    from invoice i join receivable r on r.id = i.receivable_id and not r.is_credit
    join invoice_line il on il.receivable_id = i.receivable_id
    where i.order_id = l.order_id and il.order_line = l.position
    having bool_and(il.billed_quantity is not null) and min(il.price_unit) = max(il.price_unit)),
  (select json_build_object('quantity', sum(sl.billed_quantity)::text, 'unit', l.price_unit, 'price', l.unit_price::text)
    from order_shipment s join order_shipment_line sl on sl.shipment_id = s.id
    where s.order_id = l.order_id and sl.position = l.position and sl.quantity > 0
    having bool_and(sl.billed_quantity is not null)),
  case when l.billed_quantity is not null
    then json_build_object('quantity', l.billed_quantity::text, 'unit', l.price_unit, 'price', l.unit_price::text)
  end)`.as('billed');

export async function findOrderLines(database: Kysely<Database>, orderId: number): Promise<OrderLineRow[]> {
  return await database
    .selectFrom('sales_order_line as l')
    .leftJoin('product as p', 'p.product_key', 'l.product_key')
    .selectAll('l')
    .select(translatedLine().as('description'))
    .select(formattedCode)
    .select(fulfilment)
    .select(billed)
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
}

export interface SoldLineRow {
  order_number: string;
  product_code: string;
  formatted_product_code: string;
  product_key: number;
  description: string;
  invoice_date: string;
  quantity: string;
  unit: string;
  unit_price: string;
  price_unit: string;
  billed_quantity: string | null;
  type: string;
}

/** Every invoiced line of the period, newest first, in one statement. */
export async function findSoldLines(
  database: Kysely<Database>,
  customerKey: number,
  { start, end }: Period,
  productKey: number | null,
): Promise<SoldLineRow[]> {
  const { rows } = await sql<SoldLineRow>`
    select l.order_number, l.product_code, ${formattedCodeText} as formatted_product_code, l.product_key, ${translatedLine()} as description,
      l.invoice_date, l.quantity, l.unit, l.unit_price, l.price_unit, l.billed_quantity, l.type
    from sold_line l left join product p on p.product_key = l.product_key
    where l.customer_key = ${customerKey} and l.invoice_date between ${start ?? '-infinity'} and ${end ?? 'infinity'}
      and (${productKey}::integer is null or l.product_key = ${productKey})
    order by l.invoice_date desc, l.order_id desc, l.position, l.type, l.quantity, l.unit`.execute(database);
  return rows;
}

export type LastSaleRow = Pick<
  SoldLineRow,
  'product_key' | 'invoice_date' | 'quantity' | 'unit' | 'unit_price' | 'price_unit' | 'billed_quantity'
> & { usual_quantity: string | null };

/**
 * The newest invoiced line of each product without credits, with the median quantity sold in its unit since a date, in
 * one statement. `offset 0` keeps the lookup inside the customer's own orders: for many products the planner otherwise
 * reads all customers' orders of them.
 */
export async function findLastSales(
  database: Kysely<Database>,
  customerKey: number,
  productKeys: readonly number[],
  usualSince: string,
): Promise<LastSaleRow[]> {
  const { rows } = await sql<LastSaleRow>`
    with sale as (
      select l.*, o.id as order_id
      from sales_order o cross join lateral (
        select product_key, quantity, unit, unit_price, price_unit, billed_quantity, position, invoice_date from sold_line
        where order_id = o.id and product_key = any(${productKeys}) and type <> 'Credit' offset 0
      ) l
      where o.customer_key = ${customerKey} and o.invoice_date is not null
    ), usual as (
      select product_key, unit, (percentile_disc(0.5) within group (order by quantity)
        + percentile_disc(0.5) within group (order by quantity desc)) / 2 as usual_quantity
      from sale where invoice_date >= ${usualSince} and quantity > 0 group by product_key, unit
    )
    select distinct on (product_key)
      product_key, invoice_date, quantity, unit, unit_price, price_unit, billed_quantity, usual_quantity
    from sale left join usual using (product_key, unit)
    order by product_key, invoice_date desc, order_id desc, position, quantity, unit`.execute(database);
  return rows;
}

/** The maximum of a customer's newest orders that are searched. */
const BOUGHT_ORDERS_LIMIT = 2_000;
const BOUGHT_PRODUCTS_LIMIT = 5_000;

export async function findBoughtProducts(database: Kysely<Database>, customerKey: number): Promise<BoughtProduct[]> {
  const { rows } = await sql<BoughtProduct>`
    with recent as (
      select id, order_date from sales_order
      where customer_key = ${customerKey} and status <> ${ORDER_STATUS.cancelled}
      order by order_date desc, id desc limit ${BOUGHT_ORDERS_LIMIT}
    )
    select l.product_key as "productKey", count(distinct o.id)::integer as orders, max(o.order_date) as last
    from recent o join sales_order_line l on l.order_id = o.id
    where l.product_key is not null and l.type <> 'Credit' and l.quantity > 0
    group by l.product_key order by last desc, l.product_key limit ${BOUGHT_PRODUCTS_LIMIT}`.execute(database);
  return rows;
}
