import type { DocumentTicket } from '#domain/api/documents.ts';
import { ORDER_INVOICE } from '#domain/order/order.ts';
import { texts } from '#domain/texts.ts';
import { notFound, Refused } from '../http/refused.ts';
import { findOrder, findOrderLines } from '../order/historyRepository.ts';
import type { Services } from '../routes.ts';
import { buyer, type Caller } from '../session/caller.ts';
import { findLetterhead, findParty, findProductScan } from './documentRepository.ts';
import { issueTicket } from './documentTickets.ts';
import { orderPaper } from './orderPaper.ts';
import { renderOrderPaper } from './pdf/renderOrderPaper.ts';
import { renderScan } from './pdf/renderScan.ts';

const PDF = 'application/pdf';

function forbidden(): Refused {
  return new Refused(403, texts.session.accessDenied, { code: 'forbidden' });
}

/** The confirmation or the invoice of an order; null while there is no invoice. */
export async function openOrderPaper(
  services: Services,
  caller: Caller,
  { orderNumber, n }: { orderNumber: string; n: number },
): Promise<DocumentTicket | null> {
  const { database, clock } = services;
  const { customerKey, settings } = buyer(caller);
  const isInvoice = n === ORDER_INVOICE;
  if (!(isInvoice ? settings.canPrintInvoices : settings.canViewConfirmation)) throw forbidden();
  const order = await findOrder(database, customerKey, orderNumber);
  if (!order) throw notFound();
  if (isInvoice && order.invoice_number === null) return null;
  const [lines, party, letterhead] = await Promise.all([
    findOrderLines(database, order.id),
    findParty(database, customerKey),
    findLetterhead(database),
  ]);
  const paper = orderPaper({ order, lines, party, letterhead, isInvoice, hidePricing: settings.hidePricing });
  const content = await renderOrderPaper(paper, clock.now());
  return await issueTicket(services, caller, {
    fileName: `${paper.title} ${paper.number}.pdf`,
    contentType: PDF,
    content,
  });
}

/** The n-th scan document of a product; null when it has fewer. */
export async function openScan(
  services: Services,
  caller: Caller,
  { productKey, n }: { productKey: number; n: number },
): Promise<DocumentTicket | null> {
  const { database, clock } = services;
  if (!caller.settings.productScanDocuments) throw forbidden();
  const scan = await findProductScan(database, productKey, n);
  if (!scan) throw notFound();
  if (scan.name === null || scan.body === null) return null;
  const letterhead = await findLetterhead(database);
  const { product_code: code, description, name, body } = scan;
  const content = await renderScan({ letterhead, code, description, name, body }, clock.now());
  return await issueTicket(services, caller, { fileName: `${code} ${name}.pdf`, contentType: PDF, content });
}
