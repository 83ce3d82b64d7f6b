import { workerPool } from '../../platform/workers/workerPool.ts';

export interface ImportTask {
  url: string;
  run: number;
  /** Whether a dry run starts again later when others wait for it. */
  mayGiveWay: boolean;
}

export type ImportOutcome = 'ended' | 'gaveWay';

/** Imports files outside the thread that serves requests, one after the other. */
export interface Imports {
  run(task: Omit<ImportTask, 'url'>): Promise<ImportOutcome>;
}

/** Workbooks are in memory as a whole; without a limit the memory of a thread grows before it collects garbage. */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

export interface RunningImports extends Imports {
  close(): Promise<void>;
}

export function startImports(url: string): RunningImports {
  const { run, close } = workerPool<ImportTask, ImportOutcome>(
    new URL('./importWorker.ts', import.meta.url),
    1,
    MEMORY,
  );
  return { run: (task) => run({ url, ...task }), close };
}
