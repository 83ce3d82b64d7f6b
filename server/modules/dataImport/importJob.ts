import { dataImportText } from '#domain/texts/dataImportText.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueWork } from '../../platform/work/work.ts';
import { isOutOfMemory } from '../../platform/workers/isOutOfMemory.ts';
import { failRun, IMPORT_FILE } from './importRepository.ts';
import type { ImportServices } from './services.ts';

/** A dry run that first gave way so many milliseconds ago runs to its end. */
const GIVES_WAY_FOR = 10 * 60_000;

/**
 * Imports a file, completely or not at all; a job whose server died starts again. A dry run that blocks other
 * transactions starts again after them.
 */
export function importFile({ database, imports }: Pick<ImportServices, 'database' | 'imports'>): Job {
  return job(IMPORT_FILE, async ({ run, gaveWayAt }) => {
    const now = systemClock.now().getTime();
    try {
      const outcome = await imports.run({ run, mayGiveWay: now - (gaveWayAt ?? now) < GIVES_WAY_FOR });
      if (outcome === 'ended') return;
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('import_result').where('run_id', '=', run).execute();
        await queueWork(transaction, IMPORT_FILE, run, {
          changes: { counts: '{}' },
          payload: { gaveWayAt: gaveWayAt ?? now },
        });
      });
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      await failRun(database, run, dataImportText('file.tooMuchMemory'));
    }
  });
}
