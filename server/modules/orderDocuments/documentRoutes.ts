import * as endpoints from '#domain/api/documents.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import { cancelWork, wantWork } from '../../platform/work/work.ts';
import { sharedWork } from '../../platform/workers/sharedWork.ts';
import { type Route, route } from '../access/route.ts';
import { hashId, PDFS_LIMIT } from '../documents/documentTickets.ts';
import type { DocumentServices } from '../documents/services.ts';
import { findProgress } from '../documents/storedDocuments.ts';
import { MAKE_REPORT } from '../reports/reportJob.ts';
import { reportRoutes } from '../reports/reportRoutes.ts';
import type { ReportServices } from '../reports/services.ts';
import {
  openCreditPdf,
  openInvoicePdf,
  openOrderPdf,
  openOrderScan,
  openPaymentReceipt,
  openProductScan,
} from './documentService.ts';
import { showDocument } from './showDocument.ts';

export function documentRoutes(services: DocumentServices & ReportServices): Route[] {
  const withPdfs = { ...services, sharePdf: sharedWork<void>(PDFS_LIMIT) };
  const { database, clock } = services;
  return [
    route(endpoints.openOrderDocument, ({ caller, params }) => openOrderPdf(withPdfs, caller, params)),
    route(endpoints.openInvoice, ({ caller, params }) => openInvoicePdf(withPdfs, caller, params.code)),
    route(endpoints.openCredit, ({ caller, params }) => openCreditPdf(withPdfs, caller, params.key)),
    route(endpoints.openPaymentReceipt, ({ caller, params }) =>
      openPaymentReceipt(withPdfs, caller, params.invoicePaymentKey),
    ),
    route(endpoints.openOrderScan, ({ caller, params }) => openOrderScan(withPdfs, caller, params)),
    route(endpoints.openProductScan, ({ caller, params }) => openProductScan(withPdfs, caller, params)),
    ...reportRoutes(withPdfs),
    route(endpoints.getDocumentProgress, async ({ params }) => {
      const id = hashId(params.key);
      await wantWork(database, MAKE_REPORT, id);
      const progress = await findProgress(database, id, clock.now());
      if (!progress) throw notFound();
      if (progress.failure !== null) throw new Refused(500, 'documentFailed', progress.failure);
      return progress;
    }),
    route(endpoints.cancelDocument, async ({ params }) => {
      await cancelWork(database, MAKE_REPORT, hashId(params.key));
      return { isSuccess: true };
    }),
    route(endpoints.showDocument, ({ params: { id }, reply }) => showDocument({ services, id, reply })),
  ];
}
