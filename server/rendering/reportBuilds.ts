import type { Work } from '../documents/pendingDocuments.ts';
import type { ReportTask } from '../reports/makeReport.ts';
import { workerPool } from './workerPool.ts';

/** Makes long reports outside the thread that answers calls, one after the other; each says in the database how far it has come. */
export interface ReportBuilds {
  build(work: Work, madeAt: Date): Promise<void>;
}

export interface RunningReportBuilds extends ReportBuilds {
  close(): Promise<void>;
}

export function startReportBuilds(url: string): RunningReportBuilds {
  const { run, close } = workerPool<ReportTask, void>('reportWorker', 1);
  return { build: (work, madeAt) => run({ ...work, url, madeAt }), close };
}
