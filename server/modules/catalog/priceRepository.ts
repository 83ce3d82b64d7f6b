import { type Kysely, sql } from 'kysely';
import type { PriceBreak, Pricing } from '#domain/product/price.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import { breaksOn, type ListedPrice } from '#domain/product/priceBreaks.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pricedAs } from '../customers/pricedAs.ts';

/** No units: all that the product is priced by. */
export interface AskedPrices {
  productKey: number;
  units: readonly string[];
}

export interface PriceTerms {
  /** Null for list prices. */
  customerKey: number | null;
  /** In the shop's time zone. */
  day: string;
  /** Leaves out products of categories that are excluded for the customer. */
  isOffered?: boolean;
}

/** The prices of a product in one price unit, by rising quantity. */
export interface UnitPrices {
  productKey: number;
  unit: string;
  breaks: readonly PriceBreak[];
  /** Prices of 0 can be ordered (readings 139). */
  sellsAtZero: boolean;
}

interface PriceRow extends Omit<UnitPrices, 'breaks'> {
  listPrice: string | null;
  contractPrice: string | null;
  conditional: ListedPrice[] | null;
}

const always = (isContract: boolean, price: string | null): ListedPrice[] =>
  price === null ? [] : [{ isContract, fromQuantity: 0, from: null, to: null, price: Number(price) }];

/**
 * The prices of every requested unit on a day. Each table is read once over all keys, and a customer's own prices, which
 * are few, at once: lookups per product would take longer than everything else.
 */
function pricesOf({ customerKey, day, isOffered = false }: PriceTerms, asked: readonly AskedPrices[]) {
  const keys = sql`${asked.map(({ productKey }) => productKey)}::integer[]`;
  const single = asked.flatMap(({ productKey, units }) => units.map((unit) => ({ productKey, unit })));
  const singleKeys = sql`${single.map(({ productKey }) => productKey)}::integer[]`;
  const singleUnits = sql`${single.map(({ unit }) => unit)}::text[]`;
  const priceFactor = sql`coalesce((select price_factor from customer where customer_key = ${pricedAs(customerKey)}), 1)`;
  return sql<PriceRow>`
    select u.product_key as "productKey", u.unit, round(u.list_price * ${priceFactor}, u.price_decimals) as "listPrice",
      round(cp.price, u.price_decimals) as "contractPrice", c.conditional,
      (select coalesce((settings->>'sellAtZero')::boolean, false) from site) as "sellsAtZero"
    from product_unit u
    join (select product_key from product where product_key = any(${keys}) and is_active
      and not (${isOffered} and category_code in
        (select category_code from excluded_category where customer_key = ${pricedAs(customerKey)}))) p using (product_key)
    left join (select product_key, unit, price from customer_price where customer_key = ${pricedAs(customerKey)}) cp
      using (product_key, unit)
    left join (select l.product_key, l.unit, json_agg(json_build_object(
        'isContract', l.customer_key is not null, 'fromQuantity', l.from_quantity,
        'from', nullif(l.valid_from, '-infinity'), 'to', nullif(l.valid_to, 'infinity'),
        'price', round(case when l.customer_key is null then l.price * ${priceFactor} else l.price end, lu.price_decimals)
      )) as conditional
      from conditional_price l join product_unit lu using (product_key, unit)
      where l.product_key = any(${keys}) and ${day}::date between l.valid_from and l.valid_to
        and (l.customer_key is null or l.customer_key = ${pricedAs(customerKey)})
      group by l.product_key, l.unit) c using (product_key, unit)
    where u.product_key = any(${keys}) and u.is_price and u.product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}
      and (u.list_price is not null or cp.price is not null or c.conditional is not null)
      and (u.product_key <> all(${singleKeys})
        or (u.product_key, u.unit) in (select * from unnest(${singleKeys}, ${singleUnits})))`;
}

function unitPrices({ listPrice, contractPrice, conditional, ...unit }: PriceRow, day: string): UnitPrices {
  // Most units have one price.
  if (conditional === null) {
    return { ...unit, breaks: [{ fromQuantity: 0, price: Number(contractPrice ?? listPrice) }] };
  }
  const prices = [...always(false, listPrice), ...always(true, contractPrice), ...conditional];
  return { ...unit, breaks: breaksOn(prices, { day, sellsAtZero: unit.sellsAtZero }) };
}

/** In one statement. */
export async function findPrices(
  database: Kysely<Database>,
  terms: PriceTerms,
  asked: readonly AskedPrices[],
): Promise<UnitPrices[]> {
  const { rows } = await sql<PriceRow>`${prepared('find_prices')} ${pricesOf(terms, asked)}`.execute(database);
  return rows.map((row) => unitPrices(row, terms.day));
}

/** A number is the price of any quantity; without `withBreaks`, of one. Undefined without a price. */
function pricingOf(breaks: readonly PriceBreak[], withBreaks: boolean): Pricing | undefined {
  if (withBreaks && breaks.some(({ fromQuantity }) => fromQuantity > 0)) return breaks;
  return priceAt(breaks)?.toNumber();
}

/**
 * The text of a `PriceAnswer`, in one statement: the database writes it as far as a unit has one price, so that the
 * server need not parse it.
 */
export async function findPricesAsJson(
  database: Kysely<Database>,
  terms: PriceTerms,
  asked: readonly AskedPrices[],
  withBreaks: boolean,
): Promise<string> {
  const { rows } = await sql<{
    plain: string | null;
    conditional: PriceRow[] | null;
  }>`${prepared('find_prices_as_json')}
    with priced as materialized (${pricesOf(terms, asked)})
    select (select json_object_agg("productKey", prices)::text from (
        select "productKey", json_object_agg(unit, trim_scale(round(coalesce("contractPrice", "listPrice"), 4))) as prices
        from priced where conditional is null group by "productKey") of_product) as plain,
      (select json_agg(priced) from priced where conditional is not null) as conditional`.execute(database);
  const { plain, conditional } = rows[0] ?? { plain: null, conditional: null };
  if (conditional === null) return plain ?? '{}';
  const answer: Record<string, Record<string, Pricing>> = JSON.parse(plain ?? '{}');
  for (const row of conditional) {
    const pricing = pricingOf(unitPrices(row, terms.day).breaks, withBreaks);
    if (pricing !== undefined) answer[row.productKey] = { ...answer[row.productKey], [row.unit]: pricing };
  }
  return JSON.stringify(answer);
}
