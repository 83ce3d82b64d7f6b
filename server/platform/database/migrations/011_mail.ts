import { type Kysely, sql } from 'kysely';

const statements = [
  `create table letter (
     id bigint generated always as identity primary key,
     cause text not null unique,
     kind text not null,
     to_address text not null,
     to_name text not null,
     sealed bytea,
     added_at timestamptz not null,
     expires_at timestamptz not null,
     sent_at timestamptz,
     failure text
   )`,
  'create index letter_newest on letter (added_at desc, id desc)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
