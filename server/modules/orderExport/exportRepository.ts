import { type Kysely, sql, type Transaction } from 'kysely';
import type { OutgoingOrder } from '#domain/integration/outgoingOrder.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The maximum orders of one response. */
const ORDERS_PAGE = 100;

const number = (column: string) => sql`${sql.ref(column)}::float8`;

/** An order with its lines as one JSON value; amounts have at most 14 digits, which a double represents exactly. */
const order = sql<OutgoingOrder>`json_build_object(
  'orderNumber', o.order_number,
  'orderedAt', to_char(o.ordered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'orderDate', o.order_date, 'status', o.status, 'customerCode', c.customer_code, 'customerName', c.name,
  'orderedBy', u.username, 'shipMethod', o.ship_method, 'shipToCode', o.ship_to_code, 'shipTo', o.ship_to_address,
  'poNumber', o.customer_po, 'deliveryDate', o.delivery_date, 'specialInstruction1', o.special_instruction1,
  'specialInstruction2', o.special_instruction2, 'notes', o.notes,
  'payment', (select json_build_object('transactionId', p.transaction_id, 'amount', p.amount::float8)
    from payment_attempt p where p.order_id = o.id order by p.id limit 1),
  'lineTotal', ${number('o.line_total')}, 'addOnCharges', ${number('o.add_on_charges')},
  'taxableAmount', ${number('o.taxable_amount')}, 'tax', ${number('o.tax')}, 'total', ${number('o.total')},
  'lines', (select coalesce(json_agg(json_build_object(
    'line', l.position, 'productCode', l.product_code, 'description', l.description,
    'quantity', ${number('l.quantity')}, 'unit', l.unit, 'unitPrice', ${number('l.unit_price')},
    'priceUnit', l.price_unit, 'extension', ${number('l.extension')}, 'isOverridePrice', l.is_override,
    'isEstimate', l.is_estimate, 'text1', l.product_text1, 'text2', l.product_text2) order by l.position), '[]')
    from sales_order_line l where l.order_id = o.id))`;

const joined = sql`order_export e join sales_order o on o.id = e.order_id
  join customer c on c.customer_key = o.customer_key left join app_user u on u.id = o.user_id`;

const WAITS = sql`e.sent_at is null and e.acknowledged_at is null`;

/** Remembers that an order has to leave. */
export async function addOrderExport(
  transaction: Transaction<Database>,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  await transaction.insertInto('order_export').values({ order_id: orderId, added_at: now }).execute();
}

/** Waiting orders, the oldest first, after the one with that number; undefined when that order does not exist. */
export async function findWaitingOrders(
  database: Kysely<Database>,
  after: string | null,
): Promise<{ orders: OutgoingOrder[]; total: number } | undefined> {
  const { rows } = await sql<{ orders: OutgoingOrder[]; total: number; isKnown: boolean }>`
    with start as (
      select case when ${after}::text is null then 0
        else (select id from sales_order where order_number = ${after}::text) end as id
    ), page as (
      select o.id, ${order} as entry from ${joined}, start
      where ${WAITS} and e.order_id > start.id order by e.order_id limit ${ORDERS_PAGE}
    )
    select (select id is not null from start) as "isKnown",
      (select coalesce(json_agg(entry order by id), '[]') from page) as orders,
      (select count(*)::integer from order_export e where ${WAITS}) as total`.execute(database);
  const [row] = rows;
  return row?.isKnown ? row : undefined;
}

/** Null when it no longer waits, or does not exist. */
export async function findWaitingOrder(database: Kysely<Database>, orderNumber: string): Promise<OutgoingOrder | null> {
  const { rows } = await sql<{ entry: OutgoingOrder }>`
    select ${order} as entry from ${joined} where o.order_number = ${orderNumber} and ${WAITS}`.execute(database);
  return rows[0]?.entry ?? null;
}

export async function markSent(
  database: Kysely<Database>,
  { orderNumber, to, now }: { orderNumber: string; to: 'folder' | 'webhook'; now: Date },
): Promise<void> {
  await sql`update order_export e set sent_at = ${now}, sent_to = ${to}
    from sales_order o where o.id = e.order_id and o.order_number = ${orderNumber} and e.sent_at is null`.execute(
    database,
  );
}

/** `again`: it was acknowledged before, and nothing changes. */
export async function acknowledgeOrder(
  transaction: Transaction<Database>,
  { orderNumber, by, now }: { orderNumber: string; by: number; now: Date },
): Promise<'acknowledged' | 'again' | 'absent'> {
  const { rows } = await sql<{ isNew: boolean }>`
    with asked as (
      select e.order_id, e.acknowledged_at is null as is_new
      from order_export e join sales_order o on o.id = e.order_id where o.order_number = ${orderNumber} for update of e
    ), changed as (
      update order_export e set acknowledged_at = ${now}, acknowledged_by = ${by}
      from asked where e.order_id = asked.order_id and asked.is_new
    )
    select is_new as "isNew" from asked`.execute(transaction);
  const [row] = rows;
  if (!row) return 'absent';
  return row.isNew ? 'acknowledged' : 'again';
}
