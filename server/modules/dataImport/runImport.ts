import type { Kysely, Transaction } from 'kysely';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { systemClock } from '../../platform/clock.ts';
import { connect } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Abandoned, type Work } from '../../platform/work/work.ts';
import { FileRefused } from './fileRefused.ts';
import { type Counts, ImportBusy, importInto, type Listener, rehearse } from './importFile.ts';
import type { ImportOutcome, ImportTask } from './importJob.ts';
import {
  beginRun,
  endRun,
  failRun,
  findRun,
  keepsOthersWaiting,
  notePreview,
  noteReading,
  noteResults,
  storedFile,
} from './importRepository.ts';
import type { Reading } from './read/reading.ts';
import { importTarget } from './write/importTargets.ts';

/** Progress is written on another connection, so that it is visible while the import's own transaction is open. */
function noting(database: Kysely<Database>, run: number): Listener {
  let work: Work = { id: run, turn: 0 };
  let first = 0;
  let reading: Reading | null = null;
  return {
    onBegin: async () => {
      work = await beginRun(database, run);
    },
    onReading: (found) => {
      reading = found;
      return noteReading(database, run, found);
    },
    onRemark: async (text) => {
      if (!reading) return;
      reading = { ...reading, remarks: [...reading.remarks, text] };
      await noteReading(database, run, reading);
    },
    onResults: async (results: readonly RowResult[], read: number, counts: Counts) => {
      await noteResults(database, work, { results, first, percent: Math.min(99, Math.floor(100 * read)), counts });
      first += results.length;
    },
    onPreview: (rows) => notePreview(database, run, rows),
  };
}

/** Other transactions wait for a dry run, which is rolled back and starts again after them. */
class GaveWay extends Error {}

function givingWay(transaction: Transaction<Database>, run: number, listener: Listener): Listener {
  let batches = 0;
  return {
    ...listener,
    onResults: async (...results) => {
      await listener.onResults(...results);
      batches += 1;
      // A file of one batch has ended.
      if (batches > 1 && (await keepsOthersWaiting(transaction, run))) throw new GaveWay();
    },
  };
}

async function importRows(database: Kysely<Database>, { run: id, mayGiveWay }: Omit<ImportTask, 'url'>): Promise<void> {
  const run = await findRun(database, id);
  const stored = run && importTarget(run.kind);
  if (!run || !stored) return;
  const source = storedFile(database, run);
  const listener = noting(database, id);
  const options = { ...run.options, now: systemClock.now() };
  if (run.isDryRun) {
    const counts = await rehearse(database, (transaction) =>
      importInto(transaction, stored, source, options, mayGiveWay ? givingWay(transaction, id, listener) : listener),
    );
    await endRun(database, id, counts);
    return;
  }
  await database.transaction().execute(async (transaction) => {
    const counts = await importInto(transaction, stored, source, options, listener);
    // The end is committed with the rows: a run that is done was imported exactly once.
    await endRun(transaction, id, counts);
  });
}

/**
 * Imports the file of a waiting run, or of one that a server abandoned, which changed nothing. A refused file ends the
 * run with the reason.
 */
export async function runImport({ url, run, mayGiveWay }: ImportTask): Promise<ImportOutcome> {
  const database = connect(url, { connections: 3 });
  try {
    await importRows(database, { run, mayGiveWay });
    return 'ended';
  } catch (error) {
    if (error instanceof GaveWay) return 'gaveWay';
    if (error instanceof Abandoned) return 'ended';
    if (!(error instanceof FileRefused) || error instanceof ImportBusy) throw error;
    await failRun(database, run, error.message);
    return 'ended';
  } finally {
    await database.destroy();
  }
}
