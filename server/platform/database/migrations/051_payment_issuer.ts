import { type Kysely, sql } from 'kysely';

/** The issuer of the card, or eCheck, by its number in the specification; null where the gateway did not name one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempt add column issuer smallint check (issuer between 1 and 8)`.execute(database);
}
