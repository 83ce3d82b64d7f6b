import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table address add version integer not null default 1',
  // If a customer has several primary addresses, the one with the first code stays primary.
  `update address a set is_primary = false
     where is_primary and exists (
       select 1 from address b where b.customer_key = a.customer_key and b.is_primary and b.key < a.key)`,
  'create unique index address_primary on address (customer_key) where is_primary',
  // The last number that a ship-to was given as its code: one that was deleted does not come again for another place.
  'alter table customer add last_ship_to integer not null default 0',
  // The name of the cart's deleted ship-to; reported until the header is written again.
  'alter table cart add deleted_ship_to text',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
