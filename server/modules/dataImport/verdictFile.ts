import { type Kysely, sql } from 'kysely';
import type { Verdict } from '#domain/dataImport/verdict.ts';
import { csvLine } from '#domain/report/csv.ts';
import type { Database } from '../../platform/database/schema.ts';
import { MARK } from './exportKind.ts';

const ROWS_AT_ONCE = 5_000;

export const VERDICT_HEADINGS = `${MARK}${csvLine(['line', 'verdict', 'column', 'value', 'reason', 'hint', 'code'])}`;

type StoredVerdict = Omit<Verdict, 'code'> & { code?: string | null };

/** A verdict as a line of a CSV file; what stood in the file is never run as a formula. */
export function verdictLine({ line, verdict, column, value, reason, hint, code }: StoredVerdict): string {
  const said = [column, value, reason, hint, code].map((text) => text ?? '');
  return csvLine([{ number: String(line) }, verdict, ...said]);
}

/** What became of every row of a run, as a CSV file. */
export async function* verdictFile(database: Kysely<Database>, run: number): AsyncGenerator<string> {
  yield VERDICT_HEADINGS;
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const { rows } = await sql<StoredVerdict>`
      select line, verdict, column_name as column, value, reason, mend as hint, code from import_verdict
      where run_id = ${run} and position >= ${from} and position < ${from + ROWS_AT_ONCE} order by position`.execute(
      database,
    );
    yield rows.map(verdictLine).join('');
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
