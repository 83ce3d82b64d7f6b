import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../server/platform/database/schema.ts';
import { NEIGHBOUR_ACCOUNT, OYSTER, QUIET, REP_ACCOUNT, SHOPPER_ACCOUNT, STRANGER, TIDE } from './fixture.ts';

type OrderColumns = Insertable<Database['sales_order']>;
type LineColumns = Insertable<Database['sales_order_line']>;

const order = (order_number: string, customer_key: number, order_date: string, more: Partial<OrderColumns> = {}) => ({
  order_number,
  customer_key,
  user_id: null,
  cart_id: null,
  cart_version: null,
  ordered_at: new Date(`${order_date}T14:00:00Z`),
  order_date,
  status: 'Invoiced',
  ship_to_code: null,
  customer_po: null,
  delivery_date: null,
  special_instruction1: null,
  special_instruction2: null,
  notes: null,
  address_id: null,
  line_total: '100.00',
  add_on_charges: '15.00',
  taxable_amount: '40.00',
  tax: '3.30',
  total: '118.30',
  invoice_number: `INV-${order_number}`,
  invoice_date: order_date,
  ...more,
});

/** `order_id`: place of its order in the list below. */
const line = (order_id: number, position: number, product_key: number, more: Partial<LineColumns> = {}) => ({
  order_id,
  position,
  product_key,
  product_code: `P${product_key}`,
  description: 'Eggs',
  unit: 'CS',
  price_unit: 'CS',
  quantity: '2',
  unit_price: '48.0000',
  price_conversion: '1',
  extension: '96.00',
  product_text1: null,
  product_text2: null,
  ...more,
});

/** OYSTER's newest order is still open, the one before is invoiced; the two others lie around the border of the last 12 months. */
export const OPEN_ORDER = '500104';
export const INVOICED_ORDER = '500103';
export const FIRST_OF_PERIOD = '500102';
export const BEFORE_PERIOD = '500101';
export const FOREIGN_ORDER = '500201';
export const QUIET_ORDER = '500301';
export const TIDE_ORDER = '500401';
export const SHOPPER_ORDER = '500501';
export const NEIGHBOUR_ORDER = '500502';
export const COUNTER_ORDER = '500503';

export async function placeOrders(database: Kysely<Database>): Promise<void> {
  const orders = [
    order(BEFORE_PERIOD, OYSTER, '2025-03-03'),
    order(FIRST_OF_PERIOD, OYSTER, '2025-03-04'),
    order(INVOICED_ORDER, OYSTER, '2026-02-27', { invoice_date: '2026-03-02', customer_po: 'PO-7' }),
    order(OPEN_ORDER, OYSTER, '2026-03-04', {
      status: 'Received',
      invoice_number: null,
      invoice_date: null,
      ship_to_code: 'DOCK',
      address_id: 12,
      customer_po: 'PO-8',
      delivery_date: '2026-03-05',
      special_instruction1: 'Ring twice',
      special_instruction2: 'Mind the step',
      notes: 'For the wedding.\nKeep cold.',
    }),
    order(FOREIGN_ORDER, STRANGER, '2026-03-01'),
    order(QUIET_ORDER, QUIET, '2026-03-01'),
    order(TIDE_ORDER, TIDE, '2026-03-01'),
    order(SHOPPER_ORDER, SHOPPER_ACCOUNT, '2026-03-01'),
    order(NEIGHBOUR_ORDER, NEIGHBOUR_ACCOUNT, '2026-03-01'),
    order(COUNTER_ORDER, REP_ACCOUNT, '2026-03-01'),
  ];
  const placed = await database.insertInto('sales_order').values(orders).returning('id').execute();
  const lines = [
    line(1, 1, 101),
    line(2, 1, 101, { unit: 'EA', quantity: '4' }),
    line(3, 1, 101),
    line(3, 2, 9, { description: 'Never listed', unit: 'EA', price_unit: 'EA', type: 'Credit', quantity: '-1' }),
    line(4, 1, 102, {
      description: 'Ribeye, about 38.5 LB',
      price_unit: 'LB',
      quantity: '1.5',
      unit_price: '12.2575',
      price_conversion: '38.5',
      extension: '707.87',
      is_override: true,
      is_estimate: true,
      case_quantity: '1.5',
      product_text1: 'Cut thick',
    }),
    line(4, 2, 107, { description: 'Napkins', unit: 'EA', price_unit: 'EA', unit_price: '0.0375', extension: '0.08' }),
    line(5, 1, 101),
    line(6, 1, 101),
    line(7, 1, 101),
    line(8, 1, 101),
    line(9, 1, 101),
    line(10, 1, 101),
  ].map((columns) => ({ ...columns, order_id: placed[columns.order_id - 1]?.id ?? 0 }));
  await database.insertInto('sales_order_line').values(lines).execute();
}
