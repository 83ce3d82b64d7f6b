import { ORDER_CONFIRMATION, ORDER_INVOICE, type OrderHistoryRow } from '../order/order.ts';
import type { AccountRow } from '../receivable/accountRow.ts';
import { reportFailure } from '../report/reportFailure.ts';
import type { ReportRequest } from '../report/reportRequest.ts';
import type { ReportFormat } from '../report/reports.ts';
import type { UserSettings } from '../settings/settings.ts';
import { texts } from '../texts.ts';

/** A document that can be asked for: one of an order's own papers, an invoice by its entry's code, the receipt of a payment, the n-th scan of an order or of a product, or a report. */
export type DocumentRequest =
  | { kind: 'order'; orderNumber: string; n: typeof ORDER_CONFIRMATION | typeof ORDER_INVOICE }
  | { kind: 'invoice'; code: string }
  | { kind: 'paymentReceipt'; invoicePaymentKey: string }
  | { kind: 'orderScan'; orderNumber: string; n: number }
  | { kind: 'productScan'; productKey: number; n: number }
  | { kind: 'report'; report: ReportRequest; format: ReportFormat };

/** Tells the documents of one list apart; a report is the same whatever stands on it. */
export function documentKey(request: DocumentRequest): string {
  if (request.kind === 'report') return `report/${request.report.kind}/${request.format}`;
  if (request.kind === 'order') return `${request.orderNumber}/${request.n}`;
  if (request.kind === 'invoice') return `invoice/${request.code}`;
  if (request.kind === 'paymentReceipt') return `payment/${request.invoicePaymentKey}`;
  return request.kind === 'orderScan'
    ? `${request.orderNumber}/scan/${request.n}`
    : `product/${request.productKey}/${request.n}`;
}

/** It is put among the reader's files rather than shown, and needs no tab. */
export function isSaved(request: DocumentRequest): boolean {
  return request.kind === 'report' && request.format === 'csv';
}

/** Why a document did not come, by the status of the answer; null when there was none. */
export function documentFailure({ kind }: DocumentRequest, status: number | null): string {
  if (kind === 'report') return reportFailure(status);
  return status === 204 ? texts.documents.absent : texts.documents.notOpened;
}

type DocumentSettings = Pick<UserSettings, 'canViewConfirmation' | 'canPrintInvoices'>;

/** Scans go with an order's own papers: who may open neither of those may open none (specification 6). */
export function mayOpenOrderScans({ canViewConfirmation, canPrintInvoices }: DocumentSettings): boolean {
  return canViewConfirmation || canPrintInvoices;
}

/** One that can be opened, as its button is called. */
export interface OfferedDocument {
  label: string;
  request: DocumentRequest;
}

/** The papers and scans of an order that exist and that its reader may open (specification 6). */
export function orderDocuments(
  row: Pick<OrderHistoryRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'scanDocuments'>,
  settings: DocumentSettings,
  invoice: DocumentRequest = { kind: 'order', orderNumber: row.orderNumber, n: ORDER_INVOICE },
): readonly OfferedDocument[] {
  const mayOpenScans = mayOpenOrderScans(settings);
  const { orderNumber } = row;
  const papers = [
    {
      label: 'Confirmation',
      isOffered: row.orderConfirmation && settings.canViewConfirmation,
      request: { kind: 'order', orderNumber, n: ORDER_CONFIRMATION } as const,
    },
    { label: 'Invoice', isOffered: row.invoice && settings.canPrintInvoices, request: invoice },
    ...row.scanDocuments.map(({ name }, index) => ({
      label: name,
      isOffered: mayOpenScans,
      request: { kind: 'orderScan', orderNumber, n: index + 1 } as const,
    })),
  ];
  return papers.filter((paper) => paper.isOffered).map(({ label, request }) => ({ label, request }));
}

type EntryOfOrder = Pick<AccountRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'invoiceCode' | 'scanDocuments'>;

/** What there is of an entry of an account: an invoice opens its own paper, and another entry that of its order. */
export function entryDocuments(
  { orderNumber, invoiceCode, ...row }: EntryOfOrder,
  settings: DocumentSettings,
): readonly OfferedDocument[] {
  const own = invoiceCode === null ? undefined : ({ kind: 'invoice', code: invoiceCode } as const);
  if (orderNumber !== null) return orderDocuments({ ...row, orderNumber }, settings, own);
  return own && settings.canPrintInvoices ? [{ label: 'Invoice', request: own }] : [];
}
