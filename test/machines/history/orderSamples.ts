import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { OrderDetail, OrderHistoryRow, OrderInvoice, OrderLine } from '#domain/order/order.ts';
import type { Today } from '#domain/order/orderAgain.ts';
import { cartOf, lastSale, tomatoes, twoCases } from '../samples.ts';

export const open: OrderHistoryRow = {
  orderNumber: '500104',
  pO_Number: 'PO-8',
  orderDate: '2026-03-04',
  deliveryDate: '2026-03-05',
  status: 'Open',
  total: 118.3,
  scanDocuments: [],
  orderConfirmation: true,
  invoice: false,
};

export const invoiced: OrderHistoryRow = {
  ...open,
  orderNumber: '500103',
  pO_Number: null,
  orderDate: '2026-02-27',
  deliveryDate: null,
  status: 'Invoiced',
  total: 1240,
  invoice: true,
};

export const confirmation: DocumentRequest = { kind: 'order', orderNumber: '500104', n: 1 };
export const scan: DocumentRequest = { kind: 'productScan', productKey: 11, n: 2 };

/** Two cases at the price of today. */
export const soldTomatoes: OrderLine = {
  ...twoCases,
  productCode: 'TOM',
  formattedProductCode: 'V-TOM',
  description: 'Tomatoes, plum',
};

export const twoInvoices = [
  { code: 'AR-9001', invoiceNumber: '9001', invoiceDate: '2026-03-01', total: 48 },
  { code: 'AR-9002', invoiceNumber: '9002', invoiceDate: '2026-03-05', total: 1192 },
] as const satisfies OrderInvoice[];

/** An order of these lines. */
export function orderOf(...lines: OrderLine[]): OrderDetail {
  return { order: invoiced, invoices: [], shipMethod: null, header: cartOf(0).header, lines };
}

/** So that the two cases of the order are many. */
export const fewUsual: LastSale = { ...lastSale, quantity: 2, usualQuantity: 0.4 };

/** Tomatoes at $48.00 a case. */
export const today: Today = {
  productByKey: new Map([[tomatoes.productKey, tomatoes]]),
  excludedCategories: new Set(),
  prices: { 11: { CS: 48, EA: 2.1 } },
  lastSales: {},
};
