import { createHash } from 'node:crypto';
import type { DocumentTicket } from '#domain/api/documents.ts';
import type { Services } from '../routes.ts';
import type { Caller } from '../session/caller.ts';
import { safeFileName } from './contentDisposition.ts';
import { findDocument, insertDocument, type StoredDocument } from './documentRepository.ts';

/** How long the tab may take to open a document, and be reloaded. */
export const DOCUMENT_MINUTES = 10;

/** The id is the right to read: like a token it is stored only as its hash. */
function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

export async function issueTicket(
  { database, clock, ids }: Services,
  caller: Caller,
  document: StoredDocument,
): Promise<DocumentTicket> {
  const id = ids.secret();
  const now = clock.now();
  const fileName = safeFileName(document.fileName);
  const { contentType, content } = document;
  const expiresAt = new Date(now.getTime() + DOCUMENT_MINUTES * 60_000);
  const tokenHash = caller.user?.tokenHash ?? null;
  await insertDocument(database, { idHash: hashId(id), tokenHash, fileName, contentType, content, expiresAt }, now);
  return { id, fileName, contentType };
}

export async function redeemTicket({ database, clock }: Services, id: string): Promise<StoredDocument | undefined> {
  return await findDocument(database, hashId(id), clock.now());
}
