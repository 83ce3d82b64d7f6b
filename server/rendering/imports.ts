import { workerPool } from './workerPool.ts';

export interface ImportTask {
  url: string;
  run: number;
}

/** Brings files in outside the thread that answers calls, one after the other. */
export interface Imports {
  run(run: number): Promise<void>;
}

/** Workbooks are held whole; a thread left to itself lets its memory grow before it clears up. */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

export interface RunningImports extends Imports {
  close(): Promise<void>;
}

export function startImports(url: string): RunningImports {
  const { run, close } = workerPool<ImportTask, void>('importWorker', 1, MEMORY);
  return { run: (id) => run({ url, run: id }), close };
}
