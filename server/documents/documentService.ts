import type { DocumentTicket } from '#domain/api/documents.ts';
import { ORDER_INVOICE } from '#domain/order/order.ts';
import { forbidden, notFound } from '../http/refused.ts';
import { buyer, type Caller } from '../session/caller.ts';
import * as repository from './documentRepository.ts';
import { type DocumentServices, issueTicket } from './documentTickets.ts';
import { paperNumber, paperTitle } from './orderPaper.ts';

/** The confirmation or the invoice of an order; null while there is no invoice. */
export async function openOrderPaper(
  services: DocumentServices,
  caller: Caller,
  { orderNumber, n }: { orderNumber: string; n: number },
): Promise<DocumentTicket | null> {
  const { database } = services;
  const { customerKey, settings } = buyer(caller);
  const isInvoice = n === ORDER_INVOICE;
  if (!(isInvoice ? settings.canPrintInvoices : settings.canViewConfirmation)) throw forbidden();
  const order = await repository.findPaperOrder(database, customerKey, orderNumber);
  if (!order) throw notFound();
  if (isInvoice && order.invoice_number === null) return null;
  const [lines, party, letterhead] = await Promise.all([
    repository.findPaperLines(database, order.id),
    repository.findParty(database, customerKey),
    repository.findLetterhead(database),
  ]);
  const { hidePricing } = settings;
  return await issueTicket(services, caller, {
    name: `${paperTitle(isInvoice)} ${paperNumber(order, isInvoice)}.pdf`,
    source: { kind: 'order', order, lines, party, letterhead, isInvoice, hidePricing },
  });
}

/** The n-th scan document of a product; null when it has fewer. */
export async function openScan(
  services: DocumentServices,
  caller: Caller,
  { productKey, n }: { productKey: number; n: number },
): Promise<DocumentTicket | null> {
  const { database } = services;
  if (!caller.settings.productScanDocuments) throw forbidden();
  const scan = await repository.findProductScan(database, productKey, n);
  if (!scan) throw notFound();
  if (scan.name === null || scan.body === null) return null;
  const letterhead = await repository.findLetterhead(database);
  const { formatted_product_code: code, description, name, body } = scan;
  return await issueTicket(services, caller, {
    name: `${code} ${name}.pdf`,
    source: { kind: 'scan', letterhead, code, description, name, body },
  });
}
