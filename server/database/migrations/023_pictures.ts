import { type Kysely, sql } from 'kysely';

const statements = [
  // What /img shows, by the name that the bytes gave it: a name is never given other bytes.
  `create table picture (
     file text primary key,
     body bytea not null,
     content_type text not null,
     width integer not null,
     height integer not null,
     made_at timestamptz not null
   )`,
  // They are packed already.
  'alter table picture alter column body set storage external',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
