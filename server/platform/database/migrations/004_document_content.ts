import { type Kysely, sql } from 'kysely';

const statements = [
  // A document's bytes are stored once, for any number of readers.
  `create table document_content (
     key text primary key,
     content bytea not null,
     bytes integer not null,
     used_at timestamptz not null
   )`,
  'alter table document add column content_key text references document_content (key) on delete cascade',
  `insert into document_content (key, content, bytes, used_at)
     select id, content, octet_length(content), now() from document`,
  'update document set content_key = id',
  'alter table document alter column content_key set not null, drop column content',
  'create index document_expires_at on document (expires_at)',
  'create index document_content_key on document (content_key)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
