import { ORDER_CONFIRMATION, ORDER_INVOICE, type OrderHistoryRow } from '../order/order.ts';
import type { UserSettings } from '../settings/settings.ts';

/** A document that can be asked for: one of an order's own papers, the receipt of a payment, or the n-th scan of an order or of a product. */
export type DocumentRequest =
  | { kind: 'order'; orderNumber: string; n: typeof ORDER_CONFIRMATION | typeof ORDER_INVOICE }
  | { kind: 'paymentReceipt'; invoicePaymentKey: string }
  | { kind: 'orderScan'; orderNumber: string; n: number }
  | { kind: 'productScan'; productKey: number; n: number };

/** Tells the documents of one list apart. */
export function documentKey(request: DocumentRequest): string {
  if (request.kind === 'order') return `${request.orderNumber}/${request.n}`;
  if (request.kind === 'paymentReceipt') return `payment/${request.invoicePaymentKey}`;
  return request.kind === 'orderScan'
    ? `${request.orderNumber}/scan/${request.n}`
    : `product/${request.productKey}/${request.n}`;
}

type DocumentSettings = Pick<UserSettings, 'canViewConfirmation' | 'canPrintInvoices'>;

/** Scans go with an order's own papers: who may open neither of those may open none (specification 6). */
export function mayOpenOrderScans({ canViewConfirmation, canPrintInvoices }: DocumentSettings): boolean {
  return canViewConfirmation || canPrintInvoices;
}

/** The papers and scans of an order that exist and that its reader may open (specification 6). */
export function orderDocuments(
  row: Pick<OrderHistoryRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'scanDocuments'>,
  settings: DocumentSettings,
): readonly { label: string; request: DocumentRequest }[] {
  const mayOpenScans = mayOpenOrderScans(settings);
  const { orderNumber } = row;
  const papers = [
    {
      label: 'Confirmation',
      isOffered: row.orderConfirmation && settings.canViewConfirmation,
      request: { kind: 'order', orderNumber, n: ORDER_CONFIRMATION } as const,
    },
    {
      label: 'Invoice',
      isOffered: row.invoice && settings.canPrintInvoices,
      request: { kind: 'order', orderNumber, n: ORDER_INVOICE } as const,
    },
    ...row.scanDocuments.map(({ name }, index) => ({
      label: name,
      isOffered: mayOpenScans,
      request: { kind: 'orderScan', orderNumber, n: index + 1 } as const,
    })),
  ];
  return papers.filter((paper) => paper.isOffered).map(({ label, request }) => ({ label, request }));
}
