import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table import_run add column preview jsonb').execute(database);
}
