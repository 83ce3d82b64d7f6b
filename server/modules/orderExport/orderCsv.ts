import type { OutgoingOrder } from '#domain/integration/outgoingOrder.ts';
import { type CsvCell, csvLine } from '#domain/report/csv.ts';

const HEADERS = [
  ...['orderNumber', 'orderDate', 'customerCode', 'shipMethod', 'shipToCode', 'poNumber', 'deliveryDate'],
  ...['line', 'productCode', 'description', 'quantity', 'unit', 'unitPrice', 'priceUnit', 'extension', 'orderTotal'],
];

const text = (value: string | null): CsvCell => value ?? '';
const number = (value: number): CsvCell => ({ number: String(value) });

/** One row for each line of the order. No text becomes a formula (readings 104). */
export function orderCsv(order: OutgoingOrder): string {
  const head = [
    ...[text(order.orderNumber), text(order.orderDate), text(order.customerCode), text(order.shipMethod)],
    ...[text(order.shipToCode), text(order.poNumber), text(order.deliveryDate)],
  ];
  const rows = order.lines.map((line) =>
    csvLine([
      ...head,
      ...[number(line.line), text(line.productCode), text(line.description), number(line.quantity), text(line.unit)],
      ...[number(line.unitPrice), text(line.priceUnit), number(line.extension), number(order.total)],
    ]),
  );
  return [csvLine(HEADERS), ...rows].join('');
}
