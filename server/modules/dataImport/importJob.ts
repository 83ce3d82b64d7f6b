import { dataImportText } from '#domain/texts/dataImportText.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueWork } from '../../platform/work/work.ts';
import { isOutOfMemory } from '../../platform/workers/isOutOfMemory.ts';
import { failRun, IMPORT_FILE } from './importRepository.ts';
import type { ImportServices } from './services.ts';

/** A dry run that has given way this often runs to its end. */
const MOST_GIVEN_WAY = 10;

/**
 * Imports a file, completely or not at all; a job whose server died starts again. A dry run that blocks other
 * transactions starts again after them.
 */
export function importFile({ database, imports }: Pick<ImportServices, 'database' | 'imports'>): Job {
  return job(IMPORT_FILE, async ({ run, gaveWay = 0 }) => {
    try {
      const outcome = await imports.run({ run, mayGiveWay: gaveWay < MOST_GIVEN_WAY });
      if (outcome === 'ended') return;
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('import_result').where('run_id', '=', run).execute();
        await queueWork(transaction, IMPORT_FILE, run, {
          changes: { counts: '{}' },
          payload: { gaveWay: gaveWay + 1 },
        });
      });
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      await failRun(database, run, dataImportText('file.tooMuchMemory'));
    }
  });
}
