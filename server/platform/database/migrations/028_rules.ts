import { type Kysely, sql } from 'kysely';

const statements = [
  // Sunday 1 to Saturday 7. The days that addresses and zips already have stay possible.
  `alter table site add delivery_weekdays integer[] not null default '{2,3,4,5,6}'`,
  `update site set delivery_weekdays = array(
     select distinct day from (
       select unnest('{2,3,4,5,6}'::integer[]) as day
       union all select unnest(delivery_weekdays) from address
       union all select unnest(delivery_weekdays) from zip_rule
       union all select generate_series(1, 7) where exists (select from address where delivery_weekdays = '{}')
     ) promised where day between 1 and 7 order by day)`,
  'alter table site alter add_on_free_from drop not null',
  'create table holiday (date date primary key, name text not null)',
  // Where it differs from the site's.
  'create table warehouse_cutoff (warehouse_code text primary key, order_cutoff text not null)',
  // The version advances with each admin change of a topic; an unchanged topic has no row.
  'create table setting_version (topic text primary key, version integer not null)',
];

/** Rules that had no row: delivery days and holidays of the site, the cut-off of a warehouse, no free delivery. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
