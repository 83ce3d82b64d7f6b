import { type RawBuilder, sql } from 'kysely';

/** The customer whose prices, taxes and excluded categories apply: the customer itself, or the one it is priced as. */
export function pricedAs(customerKey: number | null): RawBuilder<number | null> {
  return sql`(select coalesce(priced_as, customer_key) from customer where customer_key = ${customerKey}::integer)`;
}
