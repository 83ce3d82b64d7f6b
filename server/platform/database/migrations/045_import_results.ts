import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table import_verdict rename to import_result',
  'alter table import_result rename column verdict to result',
  'alter table import_result rename column mend to hint',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
