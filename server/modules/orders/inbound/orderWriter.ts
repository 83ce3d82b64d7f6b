import { sql, type Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { KnownProduct } from './knownOrders.ts';

export interface ShippedLine {
  position: number;
  quantity: Decimal;
  short: Decimal;
  substitute: KnownProduct | null;
  /** In the price unit; null where it is not stated. */
  billedQuantity: Decimal | null;
}

export interface Shipment {
  code: string;
  shippedOn: string;
  lines: ShippedLine[];
}

export interface OrderChange {
  id: number;
  status: string;
  deliveryDate: string | null;
  shipments: Shipment[];
}

interface OrderHead {
  id: number;
  status: string;
  deliveryDate: string | null;
  /** Only where the order has no invoice. */
  invoiceNumber?: string | null;
  invoiceDate?: string | null;
}

export async function updateOrders(transaction: Transaction<Database>, heads: readonly OrderHead[]): Promise<void> {
  await sql`
    update sales_order o set status = given.status, delivery_date = given."deliveryDate",
      invoice_number = coalesce(o.invoice_number, given."invoiceNumber"), invoice_date = coalesce(o.invoice_date, given."invoiceDate")
    from json_to_recordset(${JSON.stringify(heads)})
      as given(id integer, status text, "deliveryDate" date, "invoiceNumber" text, "invoiceDate" date)
    where o.id = given.id`.execute(transaction);
}

/** Shipments that their orders do not have. */
export async function insertShipments(
  transaction: Transaction<Database>,
  shipments: readonly (Shipment & { orderId: number })[],
): Promise<void> {
  const heads = JSON.stringify(shipments.map(({ orderId, code, shippedOn }) => ({ orderId, code, shippedOn })));
  const lines = shipments.flatMap(({ orderId, code, lines: shipped }) =>
    shipped.map(({ substitute, ...line }) => ({
      ...line,
      orderId,
      code,
      substituteCode: substitute?.code ?? null,
      substituteDescription: substitute?.description ?? null,
    })),
  );
  await sql`
    with added as (
      insert into order_shipment (order_id, code, shipped_on)
      select "orderId", code, "shippedOn" from json_to_recordset(${heads}) as given("orderId" integer, code text, "shippedOn" date)
      returning id, order_id, code
    )
    insert into order_shipment_line (shipment_id, position, quantity, short, substitute_code, substitute_description,
      billed_quantity)
    select added.id, position, quantity, short, "substituteCode", "substituteDescription", "billedQuantity"
    from json_to_recordset(${JSON.stringify(lines)}) as given("orderId" integer, code text, position integer,
      quantity numeric, short numeric, "substituteCode" text, "substituteDescription" text, "billedQuantity" numeric)
    join added on added.order_id = given."orderId" and added.code = given.code`.execute(transaction);
}

/** Writes the status and the shipments of orders: a shipment with an existing code replaces it. */
export async function writeOrders(transaction: Transaction<Database>, changes: readonly OrderChange[]): Promise<void> {
  const shipments = changes.flatMap(({ id, shipments: sent }) =>
    sent.map((shipment) => ({ orderId: id, ...shipment })),
  );
  await updateOrders(
    transaction,
    changes.map(({ id, status, deliveryDate }) => ({ id, status, deliveryDate })),
  );
  await sql`
    delete from order_shipment s
    using json_to_recordset(${JSON.stringify(shipments.map(({ orderId, code }) => ({ orderId, code })))})
      as given("orderId" integer, code text)
    where s.order_id = given."orderId" and s.code = given.code`.execute(transaction);
  await insertShipments(transaction, shipments);
}
