import { createHash } from 'node:crypto';
import type { DocumentTicket } from '#domain/api/documents.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { languageNow } from '../../platform/text/spoken.ts';
import type { ShareWork } from '../../platform/workers/sharedWork.ts';
import type { Caller } from '../access/caller.ts';
import { documentExpiry, documentsOpenSince } from '../retention/retention.ts';
import { safeFileName } from './contentDisposition.ts';
import { type PdfSource, pdfKey } from './pdfSource.ts';
import { renderPdf } from './renderPdf.ts';
import type { DocumentServices } from './services.ts';
import {
  findDocument,
  insertDocument,
  insertPending,
  isKept,
  keepContent,
  type StoredDocument,
} from './storedDocuments.ts';

/** The maximum documents that are being made or waiting. */
export const PDFS_LIMIT = 24;

export const PDF = 'application/pdf';

export interface TicketServices extends DocumentServices {
  sharePdf: ShareWork<void>;
}

/** The id is the right to read: like a token it is stored only as its hash. */
export function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

/** Makes the document unless it exists by now. */
async function makePdf(services: DocumentServices, key: string, source: PdfSource, text: string): Promise<void> {
  if (await isKept(services.database, key)) return;
  await keepBytes(services, key, await renderPdf(services, source, { text, madeAt: services.clock.now() }));
}

async function keepBytes({ database, clock }: Runtime, key: string, content: Buffer): Promise<void> {
  const now = clock.now();
  await keepContent(database, { key, content }, { now, unusedSince: documentsOpenSince(now) });
}

/**
 * The caller has already been checked for this document. An existing document is used again, even for another caller.
 */
export async function issueTicket(
  services: TicketServices,
  caller: Caller,
  pdf: { name: string; source: PdfSource },
): Promise<DocumentTicket> {
  const text = JSON.stringify(pdf.source);
  const contentKey = pdfKey(`${services.renderers.edition} ${languageNow()}`, text);
  return await ticketTo(services, caller, {
    name: pdf.name,
    contentType: PDF,
    contentKey,
    keep: () => services.sharePdf(contentKey, () => makePdf(services, contentKey, pdf.source, text)),
  });
}

/** For an authorized caller, when the bytes already exist. */
export async function issueStoredTicket(
  services: TicketServices,
  caller: Caller,
  { name, contentType, content }: { name: string; contentType: string; content: Buffer },
): Promise<DocumentTicket> {
  const contentKey = createHash('sha256').update(content).digest('base64url');
  return await ticketTo(services, caller, {
    name,
    contentType,
    contentKey,
    keep: () => keepBytes(services, contentKey, content),
  });
}

interface Ticketed {
  name: string;
  contentType: string;
  contentKey: string;
  /** Puts the bytes where the ticket finds them. */
  keep: () => Promise<void>;
}

async function ticketTo(
  { database, clock, ids }: TicketServices,
  caller: Caller,
  { name, contentType, contentKey, keep }: Ticketed,
): Promise<DocumentTicket> {
  const id = ids.secret();
  const fileName = safeFileName(name);
  const tokenHash = caller.user?.tokenHash ?? null;
  const store = async (now: Date) => {
    const expiresAt = documentExpiry(now);
    return await insertDocument(
      database,
      { idHash: hashId(id), tokenHash, fileName, contentType, contentKey, expiresAt },
      now,
    );
  };
  if (!(await store(clock.now()))) {
    await keep();
    if (!(await store(clock.now()))) throw new Error('a document was gone before it could be opened');
  }
  return { id, fileName, contentType };
}

/** For an authorized caller; the document is made when it is opened. */
export async function issuePendingTicket(
  { database, clock, ids }: TicketServices,
  caller: Caller,
  { name, contentType, request }: { name: string; contentType: string; request: object },
): Promise<DocumentTicket> {
  const id = ids.secret();
  const fileName = safeFileName(name);
  const tokenHash = caller.user?.tokenHash ?? null;
  const expiresAt = documentExpiry(clock.now());
  await insertPending(database, { idHash: hashId(id), tokenHash, fileName, contentType, request, expiresAt });
  return { id, fileName, contentType };
}

export async function redeemTicket({ database, clock }: Runtime, id: string): Promise<StoredDocument | undefined> {
  return await findDocument(database, hashId(id), clock.now());
}
