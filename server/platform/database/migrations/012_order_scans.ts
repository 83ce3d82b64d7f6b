import { type Kysely, sql } from 'kysely';

const statements = [
  `create table order_scan (
     order_id integer not null references sales_order on delete cascade,
     position integer not null,
     key text not null,
     name text not null,
     content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
     content bytea not null,
     primary key (order_id, position)
   )`,
  // Compressed already.
  'alter table order_scan alter column content set storage external',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
