import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/**
 * Runs `write` while the table has neither foreign keys nor indexes except its own keys: checking and building them
 * once is faster than row by row. In a transaction no other connection sees the table without them.
 */
export async function withoutUpkeep(
  database: Kysely<Database>,
  table: keyof Database,
  write: () => Promise<void>,
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }>`
    select index_class.relname as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index
    join pg_class index_class on index_class.oid = index.indexrelid
    where index.indrelid = ${table}::regclass
      and not exists (select 1 from pg_constraint where conindid = index.indexrelid)
    order by name`.execute(database);
  const foreignKeys = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f'
    order by name`.execute(database);
  const altered = sql`alter table ${sql.table(table)}`;
  for (const { name } of indexes.rows) await sql`drop index ${sql.ref(name)}`.execute(database);
  for (const { name } of foreignKeys.rows) await sql`${altered} drop constraint ${sql.ref(name)}`.execute(database);
  await write();
  for (const { definition } of indexes.rows) await sql.raw(definition).execute(database);
  for (const { name, definition } of foreignKeys.rows) {
    await sql`${altered} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(database);
  }
}
