import type { DocumentTicket } from '#domain/api/documents.ts';
import { mayOpenOrderScans } from '#domain/document/offeredDocuments.ts';
import { ORDER_INVOICE } from '#domain/order/order.ts';
import { documentsText } from '#domain/texts/documentsText.ts';
import { forbidden, notFound } from '../../platform/http/refused.ts';
import { buyer, type Caller } from '../access/caller.ts';
import * as repository from '../documents/documentRepository.ts';
import { issueStoredTicket, issueTicket, type TicketServices } from '../documents/documentTickets.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import { findCreditPdf } from '../receivables/creditPdf.ts';
import { findReceiptPdf } from '../receivables/receiptPdf.ts';
import { findInvoicePdf, findOrderPdf } from './orderPdfs.ts';

/** The confirmation or the invoice of an order; null while there is no invoice. */
export async function openOrderPdf(
  services: TicketServices,
  caller: Caller,
  { orderNumber, n }: { orderNumber: string; n: number },
): Promise<DocumentTicket | null> {
  const { customerKey, settings } = buyer(caller);
  const isInvoice = n === ORDER_INVOICE;
  if (!(isInvoice ? settings.canPrintInvoices : settings.canViewConfirmation)) throw forbidden();
  const { hidePricing } = settings;
  const pdf = await findOrderPdf(services.database, { customerKey, orderNumber, isInvoice, hidePricing });
  if (pdf === undefined) throw notFound();
  return pdf && (await issueTicket(services, caller, pdf));
}

/** An invoice by its code in the distributor's books; null where its lines are not known. */
export async function openInvoicePdf(
  services: TicketServices,
  caller: Caller,
  code: string,
): Promise<DocumentTicket | null> {
  const { customerKey, settings } = buyer(caller);
  if (!settings.canPrintInvoices) throw forbidden();
  const pdf = await findInvoicePdf(services.database, { customerKey, code, hidePricing: settings.hidePricing });
  if (pdf === undefined) throw notFound();
  return pdf && (await issueTicket(services, caller, pdf));
}

/** The document of a credit, by its code in the distributor's books. */
export async function openCreditPdf(services: TicketServices, caller: Caller, code: string): Promise<DocumentTicket> {
  const { customerKey, settings } = buyer(caller);
  if (!settings.canPrintInvoices) throw forbidden();
  const pdf = await findCreditPdf(services.database, { customerKey, code, hidePricing: settings.hidePricing });
  if (pdf === undefined) throw notFound();
  return await issueTicket(services, caller, pdf);
}

/** The receipt of a payment of account entries; null until it is booked. */
export async function openPaymentReceipt(
  services: TicketServices,
  caller: Caller,
  paymentKey: string,
): Promise<DocumentTicket | null> {
  const { customerKey, site } = buyer(caller);
  const receipt = await findReceiptPdf(services.database, { customerKey, paymentKey }, site.timeZone);
  if (receipt === undefined) throw notFound();
  return receipt && (await issueTicket(services, caller, receipt));
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The n-th scan document of an order, as it was stored; null when it has fewer. */
export async function openOrderScan(
  services: TicketServices,
  caller: Caller,
  { orderNumber, n }: { orderNumber: string; n: number },
): Promise<DocumentTicket | null> {
  const { customerKey, settings } = buyer(caller);
  if (!mayOpenOrderScans(settings)) throw forbidden();
  const scan = await repository.findOrderScan(services.database, customerKey, orderNumber, n);
  if (!scan) throw notFound();
  const { name, content, content_type: contentType } = scan;
  if (name === null || content === null || contentType === null) return null;
  const extension = EXTENSIONS[contentType];
  if (!extension) throw new Error(`an order scan cannot be of type ${contentType}`);
  return await issueStoredTicket(services, caller, {
    name: `${name} ${scan.order_number}.${extension}`,
    contentType,
    content,
  });
}

/** The n-th scan document of a product; null when it has fewer. */
export async function openProductScan(
  services: TicketServices,
  caller: Caller,
  { productKey, n }: { productKey: number; n: number },
): Promise<DocumentTicket | null> {
  const { database } = services;
  if (!caller.settings.productScanDocuments) throw forbidden();
  const scan = await repository.findProductScan(database, productKey, n);
  if (!scan) throw notFound();
  if (scan.name === null || scan.body === null) return null;
  const letterhead = await findLetterhead(database);
  const { formatted_product_code: code, description, name, body } = scan;
  return await issueTicket(services, caller, {
    name: documentsText('documentService.pdf', { code, name }),
    source: { kind: 'scan', letterhead, code, description, name, body },
  });
}
