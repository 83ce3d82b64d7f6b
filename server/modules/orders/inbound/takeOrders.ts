import type { Transaction } from 'kysely';
import { decimal, ZERO } from '#domain/decimal.ts';
import type { Verdict } from '#domain/intake/verdict.ts';
import type { OrderAnswer } from '#domain/integration/answers.ts';
import { storedStatus } from '#domain/order/orderStatus.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { queueForBooks } from '../../receivables/inbound/ledgerEntries.ts';
import { readDay, readDayOrNone, readQuantity, readText, readTextOrNone } from '../../receivables/inbound/readCells.ts';
import { type Judged, judgeRows, onceInBatch, RowRefused } from '../../receivables/inbound/rowRefused.ts';
import { findProductsByCode, type KnownOrder, type KnownProduct, lockOrders } from './answerRepository.ts';
import { type OrderChange, type Shipment, type ShippedLine, writeOrders } from './orderWriter.ts';

const LONGEST_STATUS = 40;

type Sent = NonNullable<OrderAnswer['shipments']>[number];
type SentLine = Sent['lines'][number];

function readLine(
  at: string,
  { line: position, quantity, short, substitute }: SentLine,
  order: KnownOrder,
  products: ReadonlyMap<string, KnownProduct>,
): ShippedLine {
  if (!order.lines.some((line) => line.position === position)) {
    throw new RowRefused(`${at}.line`, position, `Order ${order.orderNumber} has no such line.`);
  }
  const code = readTextOrNone(`${at}.substitute`, substitute);
  const product = code === null ? null : products.get(code);
  if (product === undefined) {
    throw new RowRefused(`${at}.substitute`, code, 'No product has this code.', 'Send the product first.');
  }
  return {
    position,
    quantity: readQuantity(`${at}.quantity`, quantity),
    short: readQuantity(`${at}.short`, short),
    substitute: product,
  };
}

function readShipment(
  at: string,
  { code, shippedOn, lines }: Sent,
  order: KnownOrder,
  products: ReadonlyMap<string, KnownProduct>,
): Shipment {
  const isOnce = onceInBatch(`${at}.lines.line`);
  return {
    code: readText(`${at}.code`, code),
    shippedOn: readDay(`${at}.shippedOn`, shippedOn),
    lines: lines.map((line, place) => {
      isOnce(String(line.line));
      return readLine(`${at}.lines[${place}]`, line, order, products);
    }),
  };
}

/** What all shipments together bring, and what will not come, is never more than was ordered. */
function checkSums(order: KnownOrder, shipments: readonly Shipment[]): void {
  const replaced = new Set(shipments.map(({ code }) => code));
  const before = order.shipments.filter(({ code }) => !replaced.has(code)).flatMap(({ lines }) => lines);
  for (const { position, quantity: ordered } of order.lines) {
    const sent = shipments.flatMap(({ lines }) => lines).filter((line) => line.position === position);
    if (sent.length === 0) continue;
    const already = before.filter((line) => line.position === position);
    const sum = [...sent, ...already].reduce((total, line) => total.plus(line.quantity).plus(line.short), ZERO);
    if (sum.lte(decimal(ordered))) continue;
    throw new RowRefused(
      'shipments',
      sum.toString(),
      `Line ${position}: ${sum} shipped and short, but ${ordered} were ordered.`,
      'Quantities are in the unit that was ordered; a shipment of the same code is replaced.',
    );
  }
}

/** In one form, so that the same shipment is known again. */
function formOf({ code, shippedOn, lines }: Shipment): string {
  const forms = lines.map(({ position, quantity, short, substitute }) => [
    position,
    +quantity,
    +short,
    substitute?.code,
  ]);
  return JSON.stringify([code, shippedOn, forms.sort(([a], [b]) => Number(a) - Number(b))]);
}

function knownForm({ code, shippedOn, lines }: KnownOrder['shipments'][number]): string {
  return JSON.stringify([
    code,
    shippedOn,
    lines.map((line) => [line.position, line.quantity, line.short, line.substitute]),
  ]);
}

function judgeOrder(
  row: OrderAnswer,
  order: KnownOrder | undefined,
  products: ReadonlyMap<string, KnownProduct>,
): Judged<OrderChange> {
  if (!order) throw new RowRefused('orderNumber', row.orderNumber, 'There is no order of this number.');
  const status = row.status === undefined ? order.status : storedStatus(readText('status', row.status));
  if (status.length > LONGEST_STATUS) {
    throw new RowRefused('status', status, `It is longer than ${LONGEST_STATUS} characters.`);
  }
  const deliveryDate =
    row.deliveryDate === undefined ? order.deliveryDate : readDayOrNone('deliveryDate', row.deliveryDate);
  const isOnce = onceInBatch('shipments.code');
  const shipments = (row.shipments ?? []).map((shipment, place) => {
    isOnce(shipment.code.trim());
    return readShipment(`shipments[${place}]`, shipment, order, products);
  });
  checkSums(order, shipments);
  const known = new Set(order.shipments.map(knownForm));
  const changed = shipments.filter((shipment) => !known.has(formOf(shipment)));
  const isSame = status === order.status && deliveryDate === order.deliveryDate && changed.length === 0;
  return { verdict: isSame ? 'same' : 'changed', change: { id: order.id, status, deliveryDate, shipments: changed } };
}

/** Status and shipments of orders as the distributor's books have them; at most 1,000 rows. */
export async function takeOrders(transaction: Transaction<Database>, rows: readonly OrderAnswer[]): Promise<Verdict[]> {
  await queueForBooks(transaction);
  const orders = await lockOrders(
    transaction,
    rows.map(({ orderNumber }) => orderNumber),
  );
  const sent = rows.flatMap(({ shipments = [] }) => shipments.flatMap(({ lines }) => lines));
  const products = await findProductsByCode(
    transaction,
    sent.flatMap(({ substitute }) => substitute?.trim() ?? []),
  );
  const isOnce = onceInBatch('orderNumber');
  const { verdicts, changes } = judgeRows(rows, (row) => {
    isOnce(row.orderNumber);
    return judgeOrder(row, orders.get(row.orderNumber), products);
  });
  if (changes.length > 0) await writeOrders(transaction, changes);
  return verdicts;
}
