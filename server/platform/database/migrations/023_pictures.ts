import { type Kysely, sql } from 'kysely';

const statements = [
  // Drawings whose sizes are made when they are first asked for.
  'create table drawing (stem text primary key, svg text not null)',
  // What /img shows, by the name that the bytes gave it: a name is never given other bytes.
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
  // The files of the source, as the last run found them, and what the one before made of them.
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
  // Products whose pictures are those of the source, and what they got from it.
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
