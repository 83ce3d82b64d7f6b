import { type RawBuilder, sql } from 'kysely';

/** Whose prices, taxes and excluded categories hold for a customer: its own, or those of the customer that it is priced as. */
export function pricedAs(customerKey: number | null): RawBuilder<number | null> {
  return sql`(select coalesce(priced_as, customer_key) from customer where customer_key = ${customerKey}::integer)`;
}
