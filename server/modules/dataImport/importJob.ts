import type { Kysely } from 'kysely';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueWork } from '../../platform/work/work.ts';
import { isOutOfMemory } from '../../platform/workers/isOutOfMemory.ts';
import { workerPool } from '../../platform/workers/workerPool.ts';
import { failRun, IMPORT_FILE } from './importRepository.ts';

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

/** A dry run that first gave way so many milliseconds ago runs to its end. */
const GIVES_WAY_FOR = 10 * 60_000;

/**
 * Imports a file, completely or not at all; a job whose server died starts again. A dry run that blocks other
 * transactions starts again after them.
 */
export function importFile({ database, imports }: { database: Kysely<Database>; imports: Imports }): Job {
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
