import { type Kysely, sql } from 'kysely';

const statements = [
  // Null: the default words. The version is the catalog version of their last change.
  'alter table site add search_words jsonb, add search_words_version bigint not null default 0',
];

/** The words of a shop's own by which its products are found. */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
