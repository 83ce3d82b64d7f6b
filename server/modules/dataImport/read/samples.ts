import type { Kind } from '#domain/dataImport/kind.ts';
import type { Notation } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import { shownValue } from '#domain/dataImport/rowResult.ts';
import { cellText, type TableRow } from './table.ts';

const SAMPLES = 3;

/** A cell as its column reads it; of no column, refused, or below a heading that means the opposite: as it is. */
function readValue(kind: Kind, column: string | null, cell: unknown, notation: Notation): string {
  const shown = typeof cell === 'object' && cell?.toString === Object.prototype.toString ? JSON.stringify(cell) : cell;
  const value = column === null ? null : readRow(kind, 1, { [column]: cell }, () => notation).values[column];
  return shownValue(value ?? String(shown).trim());
}

/** The first values of each column, without repetitions. */
export function samplesOf(
  kind: Kind,
  columns: readonly (string | null)[],
  rows: readonly TableRow[],
  notationOf: (column: string) => Notation,
  opposites: ReadonlySet<string>,
): string[][] {
  return columns.map((column, place) => {
    const readBy = column !== null && opposites.has(column) ? null : column;
    const samples = new Set<string>();
    for (const { cells } of rows) {
      if (cellText(cells[place]) === '') continue;
      samples.add(readValue(kind, readBy, cells[place], notationOf(column ?? '')));
      if (samples.size === SAMPLES) break;
    }
    return [...samples];
  });
}
