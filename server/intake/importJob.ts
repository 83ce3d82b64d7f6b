import { Type } from 'typebox';
import { fileTexts } from '#domain/intake/fileTexts.ts';
import { type Job, type JobKind, job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { endRun } from './importRepository.ts';

export const IMPORT_FILE = {
  name: 'importFile',
  payload: Type.Object({ run: Type.Integer() }),
  maxAttempts: 5,
  queue: 'imports',
} as const satisfies JobKind;

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Brings a file in, all of it or nothing; a job whose server died begins again. */
export function importFile({ database, imports }: Pick<Services, 'database' | 'imports'>): Job {
  return job(IMPORT_FILE, async ({ run }) => {
    try {
      await imports.run(run);
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      await endRun(database, run, { failure: fileTexts.tooMuchMemory, counts: null });
    }
  });
}
