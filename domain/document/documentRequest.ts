import { ORDER_CONFIRMATION, ORDER_INVOICE, type OrderHistoryRow } from '../order/order.ts';
import type { UserSettings } from '../settings/settings.ts';

/** A document that can be asked for: one of an order's own papers, or the n-th scan of a product. */
export type DocumentRequest =
  | { kind: 'order'; orderNumber: string; n: typeof ORDER_CONFIRMATION | typeof ORDER_INVOICE }
  | { kind: 'productScan'; productKey: number; n: number };

/** Tells the documents of one list apart. */
export function documentKey(request: DocumentRequest): string {
  return request.kind === 'order'
    ? `${request.orderNumber}/${request.n}`
    : `product/${request.productKey}/${request.n}`;
}

/** The papers of an order that exist and that its reader may open (specification 6). */
export function orderDocuments(
  row: Pick<OrderHistoryRow, 'orderNumber' | 'orderConfirmation' | 'invoice'>,
  settings: Pick<UserSettings, 'canViewConfirmation' | 'canPrintInvoices'>,
): readonly { label: string; request: DocumentRequest }[] {
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
  ];
  return papers.filter((paper) => paper.isOffered).map(({ label, request }) => ({ label, request }));
}
