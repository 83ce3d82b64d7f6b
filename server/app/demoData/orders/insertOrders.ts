import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { billedAmount } from '#domain/order/billed.ts';
import { QUANTITY_PLACES } from '#domain/quantity.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { bulkInsert } from '../bulkInsert.ts';
import { GILDED_OYSTER } from '../customers/knownCustomers.ts';
import { CHEF_ID } from '../users.ts';
import type { DemoOrder } from './makeOrder.ts';
import type { OrderLine } from './orderLines.ts';
import { orderNumber } from './orderNumbers.ts';

const orderColumns = {
  id: 'integer',
  order_number: 'text',
  customer_key: 'integer',
  user_id: 'integer',
  ordered_at: 'timestamptz',
  order_date: 'date',
  status: 'text',
  ship_to_code: 'text',
  customer_po: 'text',
  delivery_date: 'date',
  special_instruction1: 'text',
  line_total: 'numeric',
  add_on_charges: 'numeric',
  taxable_amount: 'numeric',
  tax: 'numeric',
  total: 'numeric',
  invoice_number: 'text',
  invoice_date: 'date',
};

const lineColumns = {
  order_id: 'integer',
  position: 'integer',
  product_key: 'integer',
  product_code: 'text',
  description: 'text',
  unit: 'text',
  price_unit: 'text',
  quantity: 'numeric',
  unit_price: 'numeric',
  price_conversion: 'numeric',
  extension: 'numeric',
  is_estimate: 'boolean',
  case_quantity: 'numeric',
  type: 'text',
  billed_quantity: 'numeric',
};

export async function insertOrders(database: Kysely<Database>, orders: readonly DemoOrder[]): Promise<void> {
  await bulkInsert(database, 'sales_order', orderColumns, orders.map(orderRow));
  await bulkInsert(database, 'sales_order_line', lineColumns, orders.flatMap(lineRows));
}

function orderRow(order: DemoOrder) {
  return {
    id: order.id,
    order_number: orderNumber(order.id),
    customer_key: order.customerKey,
    user_id: order.customerKey === GILDED_OYSTER ? CHEF_ID : null,
    ordered_at: order.orderedAt,
    order_date: order.orderDate,
    status: order.status,
    ship_to_code: order.shipToCode,
    customer_po: order.customerPo,
    delivery_date: order.deliveryDate,
    special_instruction1: order.instruction,
    line_total: order.lineTotal.toFixed(2),
    add_on_charges: order.addOnCharges.toFixed(2),
    taxable_amount: order.taxableAmount.toFixed(2),
    tax: order.tax.toFixed(2),
    total: order.total.toFixed(2),
    invoice_number: order.invoiceNumber,
    invoice_date: order.invoiceDate,
  };
}

/** The weight of an invoiced line: the goods weigh what they weigh on average. Null for goods that are not weighed. */
function weightOf({ isEstimate, quantity, priceConversion, unitPrice, extension }: OrderLine): string | null {
  const weight = decimal(quantity).times(priceConversion).toDecimalPlaces(QUANTITY_PLACES);
  return isEstimate && billedAmount(weight, unitPrice).equals(extension) ? weight.toString() : null;
}

function lineRows(order: DemoOrder) {
  return order.lines.map((line, index) => ({
    order_id: order.id,
    position: index + 1,
    product_key: line.product.key,
    product_code: line.product.code,
    description: line.product.description,
    unit: line.unit,
    price_unit: line.product.pricingUnit,
    quantity: line.quantity,
    unit_price: line.unitPrice.toString(),
    price_conversion: line.priceConversion,
    extension: line.extension.toString(),
    is_estimate: line.isEstimate,
    case_quantity: line.caseQuantity,
    type: line.type,
    billed_quantity: order.invoiceNumber === null ? null : weightOf(line),
  }));
}
