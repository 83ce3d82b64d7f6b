import { type Kysely, sql } from 'kysely';

const statements = [
  // Each admin change of a user advances the version.
  'alter table app_user add version integer not null default 1',
  // Null when the action was run from the server's command line.
  'alter table audit alter user_id drop not null',
  // The change in words; null when the subject is enough.
  'alter table audit add detail text',
  'create index audit_of_user on audit (user_id, at desc, id desc)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
