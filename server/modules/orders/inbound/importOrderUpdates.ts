import type { Transaction } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { type RowResult, rowResults, shownValue } from '#domain/dataImport/rowResult.ts';
import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { InboundOrder } from '#domain/integration/inbound.ts';
import { unknownFields } from '#domain/integration/unknownFields.ts';
import { storedStatus } from '#domain/order/orderStatus.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { queueLedgerWrite } from '../../receivables/ledgerRepository.ts';
import { findSpellings, storedCode } from './codeSpellings.ts';
import { findProductsByCode, type KnownOrder, type KnownProduct, lockOrders } from './knownOrders.ts';
import { type OrderChange, type Shipment, type ShippedLine, writeOrders } from './orderWriter.ts';
import { needed, RowRefused, readers } from './rowRefused.ts';

type Sent = NonNullable<InboundOrder['shipments']>[number];
type SentLine = Sent['lines'][number];

/** Refuses a repeated order: only the sender knows which one counts. */
function onceBy(path: string): (key: string) => void {
  const seen = new Set<string>();
  return (key) => {
    if (seen.has(key)) throw new RowRefused(path, key, ledgerTexts.twiceInBatch(key));
    seen.add(key);
  };
}

function readBilled(
  at: string,
  { billedQuantity, billedUnit }: Pick<SentLine, 'billedQuantity' | 'billedUnit'>,
  priceUnit: string,
): Decimal | null {
  const quantity = readers.billedQuantity(`${at}.billedQuantity`, billedQuantity);
  const unit = readers.code(`${at}.billedUnit`, billedUnit) ?? priceUnit;
  if (quantity === null) return null;
  if (unit.toLowerCase() !== priceUnit.toLowerCase()) {
    throw new RowRefused(`${at}.billedUnit`, unit, ledgerTexts.otherBilledUnit(unit, priceUnit));
  }
  return decimal(quantity);
}

function readLine(
  at: string,
  { line: position, quantity, short, substitute, ...billed }: SentLine,
  order: KnownOrder,
  products: ReadonlyMap<string, KnownProduct>,
): ShippedLine {
  const ordered = order.lines.find((line) => line.position === position);
  if (!ordered) {
    throw new RowRefused(`${at}.line`, position, ledgerTexts.noOrderLine(order.orderNumber, String(position)));
  }
  const code = readers.code(`${at}.substitute`, substitute);
  const product = code === null ? null : products.get(code);
  if (product === undefined) {
    throw new RowRefused(`${at}.substitute`, code, importTexts.unknown('product', code ?? ''));
  }
  return {
    position,
    quantity: decimal(readers.quantity(`${at}.quantity`, quantity) ?? 0),
    short: decimal(readers.quantity(`${at}.short`, short) ?? 0),
    substitute: product,
    billedQuantity: readBilled(at, billed, ordered.priceUnit),
  };
}

function readShipment(
  at: string,
  { code, shippedOn, lines }: Sent,
  order: KnownOrder,
  products: ReadonlyMap<string, KnownProduct>,
): Shipment {
  const isOnce = onceBy(`${at}.lines.line`);
  return {
    code: needed(`${at}.code`, readers.code(`${at}.code`, code)),
    shippedOn: needed(`${at}.shippedOn`, readers.day(`${at}.shippedOn`, shippedOn)),
    lines: lines.map((line, place) => {
      isOnce(String(line.line));
      return readLine(`${at}.lines[${place}]`, line, order, products);
    }),
  };
}

/** The sum of all shipments and of the missing quantity never exceeds the ordered one. */
function checkSums(order: KnownOrder, shipments: readonly Shipment[]): void {
  const replaced = new Set(shipments.map(({ code }) => code));
  const before = order.shipments.filter(({ code }) => !replaced.has(code)).flatMap(({ lines }) => lines);
  for (const { position, quantity: ordered } of order.lines) {
    const sent = shipments.flatMap(({ lines }) => lines).filter((line) => line.position === position);
    if (sent.length === 0) continue;
    const already = before.filter((line) => line.position === position);
    const sum = [...sent, ...already].reduce((total, line) => total.plus(line.quantity).plus(line.short), ZERO);
    if (sum.lte(decimal(ordered))) continue;
    throw new RowRefused('shipments', sum, ledgerTexts.shippedMoreOf(position, sum.toString(), String(ordered)));
  }
}

