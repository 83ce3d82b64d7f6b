import { type Kysely, sql } from 'kysely';

const statements = [
  // What was changed, what it was and what it is, each in words; null where there is no more to say than the action.
  'alter table audit add column changes jsonb',
  // Null: made at the server's own command line.
  'alter table service_token add column created_by integer references app_user',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
