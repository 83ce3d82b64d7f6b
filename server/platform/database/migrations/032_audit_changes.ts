import { type Kysely, sql } from 'kysely';

const statements = [
  // The changes with old and new value, each in words; null when the action is enough.
  'alter table audit add column changes jsonb',
  // Null: created at the server's own command line.
  'alter table service_token add column created_by integer references app_user',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
