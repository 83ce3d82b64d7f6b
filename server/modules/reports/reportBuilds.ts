import type { Work } from '../../platform/work/work.ts';
import { workerPool } from '../../platform/workers/workerPool.ts';

export interface ReportTask extends Work {
  url: string;
  madeAt: Date;
  /** A document of more lines has no tags: it is not held in memory. */
  taggedLines: number;
}

/** Makes long reports outside the thread that answers calls, one after the other; each says in the database how far it has come. */
export interface ReportBuilds {
  build(work: Work, madeAt: Date): Promise<void>;
}

/** A thread left to itself lets its memory grow before it clears up. */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 160 };

/** A page holds no more than 32 lines: every document of up to 200 pages has tags. */
const TAGGED_LINES = 200 * 32;

export interface RunningReportBuilds extends ReportBuilds {
  close(): Promise<void>;
}

export function startReportBuilds(url: string): RunningReportBuilds {
  const { run, close } = workerPool<ReportTask, void>(new URL('./reportWorker.ts', import.meta.url), 1, MEMORY);
  return { build: (work, madeAt) => run({ ...work, url, madeAt, taggedLines: TAGGED_LINES }), close };
}
