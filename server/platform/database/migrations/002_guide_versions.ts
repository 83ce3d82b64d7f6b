import { type Kysely, sql } from 'kysely';

const statements = [
  // Versions that no two guides share: one that is deleted and created again, or takes another's name, is never
  // mistaken for the old one.
  'create sequence order_guide_version_seq as integer start 2',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
