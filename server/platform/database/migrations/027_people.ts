import { type Kysely, sql } from 'kysely';

const statements = [
  // What whoever runs the shop writes of a user counts its version up.
  'alter table app_user add version integer not null default 1',
  // Null: on the server itself, by whoever has its console.
  'alter table audit alter user_id drop not null',
  // What changed, in words; null where the subject says it all.
  'alter table audit add detail text',
  'create index audit_of_user on audit (user_id, at desc, id desc)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
