import { type Kysely, sql } from 'kysely';

const statements = [
  // The newest is the landing page; a few before it are kept for whoever wants one back.
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
