import { type Kysely, sql } from 'kysely';

const statements = [
  // Two weeks at least contain a delivery day of every ship-to, regardless of the cutoff.
  'alter table site add column delivery_days_ahead integer not null default 90 check (delivery_days_ahead between 14 and 366)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
