import { type Kysely, sql } from 'kysely';
import { type Customer, WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import type { Database } from '../../platform/database/schema.ts';
import { addressJson, addressOrder } from '../addresses/addressRepository.ts';

/** The customers that a salesperson serves or whose team the user is in, by name, without their ship-tos. */
export async function findCustomersOf(database: Kysely<Database>, userId: number): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    select greatest(c.customer_key, ${WALK_IN_CUSTOMER_KEY}) as "customerKey", c.customer_code as "customerCode", c.name,
      c.default_shipto as "defaultShipto", c.default_po as "defaultPO", c.required_po as "requiredPO",
      '[]'::json as shiptos
    from customer c
    where c.customer_key in (select customer_key from salesperson_customer where user_id = ${userId})
      or (c.customer_key in (select customer_key from team_member where user_id = ${userId}
          union select customer_key from app_user where id = ${userId} and not is_salesperson)
        and (select settings ->> 'teams' = 'true' from site))
    order by c.name, c.customer_code`.execute(database);
  return rows;
}

/** A customer with its ship-tos, or those of these codes, the primary one first. */
export async function findCustomer(
  database: Kysely<Database>,
  customerKey: number,
  shipTos: readonly string[] | null = null,
): Promise<Customer | undefined> {
  const { rows } = await sql<Customer>`
    select greatest(c.customer_key, ${WALK_IN_CUSTOMER_KEY}) as "customerKey", c.customer_code as "customerCode", c.name,
      c.default_shipto as "defaultShipto", c.default_po as "defaultPO", c.required_po as "requiredPO",
      coalesce((select json_agg(${addressJson} order by ${addressOrder})
        from address a where a.customer_key = c.customer_key
          and (${shipTos}::text[] is null or a.key = any(${shipTos}::text[]))), '[]') as shiptos
    from customer c where c.customer_key = ${customerKey}`.execute(database);
  return rows[0];
}
