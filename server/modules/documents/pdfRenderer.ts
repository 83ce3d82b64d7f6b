import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { workerPool } from '../../platform/workers/workerPool.ts';

export interface PdfTask {
  /** The document's source as JSON. */
  text: string;
  /** The file of the letterhead's logo, as stored. */
  logo: Uint8Array | null;
  madeAt: Date;
}

/** Draws documents outside the thread that serves requests. */
export interface PdfRenderer {
  /** Names how documents look here: another process may be another release. */
  edition: string;
  /** A PDF. */
  pdf(task: PdfTask): Promise<Uint8Array>;
}

export interface RunningPdfRenderer extends PdfRenderer {
  /** Ends the threads; unfinished work fails. */
  close(): Promise<void>;
}

export function startPdfRenderer(): RunningPdfRenderer {
  const threads = Math.min(2, Math.max(1, availableParallelism() - 1));
  const { run, close } = workerPool<PdfTask, Uint8Array>(new URL('./pdfWorker.ts', import.meta.url), threads);
  return { edition: randomUUID(), pdf: run, close };
}
