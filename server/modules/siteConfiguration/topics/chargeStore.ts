import { type Kysely, sql, type Transaction } from 'kysely';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { decimal } from '#domain/decimal.ts';
import { amountTextOf, decimalTextOf, type Sent } from '#domain/siteConfiguration/amounts.ts';
import { type ChargesChange, TAX_RATES_LIMIT } from '#domain/siteConfiguration/charges.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { TopicStore } from './topicStore.ts';

/** Customers with an account of their own. All others are taxed as walk-in business. */
const isAccount = sql`priced_as is null and customer_key <> ${WALK_IN_CUSTOMER_KEY}`;

async function find(database: Kysely<Database>): Promise<Omit<Configuration['charges'], 'version'>> {
  const { rows } = await sql<Omit<Configuration['charges'], 'version'>>`
    select s.add_on_charge::float8 as "addOnCharge", s.add_on_free_from::float8 as "addOnFreeFrom",
      coalesce((select (tax_rate * 100)::float8 from customer where customer_key = ${WALK_IN_CUSTOMER_KEY}), 0) as "consumerTax",
      coalesce((select json_agg(json_build_object('from', r.percent, 'percent', r.percent, 'customers', r.customers)
        order by r.percent) from (
          select (tax_rate * 100)::float8 as percent, count(*)::integer as customers from customer
          where ${isAccount} group by tax_rate order by tax_rate limit ${TAX_RATES_LIMIT}) r), '[]') as "taxRates"
    from site s`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  return row;
}

const rateOf = (percent: Sent) =>
  decimal(decimalTextOf(percent) ?? '0')
    .dividedBy(100)
    .toFixed(5);

/** Rates change in one statement: every old rate is mapped to its new one at the same time. */
async function write(transaction: Transaction<Database>, change: ChargesChange): Promise<void> {
  const { addOnCharge, addOnFreeFrom, consumerTax, taxRates } = change;
  await transaction
    .updateTable('site')
    .set({ add_on_charge: amountTextOf(addOnCharge) ?? '0', add_on_free_from: amountTextOf(addOnFreeFrom) })
    .execute();
  await sql`
    update customer set tax_rate = changed.rate
    from unnest(${taxRates.map(({ from }) => rateOf(from))}::numeric[], ${taxRates.map(({ percent }) => rateOf(percent))}::numeric[])
      as changed (was, rate)
    where ${isAccount} and tax_rate = changed.was and changed.rate <> changed.was`.execute(transaction);
  await sql`
    update customer set tax_rate = ${rateOf(consumerTax)}::numeric
    where (priced_as = ${WALK_IN_CUSTOMER_KEY} or customer_key = ${WALK_IN_CUSTOMER_KEY})
      and tax_rate <> ${rateOf(consumerTax)}::numeric`.execute(transaction);
}

export const chargeStore: TopicStore<'charges'> = { find, write };
