import { type Kysely, sql } from 'kysely';

const statements = [
  "alter table site add column paper_size text not null default 'Letter' check (paper_size in ('Letter', 'A4'))",
  // A document that is made when it is opened: its request, and its progress.
  `alter table document
     alter column content_key drop not null,
     add column request jsonb,
     add column work integer not null default 0,
     add column worked_at timestamptz,
     add column asked_at timestamptz,
     add column percent integer not null default 0 check (percent between 0 and 100),
     add column pages integer not null default 0,
     add column has_failed boolean not null default false,
     add check (content_key is not null or request is not null)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