/** In one form, so that the same shipment is known again. */
function formOf({ code, shippedOn, lines }: Shipment): string {
  const forms = lines.map(({ position, quantity, short, substitute, billedQuantity }) => [
    ...[position, +quantity, +short, substitute?.code],
    billedQuantity && +billedQuantity,
  ]);
  return JSON.stringify([code, shippedOn, forms.sort(([a], [b]) => Number(a) - Number(b))]);
}

function knownForm({ code, shippedOn, lines }: KnownOrder['shipments'][number]): string {
  return JSON.stringify([
    code,
    shippedOn,
    lines.map((line) => [line.position, line.quantity, line.short, line.substitute, line.billedQuantity]),
  ]);
}

type Validated = { result: 'changed' | 'same'; change: OrderChange };

function validateOrder(
  row: InboundOrder,
  order: KnownOrder | undefined,
  products: ReadonlyMap<string, KnownProduct>,
): Validated {
  if (!order) throw new RowRefused('orderNumber', row.orderNumber, ledgerTexts.noOrder(row.orderNumber));
  const status =
    row.status === undefined ? order.status : storedStatus(needed('status', readers.status('status', row.status)));
  const deliveryDate =
    row.deliveryDate === undefined ? order.deliveryDate : readers.day('deliveryDate', row.deliveryDate);
  const isOnce = onceBy('shipments.code');
  const shipments = (row.shipments ?? []).map((shipment, place) => {
    isOnce(shipment.code.trim());
    return readShipment(`shipments[${place}]`, shipment, order, products);
  });
  checkSums(order, shipments);
  const known = new Set(order.shipments.map(knownForm));
  const changed = shipments.filter((shipment) => !known.has(formOf(shipment)));
  const isSame = status === order.status && deliveryDate === order.deliveryDate && changed.length === 0;
  return { result: isSame ? 'same' : 'changed', change: { id: order.id, status, deliveryDate, shipments: changed } };
}

/** Order numbers and products of these rows as the shop spells them. */
async function asSpelled(transaction: Transaction<Database>, rows: readonly InboundOrder[]): Promise<InboundOrder[]> {
  const asked = (codes: readonly string[]) => codes.map((code) => ({ owner: '', code }));
  const numbers = await findSpellings(transaction, 'order', asked(rows.map(({ orderNumber }) => orderNumber)));
  const lines = rows.flatMap(({ shipments = [] }) => shipments.flatMap((shipment) => shipment.lines));
  const substitutes = lines.flatMap(({ substitute }) => substitute?.trim() || []);
  const products = await findSpellings(transaction, 'product', asked(substitutes));
  const spelled = (line: SentLine): SentLine => {
    const code = line.substitute?.trim();
    return code ? { ...line, substitute: storedCode(products, { owner: '', code }) ?? code } : line;
  };
  return rows.map((row) => ({
    ...row,
    orderNumber: storedCode(numbers, { owner: '', code: row.orderNumber }) ?? row.orderNumber,
    ...(row.shipments && {
      shipments: row.shipments.map((shipment) => ({ ...shipment, lines: shipment.lines.map(spelled) })),
    }),
  }));
}

/** Status and shipments of orders as the distributor's books have them; at most 1,000 rows. */
export async function importOrderUpdates(
  transaction: Transaction<Database>,
  sentRows: readonly InboundOrder[],
): Promise<RowResult[]> {
  await queueLedgerWrite(transaction);
  const rows = await asSpelled(transaction, sentRows);
  const orders = await lockOrders(
    transaction,
    rows.map(({ orderNumber }) => orderNumber),
  );
  const sent = rows.flatMap(({ shipments = [] }) => shipments.flatMap(({ lines }) => lines));
  const products = await findProductsByCode(
    transaction,
    sent.flatMap(({ substitute }) => substitute?.trim() ?? []),
  );
  const isOnce = onceBy('orderNumber');
  const changes: OrderChange[] = [];
  const results = rows.flatMap((row, place) => {
    try {
      const [unknown] = unknownFields(InboundOrder, row);
      if (unknown !== undefined) throw new RowRefused(shownValue(unknown), null, importTexts.noSuchField(unknown));
      isOnce(row.orderNumber);
      const { result, change } = validateOrder(row, orders.get(row.orderNumber), products);
      if (result === 'changed') changes.push(change);
      return rowResults(place + 1, result, []);
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return rowResults(place + 1, 'refused', [{ column: error.column, value: error.value, ...error.issue }]);
    }
  });
  if (changes.length > 0) await writeOrders(transaction, changes);
  return results;
}
