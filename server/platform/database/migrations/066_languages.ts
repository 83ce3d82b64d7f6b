import { type Kysely, sql } from 'kysely';

/** The language that a user has chosen, and that of a customer's emails. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column language text`.execute(database);
  await sql`alter table customer add column language text`.execute(database);
}
