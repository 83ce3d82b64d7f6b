import { sql, type Transaction } from 'kysely';
import { bookTexts } from '#domain/intake/bookTexts.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { type Candidate, refuse } from '../stored.ts';

/** The calendar day in the site's time zone. */
export async function booksToday(transaction: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone coalesce((select time_zone from site limit 1), 'UTC'))::date::text as today`.execute(
    transaction,
  );
  return rows[0]?.today ?? '';
}

export function refuseFuture(row: Candidate, column: string, today: string): void {
  const date = row.values[column];
  if (date && date > today) refuse(row, column, bookTexts.future(column, date));
}
