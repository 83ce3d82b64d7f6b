import { createHash } from 'node:crypto';
import type { DocumentTicket } from '#domain/api/documents.ts';
import type { ShareWork } from '../rendering/sharedWork.ts';
import { DOCUMENT_MINUTES } from '../retention.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { safeFileName } from './contentDisposition.ts';
import { type PaperSource, paperKey } from './paperSource.ts';
import { findDocument, insertDocument, keepContent, type StoredDocument } from './storedDocuments.ts';

/** Papers that are made or wait to be made at one time. */
export const PAPERS_LIMIT = 24;

const LIFE_MS = DOCUMENT_MINUTES * 60_000;
const PDF = 'application/pdf';

export interface DocumentServices extends Services {
  sharePaper: ShareWork<void>;
}

/** The id is the right to read: like a token it is stored only as its hash. */
function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

async function makePaper({ database, clock, renderers }: Services, key: string, text: string): Promise<void> {
  const content = Buffer.from(await renderers.paper({ text, madeAt: clock.now() }));
  const now = clock.now();
  await keepContent(database, { key, content }, { now, unusedSince: new Date(now.getTime() - LIFE_MS) });
}

/** For a caller who may open this paper: that was asked before. Nobody waits for one that was made already, for whomever. */
export async function issueTicket(
  services: DocumentServices,
  caller: Caller,
  paper: { name: string; source: PaperSource },
): Promise<DocumentTicket> {
  const { database, clock, ids, renderers, sharePaper } = services;
  const text = JSON.stringify(paper.source);
  const contentKey = paperKey(renderers.edition, text);
  const id = ids.secret();
  const fileName = safeFileName(paper.name);
  const tokenHash = caller.user?.tokenHash ?? null;
  const store = async (now: Date) => {
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    return await insertDocument(
      database,
      { idHash: hashId(id), tokenHash, fileName, contentType: PDF, contentKey, expiresAt },
      now,
    );
  };
  if (!(await store(clock.now()))) {
    await sharePaper(contentKey, () => makePaper(services, contentKey, text));
    if (!(await store(clock.now()))) throw new Error('a paper was gone before it could be opened');
  }
  return { id, fileName, contentType: PDF };
}

export async function redeemTicket({ database, clock }: Services, id: string): Promise<StoredDocument | undefined> {
  return await findDocument(database, hashId(id), clock.now());
}
