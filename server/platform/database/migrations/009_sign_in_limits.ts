import { type Kysely, sql } from 'kysely';

const statements = [
  `create table known_sign_in (
     username text not null,
     address text not null,
     signed_in_at timestamptz not null,
     primary key (username, address)
   )`,
  'create index sign_in_failure_name on sign_in_failure (username, failed_at)',
  'create index sign_in_failure_address on sign_in_failure (address, failed_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
