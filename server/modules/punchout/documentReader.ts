import { workerPool } from '../../platform/workers/workerPool.ts';
import type { DocumentTask, ReadDocument } from './cxmlWorker.ts';

/** Reads long documents of procurement systems outside the thread that serves requests. */
export interface DocumentReader {
  /** The request of the document. */
  document(task: DocumentTask): Promise<ReadDocument>;
}

export interface RunningDocumentReader extends DocumentReader {
  close(): Promise<void>;
}

/** A document within its limits needs a third of this memory. */
const DOCUMENT_MB = 192;

export function startDocumentReader(): RunningDocumentReader {
  const limits = { maxOldGenerationSizeMb: DOCUMENT_MB };
  const { run, close } = workerPool<DocumentTask, ReadDocument>(new URL('./cxmlWorker.ts', import.meta.url), 1, limits);
  return { document: run, close };
}
