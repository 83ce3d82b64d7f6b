import { type RawBuilder, sql, type Transaction } from 'kysely';
import { contractPrices, prices } from '#domain/dataImport/kinds/prices.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Candidate, cast, givenRows, type ImportTarget, plainDecimal } from './importTarget.ts';
import {
  conditionalColumns,
  givenFrom,
  givenQuantity,
  givenTo,
  isConditional,
  isFirst,
  refuseOverlaps,
  withoutConditions,
} from './priceConditions.ts';
import { refuseUnknownUnits } from './references.ts';
import { noteZeroPrices } from './zeroPrices.ts';

const ofListed = sql`product p on p.product_key = u.product_key and p.product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}`;

/** Writes rows with conditions, and removes those without a price or without conditions. */
async function writeConditional(
  transaction: Transaction<Database>,
  { given, customerKey }: { given: RawBuilder<unknown>; customerKey: RawBuilder<unknown> },
): Promise<void> {
  await sql`delete from conditional_price cp using ${given}
    where cp.product_key = p.product_key and cp.unit = given.unit and cp.customer_key is not distinct from ${customerKey}
      and cp.from_quantity = ${givenQuantity} and cp.valid_from = ${givenFrom}
      and (given.price is null or not ${isConditional})`.execute(transaction);
  await sql`insert into conditional_price (product_key, unit, customer_key, from_quantity, valid_from, valid_to, price)
    select p.product_key, given.unit, ${customerKey}, ${givenQuantity}, ${givenFrom}, ${givenTo}, ${cast('price', 'numeric')}
    from ${given} where given.price is not null and ${isConditional}
    on conflict (product_key, unit, customer_key, from_quantity, valid_from)
      do update set valid_to = excluded.valid_to, price = excluded.price`.execute(transaction);
}

async function validate(
  transaction: Transaction<Database>,
  target: ImportTarget,
  rows: readonly Candidate[],
): Promise<void> {
  await refuseUnknownUnits(transaction, rows, true);
  await refuseOverlaps(transaction, target, rows);
  await noteZeroPrices(transaction, rows);
}

export const pricesTarget: ImportTarget = {
  kind: prices,
  select: sql`select p.product_code as product, u.unit, ${plainDecimal('u.list_price')} as price, ${withoutConditions}
    from product_unit u join ${ofListed} where u.is_price
      and not exists (select from conditional_price cp where cp.product_key = u.product_key and cp.unit = u.unit
        and cp.customer_key is null and cp.from_quantity = 0 and cp.valid_from = '-infinity')
    union all select p.product_code, cp.unit, ${conditionalColumns}
    from conditional_price cp join product_unit u using (product_key, unit) join ${ofListed}
    where cp.customer_key is null and u.is_price`,
  order: sql`r.product collate "C", r.unit collate "C", r."fromQuantity"::numeric nulls first, r."from" nulls first`,

  validate: (transaction, rows) => validate(transaction, pricesTarget, rows),

  async write(transaction, rows) {
    const given = sql`${givenRows(prices, rows)} join product p on p.product_code = given.product`;
    await sql`
      update product_unit u set list_price = case when not ${isConditional} then ${cast('price', 'numeric')} end
      from ${given} where u.product_key = p.product_key and u.unit = given.unit and ${isFirst}`.execute(transaction);
    await writeConditional(transaction, { given, customerKey: sql`null::integer` });
  },

  async deactivate(transaction, present) {
    const isAbsent = (unit: RawBuilder<unknown>, quantity: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
      sql`(p.product_code, ${unit}, ${quantity}, ${from}) not in (select product, unit, "fromQuantity", "from" from ${present})`;
    const always = await sql`
      update product_unit u set list_price = null from product p
      where u.list_price is not null and u.is_price and p.product_key = u.product_key
        and p.product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}
        and ${isAbsent(sql`u.unit`, sql`''`, sql`''`)}`.execute(transaction);
    const conditional = await sql`
      delete from conditional_price u using product p
      where u.customer_key is null and p.product_key = u.product_key
        and ${isAbsent(
          sql`u.unit`,
          sql`coalesce(trim_scale(nullif(u.from_quantity, 0))::text, '')`,
          sql`coalesce(nullif(u.valid_from, '-infinity')::text, '')`,
        )}`.execute(transaction);
    return Number(always.numAffectedRows ?? 0) + Number(conditional.numAffectedRows ?? 0);
  },
};

export const contractPricesTarget: ImportTarget = {
  kind: contractPrices,
  select: sql`select c.customer_code as customer, p.product_code as product, cp.unit, cp.price, cp."fromQuantity",
      cp."from", cp."to"
    from (
      select cp.customer_key, cp.product_key, cp.unit, ${plainDecimal('cp.price')} as price, ${withoutConditions}
      from customer_price cp
      union all select cp.customer_key, cp.product_key, cp.unit, ${conditionalColumns} from conditional_price cp
    ) cp join customer c on c.customer_key = cp.customer_key and c.customer_key > 0
    join product p on p.product_key = cp.product_key`,
  order: sql`r.customer collate "C", r.product collate "C", r.unit collate "C",
    r."fromQuantity"::numeric nulls first, r."from" nulls first`,

  validate: (transaction, rows) => validate(transaction, contractPricesTarget, rows),

  async write(transaction, rows) {
    const given = sql`${givenRows(contractPrices, rows)} join customer c on c.customer_code = given.customer
      join product p on p.product_code = given.product`;
    await sql`delete from customer_price cp using ${given}
      where cp.customer_key = c.customer_key and cp.product_key = p.product_key and cp.unit = given.unit
        and ${isFirst} and (${isConditional} or given.price is null)`.execute(transaction);
    await sql`
      insert into customer_price (customer_key, product_key, unit, price)
      select c.customer_key, p.product_key, given.unit, ${cast('price', 'numeric')} from ${given}
      where not ${isConditional} and given.price is not null
      on conflict (customer_key, product_key, unit) do update set price = excluded.price`.execute(transaction);
    await writeConditional(transaction, { given, customerKey: sql`c.customer_key` });
  },
};
