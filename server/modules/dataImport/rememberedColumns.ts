import { type Kysely, sql } from 'kysely';
import type { Kind } from '#domain/dataImport/kind.ts';
import type { ChosenColumns } from '#domain/dataImport/matchColumns.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Reading } from './read/reading.ts';

/** A file is known again by its headings, in any order. */
const nameOf = (headings: readonly string[]) => JSON.stringify([...new Set(headings)].sort());

/** The chosen columns of an earlier file with these headings; none for other headings. */
export async function findSavedColumns(
  database: Kysely<Database>,
  { name }: Kind,
  headings: readonly string[],
): Promise<ChosenColumns> {
  const { rows } = await sql<{ columns: ChosenColumns }>`
    select columns from import_columns where kind = ${name} and headings = ${nameOf(headings)}`.execute(database);
  return rows[0]?.columns ?? {};
}

export async function storeColumns(database: Kysely<Database>, { name }: Kind, { columns }: Reading): Promise<void> {
  const chosen = JSON.stringify(Object.fromEntries(columns.map(({ heading, column }) => [heading, column])));
  await sql`
    insert into import_columns (kind, headings, columns)
    values (${name}, ${nameOf(columns.map(({ heading }) => heading))}, ${chosen}::jsonb)
    on conflict (kind, headings) do update set columns = excluded.columns`.execute(database);
}
