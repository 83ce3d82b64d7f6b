import { sql, type Transaction } from 'kysely';
import type { Column, Kind, Values } from '#domain/dataImport/kind.ts';
import { headingLine } from '#domain/dataImport/template.ts';
import { type CsvCell, csvLine } from '#domain/report/csv.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ImportTarget } from './write/importTarget.ts';
import { asInFile } from './write/upsertRows.ts';

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const MARK = '\ufeff';
/** Few enough for a slow connection to read them before the database ends an idle transaction (`DATABASE_SECONDS`). */
const ROWS_AT_ONCE = 1_000;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Text with an apostrophe before a formula would lose the apostrophe on import. */
const MARKED = /^'+\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** `1.125` reads as 1125 where a point separates thousands; `1.1250` does not. */
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
