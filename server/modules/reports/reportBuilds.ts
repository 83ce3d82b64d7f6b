import type { Work } from '../../platform/work/work.ts';
import { workerPool } from '../../platform/workers/workerPool.ts';

export interface ReportTask extends Work {
  url: string;
  /** Where the report is read; null for `url`. */
  readUrl: string | null;
  madeAt: Date;
  /** A document with more lines has no tags, because it is not kept in memory. */
  taggedLines: number;
}

/**
 * Makes long reports outside the thread that serves requests, one after the other; each writes its progress to the
 * database.
 */
export interface ReportBuilds {
  build(work: Work, madeAt: Date, readUrl: string | null): Promise<void>;
}

/** A thread left to itself lets its memory grow before it clears up. */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 160 };

/** A page has at most 32 lines, so that every document of up to 200 pages has tags. */
const TAGGED_LINES = 200 * 32;

export interface RunningReportBuilds extends ReportBuilds {
  close(): Promise<void>;
}

export function startReportBuilds(url: string): RunningReportBuilds {
  const { run, close } = workerPool<ReportTask, void>(new URL('./reportWorker.ts', import.meta.url), 1, MEMORY);
  return { build: (work, madeAt, readUrl) => run({ ...work, url, readUrl, madeAt, taggedLines: TAGGED_LINES }), close };
}
