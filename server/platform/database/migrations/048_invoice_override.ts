import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table invoice_line add column is_override boolean not null default false',
  // Such lines were accepted before; an export of them can be imported again.
  `update invoice_line set is_override = true
   where unit = price_unit and abs(extension - round(quantity * unit_price, 2)) > 0.01`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
