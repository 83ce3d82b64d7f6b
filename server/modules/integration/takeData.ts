import type { Transaction } from 'kysely';
import { intakeTexts } from '#domain/intake/intakeTexts.ts';
import type { Kind } from '#domain/intake/kind.ts';
import { PROGRAM_NOTATION } from '#domain/intake/notation.ts';
import { readRow } from '#domain/intake/readRow.ts';
import { type Row, shownValue, type Verdict } from '#domain/intake/verdict.ts';
import type { Database } from '../../platform/database/schema.ts';
import { waitForImports } from '../dataImport/importLock.ts';
import type { Stored } from '../dataImport/write/stored.ts';
import { takeRows } from '../dataImport/write/takeRows.ts';

type Cells = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A row by the names of its columns: a name that its kind does not have is a mistake of whoever sends it. */
function rowOf(kind: Kind, line: number, cells: Cells): Row {
  const row = readRow(kind, line, cells, () => PROGRAM_NOTATION);
  const known = new Set(kind.columns.map(({ name }) => name));
  const unknown = Object.keys(cells).filter((name) => !known.has(name));
  return {
    ...row,
    refusals: [
      ...row.refusals,
      ...unknown.map((name) => ({
        column: shownValue(name),
        value: null,
        ...intakeTexts.noSuchField(shownValue(name)),
      })),
    ],
  };
}

/** Brings a batch in as a file of its kind would be; `storedOf` tells of which kind a row is. The verdicts are in the order of the rows. */
export async function takeData<Given extends Cells>(
  transaction: Transaction<Database>,
  batch: readonly Given[],
  storedOf: (row: Given) => Stored,
): Promise<Verdict[]> {
  await waitForImports(transaction);
  const kinds = [...new Set(batch.map(storedOf))];
  const verdicts: Verdict[] = [];
  for (const stored of kinds) {
    const rows = batch.flatMap((row, place) => (storedOf(row) === stored ? [rowOf(stored.kind, place + 1, row)] : []));
    verdicts.push(...(await takeRows(transaction, stored, rows)));
    await stored.finish?.(transaction);
  }
  return verdicts.sort((one, other) => one.line - other.line);
}
