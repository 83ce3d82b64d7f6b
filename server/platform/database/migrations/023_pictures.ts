import { type Kysely, sql } from 'kysely';

const statements = [
  // Drawings whose sizes are made at the first request.
  'create table drawing (stem text primary key, svg text not null)',
  // The pictures of /img, by a name from their bytes: a name never gets other bytes.
  `create table picture (
     file text primary key,
     body bytea not null,
     content_type text not null,
     width integer not null,
     height integer not null,
     made_at timestamptz not null,
     stem text,
     unused_since timestamptz
   )`,
  'create index picture_stem on picture (stem)',
  // They are packed already.
  'alter table picture alter column body set storage external',
  // The files of the source at the last run, and the results of the run before.
  `create table image_file (
     path text primary key,
     run integer not null,
     state text not null check (state in ('pending', 'made', 'kept', 'broken', 'unmatched')),
     product_key integer,
     position integer not null default 0,
     version text,
     recipe text,
     stem text,
     format text,
     problem text
   )`,
  'create index image_file_run on image_file (run, state, path)',
  // Products with pictures from the source, and which ones.
  `create table product_picture (
     product_key integer primary key references product on delete cascade,
     list_image text not null
   )`,
  `create table image_sync (
     id boolean primary key default true check (id),
     run integer not null,
     state text not null check (state in ('waiting', 'running', 'done', 'failed')),
     is_listed boolean not null default false,
     started_at timestamptz,
     finished_at timestamptz,
     failure text
   )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
