import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { unavailable } from '../../platform/http/refused.ts';
import { wantWork } from '../../platform/work/work.ts';
import { attachmentDisposition, inlineDisposition } from '../documents/contentDisposition.ts';
import { type DocumentPage, failedPage, gonePage, makingPage } from '../documents/documentPage.ts';
import { hashId, redeemTicket } from '../documents/documentTickets.ts';
import type { DocumentServices } from '../documents/services.ts';
import { clearFailure, type StoredDocument } from '../documents/storedDocuments.ts';
import type { AskedReport } from '../reports/report.ts';
import { CSV, reportCsv } from '../reports/reportCsv.ts';
import { MAKE_REPORT } from '../reports/reportJob.ts';

/**
 * A document runs no scripts and loads nothing; browsers' viewers draw it with inline styles and an embedded object.
 */
const DOCUMENT_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How long a program waits for a document before the response asks it to retry. */
const PATIENCE_MS = 25_000;
const LOOKED_AGAIN_MS = 250;

interface Showing {
  services: DocumentServices;
  id: string;
  reply: FastifyReply;
}

function sendPage(reply: FastifyReply, status: number, { html, policy }: DocumentPage): FastifyReply {
  return reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
}

function sendBytes(reply: FastifyReply, { fileName, contentType }: StoredDocument, content: Buffer): FastifyReply {
  return reply
    .header('content-security-policy', DOCUMENT_POLICY)
    .header('content-disposition', inlineDisposition(fileName))
    .type(contentType)
    .send(content);
}

async function sendCsv({ services, reply }: Showing, { fileName, request }: StoredDocument): Promise<FastifyReply> {
  const asked = request as AskedReport;
  const csv = await services.customerReads.read(asked.customerKey, (database) => reportCsv(database, asked));
  if (!csv) return sendPage(reply, 404, gonePage());
  return reply.header('content-disposition', attachmentDisposition(fileName)).type(CSV).send(csv);
}

/** The progress page for people; its polling keeps the job alive. */
async function showMaking(
  { services, id, reply }: Showing,
  { fileName, failure }: StoredDocument,
): Promise<FastifyReply> {
  if (failure !== null) {
    await clearFailure(services.database, hashId(id));
    return sendPage(reply, 500, failedPage());
  }
  await wantWork(services.database, MAKE_REPORT, hashId(id));
  return sendPage(reply, 200, makingPage(fileName));
}

/** A program waits for the finished document. */
async function waitFor({ services, id, reply }: Showing): Promise<FastifyReply> {
  const end = performance.now() + PATIENCE_MS;
  do {
    await wantWork(services.database, MAKE_REPORT, hashId(id));
    await pause(LOOKED_AGAIN_MS);
    const document = await redeemTicket(services, id);
    if (!document) return sendPage(reply, 404, gonePage());
    if (document.content) return sendBytes(reply, document, document.content);
    if (document.failure !== null) return await showMaking({ services, id, reply }, document);
  } while (performance.now() < end && !reply.raw.destroyed);
  throw unavailable();
}

/** The bytes of a document, or its state while there are none. */
export async function showDocument(showing: Showing): Promise<FastifyReply> {
  const { services, id, reply } = showing;
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const document = await redeemTicket(services, id);
  if (!document) return sendPage(reply, 404, gonePage());
  if (document.content) return sendBytes(reply, document, document.content);
  if (document.contentType === CSV) return await sendCsv(showing, document);
  const isRead = reply.request.headers.accept?.includes('text/html') ?? false;
  return isRead ? await showMaking(showing, document) : await waitFor(showing);
}
