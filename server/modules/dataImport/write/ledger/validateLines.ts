import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { decimal, ZERO } from '#domain/decimal.ts';
import { formatMoney, MONEY_PLACES } from '#domain/money.ts';
import { billedAmount, billedText } from '#domain/order/billed.ts';
import type { BilledLine, Invoiced } from '../../../orders/inbound/invoicedBefore.ts';
import type { KnownOrder } from '../../../orders/inbound/knownOrders.ts';
import { type Candidate, refuse } from '../importTarget.ts';
import { decimalOf, exactAmount, type SoldProducts } from './soldLines.ts';

const CENT = '0.01';

const isMeant = ({ values }: Candidate) => values.override === 'yes';

/** Refuses a billed quantity that is not in the price unit, or that does not give the line's amount. */
export function validateBilled(row: Candidate): void {
  const { billedQuantity, billedUnit, priceUnit, price, extension } = row.values;
  if (!billedQuantity || !billedUnit || !priceUnit || !price || !extension) return;
  if (billedUnit.toLowerCase() !== priceUnit.toLowerCase()) {
    refuse(row, 'billedUnit', ledgerTexts.otherBilledUnit(billedUnit, priceUnit));
    return;
  }
  const amount = billedAmount(decimal(billedQuantity), decimal(price));
  if (amount.equals(extension) || isMeant(row)) return;
  const billed = billedText(decimal(billedQuantity), billedUnit, decimal(price));
  refuse(
    row,
    'billedQuantity',
    ledgerTexts.otherBilledAmount(billed, formatMoney(amount), formatMoney(decimal(extension))),
  );
}

/** Refuses a line whose amount is not quantity times price, unless it is meant. */
export function validateAmount(row: Candidate, products: SoldProducts): void {
  if (row.refusals.length > 0 || row.values.billedQuantity || isMeant(row)) return;
  const amount = exactAmount(row, products);
  const stated = decimalOf(row.values.extension);
  if (amount === null || stated.minus(amount).abs().lte(CENT)) return;
  refuse(row, 'extension', ledgerTexts.otherAmount(stated.toFixed(MONEY_PLACES), amount.toFixed(MONEY_PLACES)));
}

export function validateOrderLine(row: Candidate, order: KnownOrder | null): void {
  const { orderLine, order: number, unit } = row.values;
  if (!orderLine) return;
  const ordered = order?.lines.find(({ position }) => position === Number(orderLine));
  if (!ordered) refuse(row, 'orderLine', ledgerTexts.noOrderLine(number ?? '', orderLine));
  else if (ordered.unit !== unit) refuse(row, 'orderLine', ledgerTexts.orderedIn(ordered.unit));
}

function billedLine({ values }: Candidate, orderId: number): BilledLine {
  const { orderLine, product, unit } = values;
  return { orderId, orderLine: orderLine ? Number(orderLine) : null, product: product ?? '', unit: unit ?? '' };
}

/** Adds the lines of an invoice to what was invoiced of its order; a credit takes away. */
export function addInvoiced(rows: readonly Candidate[], orderId: number, invoiced: Invoiced): void {
  for (const row of rows) {
    const quantity = decimalOf(row.values.quantity);
    invoiced.add(billedLine(row, orderId), row.values.type === 'credit' ? quantity.negated() : quantity);
  }
}

/** What was ordered and what would be invoiced of it; null for a product or unit that was not ordered. */
function sumsOf(
  row: Candidate,
  order: KnownOrder,
  { rows, invoiced }: { rows: readonly Candidate[]; invoiced: Invoiced },
) {
  const line = billedLine(row, order.id);
  const isSame = ({ orderLine, product, unit }: BilledLine) =>
    line.orderLine === null ? product === line.product && unit === line.unit : orderLine === line.orderLine;
  const ofOrder = order.lines.filter(({ position, product, unit }) =>
    isSame({ ...line, orderLine: position, product, unit }),
  );
  if (ofOrder.length === 0) return null;
  const before = line.orderLine === null ? invoiced.ofProduct(line) : invoiced.ofLine(order.id, line.orderLine);
  const alike = rows.filter((other) => isSame(billedLine(other, order.id)));
  return {
    ordered: ofOrder.reduce((sum, { quantity }) => sum.plus(quantity), ZERO),
    sum: alike.reduce((sum, { values }) => sum.plus(decimalOf(values.quantity)), before),
  };
}

/** Refuses an invoice for more than its order has, unless it is meant. */
export function validateOrdered(rows: readonly Candidate[], order: KnownOrder, invoiced: Invoiced): void {
  for (const row of rows) {
    if (row.refusals.length > 0 || isMeant(row) || row.values.type === 'credit') continue;
    const sums = sumsOf(row, order, { rows, invoiced });
    if (sums?.sum.gt(sums.ordered)) {
      refuse(row, 'quantity', ledgerTexts.invoicedMore(sums.sum.toString(), sums.ordered.toString()));
    }
  }
}
