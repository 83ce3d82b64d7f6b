import { sql, type Transaction } from 'kysely';
import type { Column, Kind, Values } from '#domain/dataImport/kind.ts';
import { headingLine } from '#domain/dataImport/template.ts';
import { type CsvCell, csvLine } from '#domain/report/csv.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ImportTarget } from './write/importTarget.ts';
import { asInFile } from './write/upsertRows.ts';

/** By it spreadsheets know that the file is UTF-8. */
export const MARK = '\ufeff';
/** So few that a slow line has taken them before the database gives up a transaction that waits (`DATABASE_SECONDS`). */
const ROWS_AT_ONCE = 1_000;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A text that begins with an apostrophe before a formula would lose it when it is read. */
const MARKED = /^'+\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** `1.125` is 1125 to whom a point separates thousands; `1.1250` is not. */
const LIKE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A cell that `readRow` reads as this value, and that no spreadsheet runs. */
function cellOf(value: string | null, { isNumber }: Column): CsvCell {
  if (value === null) return '';
  if (isNumber && LIKE_THOUSANDS.test(value)) return { number: `${value}0` };
  if (NUMBER.test(value)) return { number: value };
  return MARKED.test(value) ? `'${value}` : value;
}

/** A row as a line of its kind's CSV file. */
export function exportLine({ columns }: Kind, values: Values): string {
  return csvLine(columns.map((column) => cellOf(values[column.name] ?? null, column)));
}

/** All rows of a kind as a CSV file that can be imported again; the transaction gives one snapshot. */
export async function* exportKind(
  transaction: Transaction<Database>,
  { kind, select, order }: ImportTarget,
): AsyncGenerator<string> {
  yield MARK + headingLine(kind);
  await sql`declare exported no scroll cursor for select r.* from (${select}) r order by ${order}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`fetch ${sql.lit(ROWS_AT_ONCE)} from exported`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    yield rows.map((row) => exportLine(kind, asInFile(kind, row))).join('');
  }
  await sql`close exported`.execute(transaction);
}
