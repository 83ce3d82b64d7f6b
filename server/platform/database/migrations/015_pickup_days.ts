import { type Kysely, sql } from 'kysely';

/** Sunday 1 to Saturday 7: the pickup days of the warehouse. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table site add pickup_weekdays integer[] not null default '{2,3,4,5,6,7}'`).execute(database);
}
