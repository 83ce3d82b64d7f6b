import type { ORDER_CONFIRMATION, ORDER_INVOICE } from '../order/order.ts';
import { reportFailure } from '../report/reportFailure.ts';
import type { ReportRequest } from '../report/reportRequest.ts';
import type { ReportFormat } from '../report/reports.ts';
import { shopText } from '../texts/shopText.ts';

/**
 * A document that can be requested: one of an order's own documents, an invoice or a credit by its entry's code, the
 * receipt of a payment, the n-th scan of an order or of a product, or a report.
 */
export type DocumentRequest =
  | { kind: 'order'; orderNumber: string; n: typeof ORDER_CONFIRMATION | typeof ORDER_INVOICE }
  | { kind: 'invoice'; code: string }
  | { kind: 'credit'; code: string }
  | { kind: 'paymentReceipt'; invoicePaymentKey: string }
  | { kind: 'orderScan'; orderNumber: string; n: number }
  | { kind: 'productScan'; productKey: number; n: number }
  | { kind: 'report'; report: ReportRequest; format: ReportFormat };

/** The key of a document among those of one list; it is the same for a report with any contents. */
export function documentKey(request: DocumentRequest): string {
  if (request.kind === 'report') return `report/${request.report.kind}/${request.format}`;
  if (request.kind === 'order') return `${request.orderNumber}/${request.n}`;
  if (request.kind === 'invoice' || request.kind === 'credit') return `${request.kind}/${request.code}`;
  if (request.kind === 'paymentReceipt') return `payment/${request.invoicePaymentKey}`;
  return request.kind === 'orderScan'
    ? `${request.orderNumber}/scan/${request.n}`
    : `product/${request.productKey}/${request.n}`;
}

/** The document is downloaded rather than shown, and needs no tab. */
export function isSaved(request: DocumentRequest): boolean {
  return request.kind === 'report' && request.format === 'csv';
}

/** Why a document did not arrive, by response status; null without a response. */
export function documentFailure({ kind }: DocumentRequest, status: number | null): string {
  if (kind === 'report') return reportFailure(status);
  return status === 204 ? shopText('documents.absent') : shopText('documents.notOpened');
}
