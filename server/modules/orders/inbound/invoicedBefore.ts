import { sql, type Transaction } from 'kysely';
import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** What an invoice line bills: a line of its order, else a product and unit. */
export interface BilledLine {
  orderId: number;
  orderLine: number | null;
  product: string;
  unit: string;
}

/** Of these orders: the invoiced quantity less the credited one. */
export interface Invoiced {
  add(line: BilledLine, quantity: Decimal): void;
  ofLine(orderId: number, orderLine: number): Decimal;
  /** Of all lines of the order with this product and unit. */
  ofProduct(line: BilledLine): Decimal;
}

const lineKey = (orderId: number, orderLine: number | null) => JSON.stringify([orderId, orderLine]);
const productKey = ({ orderId, product, unit }: BilledLine) => JSON.stringify([orderId, product, unit]);

export async function findInvoiced(transaction: Transaction<Database>, orderIds: readonly number[]): Promise<Invoiced> {
  const { rows } = await sql<BilledLine & { quantity: string }>`
    select i.order_id as "orderId", l.order_line as "orderLine", l.product_code as product, l.unit,
      sum(case when r.is_credit then -l.quantity else l.quantity end) as quantity
    from invoice i join receivable r on r.id = i.receivable_id join invoice_line l on l.receivable_id = i.receivable_id
    where i.order_id = any(${orderIds}::integer[])
    group by i.order_id, l.order_line, l.product_code, l.unit`.execute(transaction);
  const sums = new Map<string, Decimal>();
  const sumOf = (key: string) => sums.get(key) ?? ZERO;
  const add = (line: BilledLine, quantity: Decimal) => {
    for (const key of [lineKey(line.orderId, line.orderLine), productKey(line)])
      sums.set(key, sumOf(key).plus(quantity));
  };
  for (const { quantity, ...line } of rows) add(line, decimal(quantity));
  return {
    add,
    ofLine: (orderId, orderLine) => sumOf(lineKey(orderId, orderLine)),
    ofProduct: (line) => sumOf(productKey(line)),
  };
}
