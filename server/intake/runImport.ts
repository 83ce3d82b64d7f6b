import type { Kysely } from 'kysely';
import type { Verdict } from '#domain/intake/verdict.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { ImportTask } from '../rendering/imports.ts';
import { FileRefused } from './fileRefused.ts';
import { type Counts, ImportBusy, importInto, type Listener, rehearse } from './importFile.ts';
import { beginRun, endRun, findRun, noteReading, noteVerdicts, storedFile } from './importRepository.ts';
import { storedKind } from './write/storedKinds.ts';

/** What is told of a run while its own transaction is open goes by another connection, and is seen at once. */
function noting(database: Kysely<Database>, run: number): Listener {
  let first = 0;
  return {
    onBegin: () => beginRun(database, run),
    onReading: (reading) => noteReading(database, run, reading),
    onVerdicts: async (verdicts: readonly Verdict[], read: number, counts: Counts) => {
      await noteVerdicts(database, run, { verdicts, first, percent: Math.min(99, Math.floor(100 * read)), counts });
      first += verdicts.length;
    },
  };
}

async function bringIn(database: Kysely<Database>, id: number): Promise<void> {
  const run = await findRun(database, id);
  const stored = run && storedKind(run.kind);
  if (!run || !stored || run.state === 'done' || run.state === 'failed') return;
  const source = storedFile(database, run);
  const listener = noting(database, id);
  if (run.isDryRun) {
    const counts = await rehearse(database, (transaction) =>
      importInto(transaction, stored, source, run.options, listener),
    );
    await endRun(database, id, { failure: null, counts });
    return;
  }
  await database.transaction().execute(async (transaction) => {
    const counts = await importInto(transaction, stored, source, run.options, listener);
    // With the rows or not at all: a run that is done was brought in once.
    await endRun(transaction, id, { failure: null, counts });
  });
}

/** Brings in the file of a run that waits, or that a server left half-way, which changed nothing. A refused file ends the run with the reason. */
export async function runImport({ url, run }: ImportTask): Promise<void> {
  const database = connect(url, { connections: 3 });
  try {
    await bringIn(database, run);
  } catch (error) {
    if (!(error instanceof FileRefused) || error instanceof ImportBusy) throw error;
    await endRun(database, run, { failure: error.message, counts: null });
  } finally {
    await database.destroy();
  }
}
