import { type Kysely, type RawBuilder, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pricedAs } from '../customers/pricedAs.ts';

/** No units: all that the product is priced by. */
export interface AskedPrices {
  productKey: number;
  units: readonly string[];
}

export interface UnitPrice {
  product_key: number;
  unit: string;
  price: string;
  /** The price is 0, which cannot be ordered unless the site allows it (readings 139). */
  isOnCall: boolean;
}

/**
 * The price of every requested unit. Each table is read once over all keys, and a customer's own prices, which are few,
 * at once: lookups per product would take longer than everything else.
 */
function pricesOf(
  customerKey: number | null,
  asked: readonly AskedPrices[],
  limitedTo: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const keys = sql`${asked.map(({ productKey }) => productKey)}::integer[]`;
  const single = asked.flatMap(({ productKey, units }) => units.map((unit) => ({ productKey, unit })));
  const singleKeys = sql`${single.map(({ productKey }) => productKey)}::integer[]`;
  const singleUnits = sql`${single.map(({ unit }) => unit)}::text[]`;
  const price = sql`round(coalesce(cp.price, u.list_price * coalesce(
    (select price_factor from customer where customer_key = ${pricedAs(customerKey)}), 1)), u.price_decimals)`;
  return sql`
    select u.product_key, u.unit, ${price} as price
    from product_unit u
    join (select product_key from product where product_key = any(${keys}) and is_active and ${limitedTo}) p using (product_key)
    left join (select product_key, unit, price from customer_price where customer_key = ${pricedAs(customerKey)}) cp
      using (product_key, unit)
    where u.product_key = any(${keys}) and u.is_price and u.list_price is not null
      and u.product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}
      and (u.product_key <> all(${singleKeys})
        or (u.product_key, u.unit) in (select * from unnest(${singleKeys}, ${singleUnits})))`;
}

/** In one statement; `customerKey` null gives list prices. */
export async function findPrices(
  database: Kysely<Database>,
  customerKey: number | null,
  asked: readonly AskedPrices[],
): Promise<UnitPrice[]> {
  const { rows } = await sql<UnitPrice>`${prepared('find_prices')}
    select priced.*, priced.price = 0 and not coalesce((site.settings->>'sellAtZero')::boolean, false) as "isOnCall"
    from (${pricesOf(customerKey, asked)}) priced cross join site`.execute(database);
  return rows;
}

/** The text of a `PriceAnswer`, without the products that this customer may not buy. */
export async function findPricesAsJson(
  database: Kysely<Database>,
  customerKey: number | null,
  asked: readonly AskedPrices[],
): Promise<string> {
  const notExcluded = sql`category_code not in
    (select category_code from excluded_category where customer_key = ${pricedAs(customerKey)})`;
  const { rows } = await sql<{ prices: string | null }>`${prepared('find_prices_as_json')}
    select json_object_agg(product_key, prices)::text as prices from (
      select product_key, json_object_agg(unit, trim_scale(round(price, 4))) as prices
      from (${pricesOf(customerKey, asked, notExcluded)}) priced
      group by product_key
    ) answered`.execute(database);
  return rows[0]?.prices ?? '{}';
}
