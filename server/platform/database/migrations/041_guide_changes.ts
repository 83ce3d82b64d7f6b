import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Null: the guide was last changed before this was stored.
  await sql`alter table order_guide add column changed_at timestamptz`.execute(database);
  await sql`alter table order_guide alter column changed_at set default now()`.execute(database);
}
