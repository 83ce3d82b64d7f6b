import { type Kysely, sql } from 'kysely';

const statements = [
  // The audit log of the administration. `subject` names the object, which may have been deleted.
  `create table audit (
     id bigint generated always as identity primary key,
     at timestamptz not null,
     user_id integer not null references app_user,
     action text not null,
     subject text not null
   )`,
  'create index audit_newest on audit (at desc, id desc)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
