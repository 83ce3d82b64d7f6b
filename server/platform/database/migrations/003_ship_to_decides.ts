import { type Kysely, sql } from 'kysely';

const statements = [
  // The rules check a cart's ship-to code, so the address follows from it. Only without a code does the address decide
  // it.
  `update cart c set ship_to_code = a.key from address a
   where c.ship_to_code is null and a.id = c.address_id and a.customer_key = c.customer_key`,
  'alter table cart drop column address_id',
  `update sales_order o set address_id = (
     select a.id from address a where a.customer_key = o.customer_key and a.key = o.ship_to_code
   ) where o.address_id is not null and o.ship_to_code is not null`,
  // The address as it was when the order was placed.
  'alter table sales_order add column ship_to_address jsonb',
];

export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
