import { type Kysely, sql } from 'kysely';

const statements = [
  // Long work has the same columns for every kind: `turn` grows at each start, `wanted_at` is when a user last waited
  // for it.
  `alter table import_run
     add column turn integer not null default 0, add column wanted_at timestamptz, add column started_at timestamptz`,
  `alter table image_sync
     add column turn integer not null default 0, add column percent integer not null default 0, add column wanted_at timestamptz`,
  "update image_sync set percent = 100 where state = 'done'",
  'alter table document rename column work to turn',
  'alter table document rename column asked_at to wanted_at',
  `alter table document
     add column state text not null default 'done' check (state in ('waiting', 'running', 'done', 'failed')),
     add column failure text, add column started_at timestamptz, add column finished_at timestamptz`,
  `update document set state = case when has_failed then 'failed' else 'waiting' end, percent = 0, pages = 0,
     failure = case when has_failed then 'The server could not complete the request' end,
     wanted_at = coalesce(wanted_at, '-infinity') where content_key is null`,
  'alter table document drop column worked_at, drop column has_failed',
  // The job of a sync has its run as key from now on. The library creates its tables after these.
  `do $$ begin
     if to_regclass('graphile_worker._private_jobs') is not null then
       update graphile_worker._private_jobs set key = 'syncPictures ' || (payload ->> 'run') where key = 'syncPictures';
     end if;
   end $$`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
