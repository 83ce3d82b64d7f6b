import { ORDER_CONFIRMATION, ORDER_INVOICE, type OrderHistoryRow } from '../order/order.ts';
import type { AccountRow } from '../receivable/accountRow.ts';
import type { UserSettings } from '../settings/settings.ts';
import { sharedText } from '../texts/sharedText.ts';
import type { DocumentRequest } from './documentRequest.ts';

type DocumentSettings = Pick<UserSettings, 'canViewConfirmation' | 'canPrintInvoices'>;

/** Scans belong to an order's own documents: a user without access to those has none to scans (specification 6). */
export function mayOpenOrderScans({ canViewConfirmation, canPrintInvoices }: DocumentSettings): boolean {
  return canViewConfirmation || canPrintInvoices;
}

/** A document that can be opened, with its button label. */
export interface OfferedDocument {
  label: string;
  request: DocumentRequest;
}

/** The existing documents and scans of an order that the user may open (specification 6). */
export function orderDocuments(
  row: Pick<OrderHistoryRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'scanDocuments'>,
  settings: DocumentSettings,
  invoice: DocumentRequest = { kind: 'order', orderNumber: row.orderNumber, n: ORDER_INVOICE },
): readonly OfferedDocument[] {
  const mayOpenScans = mayOpenOrderScans(settings);
  const { orderNumber } = row;
  const pdfs = [
    {
      label: sharedText('offeredDocuments.confirmation'),
      isOffered: row.orderConfirmation && settings.canViewConfirmation,
      request: { kind: 'order', orderNumber, n: ORDER_CONFIRMATION } as const,
    },
    {
      label: sharedText('offeredDocuments.invoice'),
      isOffered: row.invoice && settings.canPrintInvoices,
      request: invoice,
    },
    ...row.scanDocuments.map(({ name }, index) => ({
      label: name,
      isOffered: mayOpenScans,
      request: { kind: 'orderScan', orderNumber, n: index + 1 } as const,
    })),
  ];
  return pdfs.filter((pdf) => pdf.isOffered).map(({ label, request }) => ({ label, request }));
}

type EntryOfOrder = Pick<AccountRow, 'orderNumber' | 'orderConfirmation' | 'invoice' | 'invoiceCode' | 'scanDocuments'>;

/** The documents of an account entry: an invoice has its own document, and any other entry its order's. */
export function entryDocuments(
  { orderNumber, invoiceCode, ...row }: EntryOfOrder,
  settings: DocumentSettings,
): readonly OfferedDocument[] {
  const own = invoiceCode === null ? undefined : ({ kind: 'invoice', code: invoiceCode } as const);
  if (orderNumber !== null) return orderDocuments({ ...row, orderNumber }, settings, own);
  return own && settings.canPrintInvoices ? [{ label: sharedText('offeredDocuments.invoice'), request: own }] : [];
}
