import { type Kysely, sql, type Transaction } from 'kysely';
import type { Amounts } from '#domain/cart/estimate.ts';
import type { ChosenHeader, ShipTo } from '#domain/cart/header.ts';
import type { Decimal } from '#domain/decimal.ts';
import { ORDER_STATUS } from '#domain/order/orderStatus.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A new order: of one version of one cart, once. */
export interface NewOrder {
  customerKey: number;
  userId: number;
  cartId: number;
  cartVersion: number;
  orderedAt: Date;
  orderDate: string;
  shipMethod: ShipMethod;
  header: Omit<ChosenHeader, 'shipToCode'>;
  /** The validated ship-to; its current address is copied into the order. */
  shipTo: Pick<ShipTo, 'id' | 'key'> | null;
  amounts: Amounts;
}

export interface NewOrderLine {
  productKey: number;
  productCode: string;
  description: string;
  unit: string;
  priceUnit: string;
  quantity: Decimal;
  unitPrice: Decimal;
  priceConversion: Decimal;
  extension: Decimal;
  /** In the price unit; null until the goods are weighed. */
  billedQuantity: Decimal | null;
  isOverride: boolean;
  isEstimate: boolean;
  caseQuantity: Decimal;
  productText1: string | null;
  productText2: string | null;
  type: 'Invoice' | 'Credit';
}

function addressNow(id: number) {
  return sql<string>`(select jsonb_build_object('name', name, 'address1', address1, 'address2', address2, 'city', city,
    'state', state, 'zip', zip, 'contact', contact, 'phone', phone) from address where id = ${id})`;
}

/** Gives the order its number. */
export async function insertOrder(
  transaction: Transaction<Database>,
  order: NewOrder,
): Promise<{ id: number; orderNumber: string }> {
  const { header, shipTo, amounts } = order;
  return await transaction
    .insertInto('sales_order')
    .values({
      order_number: sql<string>`next_order_number()`,
      customer_key: order.customerKey,
      user_id: order.userId,
      cart_id: order.cartId,
      cart_version: order.cartVersion,
      ordered_at: order.orderedAt,
      order_date: order.orderDate,
      status: ORDER_STATUS.open,
      ship_method: order.shipMethod,
      ship_to_code: shipTo?.key ?? null,
      address_id: shipTo?.id ?? null,
      ship_to_address: shipTo && addressNow(shipTo.id),
      customer_po: header.customerPo,
      delivery_date: header.deliveryDate,
      special_instruction1: header.specialInstruction1,
      special_instruction2: header.specialInstruction2,
      notes: header.notes,
      line_total: amounts.lineTotal.toFixed(2),
      add_on_charges: amounts.addOnCharges.toFixed(2),
      taxable_amount: amounts.taxableAmount.toFixed(2),
      tax: amounts.tax.toFixed(2),
      total: amounts.total.toFixed(2),
    })
    .returning(['id', 'order_number as orderNumber'])
    .executeTakeFirstOrThrow();
}

/** Lines with their places in their orders, from 1 on: all in one statement. */
export async function insertOrderLines(
  transaction: Transaction<Database>,
  lines: readonly (NewOrderLine & { orderId: number; position: number })[],
): Promise<void> {
  await sql`
    insert into sales_order_line (order_id, position, product_key, product_code, description, unit, price_unit, quantity,
      unit_price, price_conversion, extension, is_override, is_estimate, case_quantity, product_text1, product_text2, type,
      billed_quantity)
    select "orderId", position, "productKey", "productCode", description, unit, "priceUnit", quantity, "unitPrice",
      "priceConversion", extension, "isOverride", "isEstimate", "caseQuantity", "productText1", "productText2", line.type,
      "billedQuantity"
    from json_to_recordset(${JSON.stringify(lines)}) as line("orderId" integer, position integer, "productKey" integer,
      "productCode" text, description text, unit text, "priceUnit" text, quantity numeric, "unitPrice" numeric,
      "priceConversion" numeric, extension numeric, "isOverride" boolean, "isEstimate" boolean, "caseQuantity" numeric,
      "productText1" text, "productText2" text, type text,
      "billedQuantity" numeric)`.execute(transaction);
}

/** The order that this version of the cart became. */
export async function findOrderOfCart(
  database: Kysely<Database>,
  cartId: number,
  cartVersion: number,
): Promise<{ orderNumber: string; total: string } | undefined> {
  return await database
    .selectFrom('sales_order')
    .select(['order_number as orderNumber', 'total'])
    .where('cart_id', '=', cartId)
    .where('cart_version', '=', cartVersion)
    .executeTakeFirst();
}

/** Cancels the order if it was not processed yet. */
export async function cancelOrder(transaction: Transaction<Database>, orderNumber: string): Promise<void> {
  await transaction
    .updateTable('sales_order')
    .set({ status: ORDER_STATUS.cancelled })
    .where('order_number', '=', orderNumber)
    .where('status', '=', ORDER_STATUS.open)
    .execute();
}
