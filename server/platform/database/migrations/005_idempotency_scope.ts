import { type Kysely, sql } from 'kysely';

const statements = [
  // A sign-up has no user yet, and may be repeated too.
  'alter table idempotent_result alter column user_id drop not null',
  // Null means without a time limit, as for the first response to a submit.
  'alter table idempotent_result add column expires_at timestamptz',
  `update idempotent_result set expires_at = created_at + interval '30 days' where call like 'cart line%'`,
  'create index idempotent_result_expiry on idempotent_result (expires_at) where expires_at is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
