import { Type } from 'typebox';
import { fileTexts } from '#domain/intake/fileTexts.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { type Job, type JobKind, job } from '../../platform/jobs/job.ts';
import { endRun, requeueRun } from './importRepository.ts';
import type { ImportServices } from './services.ts';

export const IMPORT_FILE = {
  name: 'importFile',
  /** `gaveWay`: how often it did, because others waited for it. */
  payload: Type.Object({ run: Type.Integer(), gaveWay: Type.Optional(Type.Integer()) }),
  maxAttempts: 5,
  queue: 'imports',
} as const satisfies JobKind;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A dry run that has given way so often goes on to its end. */
const MOST_GIVEN_WAY = 10;

export const importJobKey = (run: number) => `${IMPORT_FILE.name} ${run}`;

/** Brings a file in, all of it or nothing; a job whose server died begins again. A dry run that others wait for begins again after them. */
export function importFile({ database, imports }: Pick<ImportServices, 'database' | 'imports'>): Job {
  return job(IMPORT_FILE, async ({ run, gaveWay = 0 }) => {
    try {
      const outcome = await imports.run({ run, mayGiveWay: gaveWay < MOST_GIVEN_WAY });
      if (outcome === 'ended') return;
      await database.transaction().execute(async (transaction) => {
        await requeueRun(transaction, run);
        await addJob(transaction, IMPORT_FILE, { run, gaveWay: gaveWay + 1 }, { key: importJobKey(run) });
      });
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      await endRun(database, run, { failure: fileTexts.tooMuchMemory, counts: null });
    }
  });
}
