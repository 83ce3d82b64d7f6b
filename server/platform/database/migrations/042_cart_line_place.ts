import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Where a line stands among the lines, once it was removed and put back; null: where its id puts it.
  await sql`alter table cart_line add column place integer`.execute(database);
}
