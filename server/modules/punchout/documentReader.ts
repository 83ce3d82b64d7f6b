import { workerPool } from '../../platform/workers/workerPool.ts';
import type { DocumentTask, ReadDocument } from './cxmlWorker.ts';

/** Reads long documents of procurement systems outside the thread that answers calls. */
export interface DocumentReader {
  /** What the document asks for. */
  document(task: DocumentTask): Promise<ReadDocument>;
}

export interface RunningDocumentReader extends DocumentReader {
  close(): Promise<void>;
}

/** What is built of a document within its limits takes a third of it. */
const DOCUMENT_MB = 192;

export function startDocumentReader(): RunningDocumentReader {
  const limits = { maxOldGenerationSizeMb: DOCUMENT_MB };
  const { run, close } = workerPool<DocumentTask, ReadDocument>(new URL('./cxmlWorker.ts', import.meta.url), 1, limits);
  return { document: run, close };
}
