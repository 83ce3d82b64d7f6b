import { type Kysely, sql } from 'kysely';
import { headingLine } from '#domain/intake/template.ts';
import { type CsvCell, csvLine } from '#domain/report/csv.ts';
import type { Database } from '../database/schema.ts';
import type { Stored } from './write/stored.ts';
import { asInFile } from './write/takeRows.ts';

/** By it spreadsheets know that the file is UTF-8. */
export const MARK = '\ufeff';
const ROWS_AT_ONCE = 5_000;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A text that begins with an apostrophe before a formula would lose it when it is read. */
const MARKED = /^'+\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** A cell that `readRow` reads as this value, and that no spreadsheet runs. */
function cellOf(value: string | null): CsvCell {
  if (value === null) return '';
  if (NUMBER.test(value)) return { number: value };
  return MARKED.test(value) ? `'${value}` : value;
}

/** All rows of a kind as a CSV file that can be brought in again. `database` is a transaction that sees one moment. */
export async function* exportKind(database: Kysely<Database>, { kind, select, order }: Stored): AsyncGenerator<string> {
  yield MARK + headingLine(kind);
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await sql<Record<string, string | null>>`
      select r.* from (${select}) r order by ${order} limit ${sql.lit(ROWS_AT_ONCE)} offset ${sql.lit(offset)}`.execute(
      database,
    );
    yield rows
      .map((row) => {
        const values = asInFile(kind, row);
        return csvLine(kind.columns.map(({ name }) => cellOf(values[name] ?? null)));
      })
      .join('');
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
