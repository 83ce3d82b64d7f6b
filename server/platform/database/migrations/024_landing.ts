import { type Kysely, sql } from 'kysely';

const statements = [
  // The newest row is the landing page; a few earlier ones are kept to restore.
  `create table landing (
     version integer primary key check (version > 0),
     layout jsonb not null,
     saved_at timestamptz not null,
     saved_by integer references app_user
   )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
