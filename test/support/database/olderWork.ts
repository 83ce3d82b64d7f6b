import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/platform/database/schema.ts';

/** Documents as a release left them that did not know of long work. */
export async function withoutWork(database: Kysely<Database>): Promise<void> {
  await sql`alter table document drop column state, drop column failure, drop column started_at, drop column finished_at,
    add column worked_at timestamptz, add column has_failed boolean not null default false`.execute(database);
  await sql`alter table document rename column turn to work`.execute(database);
  await sql`alter table document rename column wanted_at to asked_at`.execute(database);
}

/** Results of imported rows under the names they had before migration 045. */
export async function withVerdicts(database: Kysely<Database>): Promise<void> {
  await sql`alter table import_result rename column hint to mend`.execute(database);
  await sql`alter table import_result rename column result to verdict`.execute(database);
  await sql`alter table import_result rename to import_verdict`.execute(database);
}
