import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { workerPool } from '../../platform/workers/workerPool.ts';

export interface PaperTask {
  /** The paper's source as JSON. */
  text: string;
  /** The file that the letterhead names, as it is kept. */
  logo: Uint8Array | null;
  madeAt: Date;
}

/** Draws papers outside the thread that answers calls. */
export interface PaperRenderer {
  /** Names how papers look here: another process may be another release. */
  edition: string;
  /** A PDF. */
  paper(task: PaperTask): Promise<Uint8Array>;
}

export interface RunningPaperRenderer extends PaperRenderer {
  /** Ends the threads; what they were drawing fails. */
  close(): Promise<void>;
}

export function startPaperRenderer(): RunningPaperRenderer {
  const threads = Math.min(2, Math.max(1, availableParallelism() - 1));
  const { run, close } = workerPool<PaperTask, Uint8Array>(new URL('./paperWorker.ts', import.meta.url), threads);
  return { edition: randomUUID(), paper: run, close };
}
