import * as endpoints from '#domain/api/documents.ts';
import { type Route, route } from '../http/route.ts';
import { sharedWork } from '../rendering/sharedWork.ts';
import type { Services } from '../services.ts';
import { inlineDisposition } from './contentDisposition.ts';
import { openOrderPaper, openOrderScan, openProductScan } from './documentService.ts';
import { PAPERS_LIMIT, redeemTicket } from './documentTickets.ts';
import { goneHtml, goneStyleHash } from './gonePage.ts';

/** A document runs nothing and loads nothing; browsers' own viewers draw it with inline styles and an embedded object. */
const DOCUMENT_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function documentRoutes(services: Services): Route[] {
  const withPapers = { ...services, sharePaper: sharedWork<void>(PAPERS_LIMIT) };
  return [
    route(endpoints.openOrderDocument, ({ caller, params }) => openOrderPaper(withPapers, caller, params)),
    route(endpoints.openOrderScan, ({ caller, params }) => openOrderScan(withPapers, caller, params)),
    route(endpoints.openProductScan, ({ caller, params }) => openProductScan(withPapers, caller, params)),
    route(endpoints.showDocument, async ({ params, reply }) => {
      const document = await redeemTicket(services, params.id);
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      if (!document) {
        return reply
          .code(404)
          .header('content-security-policy', `default-src 'none'; style-src '${goneStyleHash}'; frame-ancestors 'none'`)
          .type('text/html; charset=utf-8')
          .send(goneHtml);
      }
      return reply
        .header('content-security-policy', DOCUMENT_POLICY)
        .header('content-disposition', inlineDisposition(document.fileName))
        .type(document.contentType)
        .send(document.content);
    }),
  ];
}
