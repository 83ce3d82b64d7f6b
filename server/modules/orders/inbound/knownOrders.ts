import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { codesToFind } from '../../receivables/ledgerRepository.ts';

export interface KnownProduct {
  key: number;
  code: string;
  description: string;
}

/** By code; unknown codes are left out. */
export async function findProductsByCode(
  transaction: Transaction<Database>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownProduct>> {
  const rows = await transaction
    .selectFrom('product')
    .select(['product_key as key', 'product_code as code', 'description'])
    .where('product_code', '=', sql<string>`any(${codesToFind(codes)})`)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

interface KnownShipment {
  code: string;
  shippedOn: string;
  lines: {
    position: number;
    quantity: number;
    short: number;
    substitute: string | null;
    billedQuantity: number | null;
  }[];
}

export interface KnownOrder {
  id: number;
  orderNumber: string;
  customerKey: number;
  status: string;
  deliveryDate: string | null;
  lines: { position: number; product: string; quantity: number; unit: string; priceUnit: string }[];
  shipments: KnownShipment[];
}

/** Finds orders by number or id, and locks them until the transaction ends. */
export async function lockOrders(
  transaction: Transaction<Database>,
  numbers: readonly string[],
  ids: readonly number[] = [],
): Promise<ReadonlyMap<string, KnownOrder>> {
  const locked = await sql<{ id: number }>`
    select id from sales_order where order_number = any(${codesToFind(numbers)}) or id = any(${ids}::integer[])
    order by id for no key update`.execute(transaction);
  const { rows } = await sql<KnownOrder>`
    select o.id, o.order_number as "orderNumber", o.customer_key as "customerKey", o.status,
      o.delivery_date as "deliveryDate",
      (select coalesce(json_agg(json_build_object('position', l.position, 'product', l.product_code,
        'quantity', l.quantity::float8, 'unit', l.unit, 'priceUnit', l.price_unit)), '[]')
        from sales_order_line l where l.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('code', s.code, 'shippedOn', s.shipped_on, 'lines',
        (select coalesce(json_agg(json_build_object('position', sl.position, 'quantity', sl.quantity::float8,
          'short', sl.short::float8, 'substitute', sl.substitute_code,
          'billedQuantity', sl.billed_quantity::float8) order by sl.position), '[]')
          from order_shipment_line sl where sl.shipment_id = s.id)) order by s.id), '[]')
        from order_shipment s where s.order_id = o.id) as shipments
    from sales_order o where o.id = any(${locked.rows.map(({ id }) => id)})`.execute(transaction);
  return new Map(rows.map((row) => [row.orderNumber, row]));
}

/** The customers of these orders, by number. */
export async function findOrdersOf(
  transaction: Transaction<Database>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { id: number; customerKey: number }>> {
  const rows = await transaction
    .selectFrom('sales_order')
    .select(['id', 'customer_key as customerKey', 'order_number as orderNumber'])
    .where('order_number', '=', sql<string>`any(${codesToFind(numbers)})`)
    .execute();
  return new Map(rows.map((row) => [row.orderNumber, row]));
}
