import { type Kysely, sql } from 'kysely';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { csvLine } from '#domain/report/csv.ts';
import type { Database } from '../../platform/database/schema.ts';
import { MARK } from './exportKind.ts';

const ROWS_AT_ONCE = 5_000;

export const RESULT_HEADINGS = `${MARK}${csvLine(['line', 'result', 'column', 'value', 'reason', 'hint', 'code'])}`;

type StoredRowResult = Omit<RowResult, 'code'> & { code?: string | null };

/** A result as a line of a CSV file; values of the file are escaped so that none runs as a formula. */
export function resultLine({ line, result, column, value, reason, hint, code }: StoredRowResult): string {
  const cells = [column, value, reason, hint, code].map((text) => text ?? '');
  return csvLine([{ number: String(line) }, result, ...cells]);
}

/** The result of every row of a run, as a CSV file. */
export async function* resultFile(database: Kysely<Database>, run: number): AsyncGenerator<string> {
  yield RESULT_HEADINGS;
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const { rows } = await sql<StoredRowResult>`
      select line, result, column_name as column, value, reason, hint, code from import_result
      where run_id = ${run} and position >= ${from} and position < ${from + ROWS_AT_ONCE} order by position`.execute(
      database,
    );
    yield rows.map(resultLine).join('');
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
