import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { csvLine } from '#domain/report/csv.ts';
import type { Database } from '../../platform/database/schema.ts';
import { planReport } from './planReport.ts';
import type { AskedReport, Report } from './report.ts';

export const CSV = 'text/csv; charset=utf-8';

/** The byte order mark tells spreadsheets that the file is UTF-8. */
const MARK = '\ufeff';

async function* linesOf({ csvHeadings, parts }: Report): AsyncGenerator<string> {
  yield `${MARK}${csvLine(csvHeadings)}`;
  for await (const { lines } of parts()) {
    yield lines.flatMap(({ csv }) => csv.map(csvLine)).join('');
  }
}

/** The report as CSV, read as fast as the client takes it: only one batch is in memory. Null when it is gone. */
export async function reportCsv(database: Kysely<Database>, asked: AskedReport): Promise<Readable | null> {
  const report = await planReport(database, asked);
  return report ? Readable.from(linesOf(report), { objectMode: false }) : null;
}
