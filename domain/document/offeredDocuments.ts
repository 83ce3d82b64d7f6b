import { ORDER_CONFIRMATION, ORDER_INVOICE, type OrderHistoryRow } from '../order/order.ts';
import type { AccountRow } from '../receivable/accountRow.ts';
import { RECORD_TYPES } from '../receivable/recordType.ts';
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

type EntryOfOrder = Pick<
  AccountRow,
  | 'orderNumber'
  | 'orderConfirmation'
  | 'invoice'
  | 'invoiceCode'
  | 'receipt'
  | 'credit'
  | 'recordType'
  | 'scanDocuments'
>;

/** The receipt of a payment, or the document of a credit or of a payment without a receipt. */
export function creditDocuments({
  receipt,
  credit,
  recordType,
}: Pick<AccountRow, 'receipt' | 'credit' | 'recordType'>): readonly OfferedDocument[] {
  if (receipt !== null) {
    const request = { kind: 'paymentReceipt', invoicePaymentKey: receipt } as const;
    return [{ label: sharedText('offeredDocuments.receipt'), request }];
  }
  if (credit === null) return [];
  const label = sharedText(`offeredDocuments.${recordType === RECORD_TYPES.payment ? 'payment' : 'credit'}`);
  return [{ label, request: { kind: 'credit', code: credit } }];
}

/** The documents of an account entry: an invoice, a credit and a payment have their own, and an order's entry the order's. */
export function entryDocuments(
  { orderNumber, invoiceCode, receipt, credit, recordType, ...row }: EntryOfOrder,
  settings: DocumentSettings,
): readonly OfferedDocument[] {
  const own = invoiceCode === null ? undefined : ({ kind: 'invoice', code: invoiceCode } as const);
  const ofCredit = creditDocuments({ receipt, credit, recordType });
  if (orderNumber !== null) return [...ofCredit, ...orderDocuments({ ...row, orderNumber }, settings, own)];
  return own && settings.canPrintInvoices
    ? [{ label: sharedText('offeredDocuments.invoice'), request: own }]
    : ofCredit;
}
