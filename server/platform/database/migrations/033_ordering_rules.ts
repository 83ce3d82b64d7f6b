import { type Kysely, sql } from 'kysely';

const statements = [
  // The minimum of an order to any of the customer's ship-tos; null: only the zip's minimum counts.
  'alter table customer add minimum_order_amount numeric(12, 2) check (minimum_order_amount >= 0)',
  // A minimum that every ship-to has, above that of its zip, is the customer's own.
  `update customer c set minimum_order_amount = own.lowest from (
     select a.customer_key, min(a.minimum_order_amount) as lowest
     from address a left join lateral (
       select z.minimum_order_amount from zip_rule z
       where starts_with(upper(translate(a.zip, ' -', '')), upper(translate(z.zip, ' -', '')))
       order by length(z.zip) desc limit 1
     ) rule on true
     where a.customer_key > 0
     group by a.customer_key
     having bool_and(coalesce(a.minimum_order_amount, 0) > coalesce(rule.minimum_order_amount, 0))
   ) own
   where own.customer_key = c.customer_key`,
  `update site set settings = '{"sellAtZero": false, "creditCheck": "warn"}'::jsonb || settings`,
  // Imported orders have no cart. Their file has no status, and their day is over.
  `update sales_order o set status = 'Completed' from site
   where o.cart_id is null and o.status = 'Invoiced' and o.invoice_number is null
     and coalesce(o.delivery_date, o.order_date) < (now() at time zone site.time_zone)::date
     and not exists (select from receivable r where r.order_id = o.id)
     and not exists (select from invoice i where i.order_id = o.id)`,
  `update sales_order set status = 'Cancelled' where lower(status) = 'canceled'`,
];

/** The customer's own minimum order, the handling of prices of 0 and credit limits, and orders whose day is over. */
export async function up<Tables>(database: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
