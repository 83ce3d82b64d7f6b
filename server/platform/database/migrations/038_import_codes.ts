import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Why a row was refused, for programs.
  await sql`alter table import_verdict add column code text`.execute(database);
}
