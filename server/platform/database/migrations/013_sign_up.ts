import { type Kysely, sql } from 'kysely';

const statements = [
  // The data of the sign-up that a token belongs to: it takes effect when that token is opened, regardless of later
  // sign-ups.
  'alter table account_token add sign_up jsonb',
  // Random: 244 bits.
  'alter table site add human_check_secret text not null default gen_random_uuid()::text || gen_random_uuid()::text',
  `create table solved_challenge (
     nonce text primary key,
     expires_at timestamptz not null
   )`,
  'create index account_token_expiry on account_token (expires_at)',
  'create index limited_call_age on limited_call (called_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
