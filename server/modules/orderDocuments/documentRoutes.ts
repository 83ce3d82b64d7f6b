import type { FastifyReply } from 'fastify';
import * as endpoints from '#domain/api/documents.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import { requestTexts } from '../../platform/http/requestTexts.ts';
import { sharedWork } from '../../platform/workers/sharedWork.ts';
import { type Route, route } from '../access/route.ts';
import { hashId, PAPERS_LIMIT } from '../documents/documentTickets.ts';
import { cancelWork } from '../documents/pendingDocuments.ts';
import type { DocumentServices } from '../documents/services.ts';
import { findProgress } from '../documents/storedDocuments.ts';
import { reportMaking } from '../reports/reportMaking.ts';
import { reportRoutes } from '../reports/reportRoutes.ts';
import type { ReportServices } from '../reports/services.ts';
import {
  openInvoicePaper,
  openOrderPaper,
  openOrderScan,
  openPaymentReceipt,
  openProductScan,
} from './documentService.ts';
import { showDocument } from './showDocument.ts';

export function documentRoutes(services: DocumentServices & ReportServices): Route[] {
  const withPapers = { ...services, sharePaper: sharedWork<void>(PAPERS_LIMIT) };
  const making = reportMaking(services);
  const wanted = async (id: string, reply: FastifyReply) => {
    await making.want(id, (error) => reply.log.error(error));
    const progress = await findProgress(services.database, hashId(id), services.clock.now());
    if (!progress) throw notFound();
    if (progress.hasFailed) throw new Refused(500, requestTexts.failed);
    return progress;
  };
  return [
    route(endpoints.openOrderDocument, ({ caller, params }) => openOrderPaper(withPapers, caller, params)),
    route(endpoints.openInvoice, ({ caller, params }) => openInvoicePaper(withPapers, caller, params.code)),
    route(endpoints.openPaymentReceipt, ({ caller, params }) =>
      openPaymentReceipt(withPapers, caller, params.invoicePaymentKey),
    ),
    route(endpoints.openOrderScan, ({ caller, params }) => openOrderScan(withPapers, caller, params)),
    route(endpoints.openProductScan, ({ caller, params }) => openProductScan(withPapers, caller, params)),
    ...reportRoutes(withPapers),
    route(endpoints.getDocumentProgress, async ({ params, reply }) => {
      const { percent, pages } = await wanted(params.key, reply);
      return { percent, pages };
    }),
    route(endpoints.cancelDocument, async ({ params }) => {
      await cancelWork(services.database, hashId(params.key));
      return { isSuccess: true };
    }),
    route(endpoints.showDocument, ({ params: { id }, reply }) => showDocument({ services, making, id, reply })),
  ];
}
