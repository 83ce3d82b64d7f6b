import { type Decimal, ZERO } from '#domain/decimal.ts';
import type { InvoiceAnswer } from '#domain/integration/answers.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import {
  readAmount,
  readDay,
  readQuantity,
  readText,
  readTextOrNone,
  readUnitPrice,
} from '../../receivables/inbound/readCells.ts';
import { RowRefused } from '../../receivables/inbound/rowRefused.ts';
import type { KnownOrder, KnownProduct } from './answerRepository.ts';
import type { InvoicedLine, NewInvoice } from './invoiceRepository.ts';

type Products = ReadonlyMap<string, KnownProduct>;

function readLine(
  { line, productCode, description, quantity, unit, unitPrice, priceUnit, extension }: InvoiceAnswer['lines'][number],
  place: number,
  order: KnownOrder | null,
  products: Products,
): InvoicedLine {
  const at = `lines[${place}]`;
  const product = products.get(productCode.trim());
  if (!product) {
    throw new RowRefused(`${at}.productCode`, productCode, 'No product has this code.', 'Send the product first.');
  }
  const orderLine = line ?? null;
  const ordered = order?.lines.find(({ position }) => position === orderLine);
  if (orderLine !== null && !ordered) {
    throw new RowRefused(
      `${at}.line`,
      orderLine,
      'The order has no such line.',
      'Leave it out for what was not ordered.',
    );
  }
  const sold = readText(`${at}.unit`, unit);
  if (ordered && ordered.unit !== sold) {
    throw new RowRefused(
      `${at}.unit`,
      unit,
      `The line was ordered in ${ordered.unit}.`,
      'Leave line out, or use that unit.',
    );
  }
  return {
    position: place + 1,
    orderLine,
    productKey: product.key,
    productCode: product.code,
    description: readTextOrNone(`${at}.description`, description) ?? product.description,
    unit: sold,
    quantity: readQuantity(`${at}.quantity`, quantity),
    priceUnit: readTextOrNone(`${at}.priceUnit`, priceUnit) ?? sold,
    unitPrice: readUnitPrice(`${at}.unitPrice`, unitPrice),
    extension: readAmount(`${at}.extension`, extension),
  };
}

function checkSum(column: string, said: Decimal, sum: Decimal, of: string): void {
  if (said.equals(sum)) return;
  const reason = `${of} are ${sum.toFixed(MONEY_PLACES)} together.`;
  throw new RowRefused(column, said.toFixed(MONEY_PLACES), reason, 'Send amounts that add up.');
}

/** An order is named only for the customer who placed it. */
export function readOrder(
  row: InvoiceAnswer,
  customerKey: number,
  orders: ReadonlyMap<string, KnownOrder>,
): KnownOrder | null {
  const number = readTextOrNone('orderNumber', row.orderNumber);
  if (number === null) return null;
  const order = orders.get(number);
  if (order?.customerKey === customerKey) return order;
  throw new RowRefused(
    'orderNumber',
    number,
    'The customer has no order of this number.',
    'Leave it out for an invoice without an order.',
  );
}

/** Amounts that add up, or a refusal. */
export function readInvoice(
  row: InvoiceAnswer,
  customerKey: number,
  order: KnownOrder | null,
  products: Products,
): NewInvoice {
  const lines = row.lines.map((line, place) => readLine(line, place, order, products));
  const lineTotal = readAmount('lineTotal', row.lineTotal);
  const addOnCharges = readAmount('addOnCharges', row.addOnCharges);
  const tax = readAmount('tax', row.tax);
  const extensions = lines.reduce((sum, { extension }) => sum.plus(extension), ZERO);
  checkSum('lineTotal', lineTotal, extensions, 'The extensions of the lines');
  const total = readAmount('total', row.total);
  checkSum('total', total, lineTotal.plus(addOnCharges).plus(tax), 'Lines, charges and tax');
  if (total.isZero()) throw new RowRefused('total', row.total, 'An invoice of nothing is none.');
  return {
    customerKey,
    code: readText('code', row.code),
    orderId: order?.id ?? null,
    invoiceNumber: row.kind === 'invoice' ? readText('invoiceNumber', row.invoiceNumber) : null,
    issuedOn: readDay('issuedOn', row.issuedOn),
    lineTotal,
    addOnCharges,
    taxableAmount: readAmount('taxableAmount', row.taxableAmount),
    tax,
    lines,
  };
}
