import { Type } from 'typebox';
import { serverText } from '#domain/texts/serverText.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { beginWork, endWork, type WorkKind } from '../../platform/work/work.ts';
import { isOutOfMemory } from '../../platform/workers/isOutOfMemory.ts';
import { findAskedReport } from './report.ts';
import type { ReportServices } from './services.ts';

/** `run`: the hash of the document's id. */
export const MAKE_REPORT = {
  name: 'makeReport',
  payload: Type.Object({ run: Type.String() }),
  maxAttempts: 5,
  hasOwnWorker: true,
  table: 'document',
  id: 'id',
} as const satisfies WorkKind;

/** Makes a long report while a user waits for it; one whose server died is made again. */
export function reportJob({ database, customerReads, reportBuilds, clock }: ReportServices): Job {
  return job(MAKE_REPORT, async ({ run }) => {
    const work = await beginWork(database, MAKE_REPORT, run, { percent: 0, pages: 0 });
    if (!work) return;
    const asked = await findAskedReport(database, run);
    if (!asked) return;
    const make = customerReads.read(asked.customerKey, (_database, readUrl) =>
      reportBuilds.build(work, clock.now(), readUrl),
    );
    await make.catch(async (error: unknown) => {
      if (isOutOfMemory(error)) await endWork(database, MAKE_REPORT, work, { failure: serverText('request.failed') });
      throw error;
    });
  });
}
