import type { Kind } from '#domain/dataImport/kind.ts';
import type { Notation } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import { shownValue } from '#domain/dataImport/rowResult.ts';
import type { Table, TableRow } from './table.ts';

/** Enough rows to show what a column has, and few enough to read them once more. */
const SAMPLED_ROWS = 200;
const SAMPLES = 3;

/** The first rows of a table that have a value. */
export async function firstRows(table: Table): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of table.rows()) {
    rows.push(row);
    if (rows.length === SAMPLED_ROWS) break;
  }
  return rows;
}

const isBlank = (cell: unknown) => cell === null || cell === undefined || String(cell).trim() === '';

/** A cell as its column reads it; a cell of no column, and one that is refused, as it is. */
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
): string[][] {
  return columns.map((column, place) => {
    const samples = new Set<string>();
    for (const { cells } of rows) {
      if (isBlank(cells[place])) continue;
      samples.add(readValue(kind, column, cells[place], notationOf(column ?? '')));
      if (samples.size === SAMPLES) break;
    }
    return [...samples];
  });
}
