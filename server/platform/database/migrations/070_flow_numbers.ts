import { type Kysely, sql } from 'kysely';

/** How often the states of the flows were entered and left in a week, without any user. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table flow_number (
    week date not null,
    machine text not null,
    state text not null,
    entered integer not null,
    forward integer not null,
    back integer not null,
    failed integer not null,
    abandoned integer not null,
    instant integer not null,
    seconds integer not null,
    minute integer not null,
    minutes integer not null,
    primary key (week, machine, state)
  )`.execute(database);
}
