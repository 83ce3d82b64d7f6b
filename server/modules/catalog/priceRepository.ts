import { type Kysely, sql } from 'kysely';
import type { PriceBreak } from '#domain/product/price.ts';
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
 * The prices of every requested unit on a day, in one statement. Each table is read once over all keys, and a
 * customer's own prices, which are few, at once: lookups per product would take longer than everything else.
 */
export async function findPrices(
  database: Kysely<Database>,
  { customerKey, day, isOffered = false }: PriceTerms,
  asked: readonly AskedPrices[],
): Promise<UnitPrices[]> {
  const keys = sql`${asked.map(({ productKey }) => productKey)}::integer[]`;
  const single = asked.flatMap(({ productKey, units }) => units.map((unit) => ({ productKey, unit })));
  const singleKeys = sql`${single.map(({ productKey }) => productKey)}::integer[]`;
  const singleUnits = sql`${single.map(({ unit }) => unit)}::text[]`;
  const priceFactor = sql`coalesce((select price_factor from customer where customer_key = ${pricedAs(customerKey)}), 1)`;
  const { rows } = await sql<PriceRow>`${prepared('find_prices')}
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
        or (u.product_key, u.unit) in (select * from unnest(${singleKeys}, ${singleUnits})))`.execute(database);
  return rows.map(({ productKey, unit, sellsAtZero, listPrice, contractPrice, conditional }) => {
    // Most units have one price.
    if (conditional === null) {
      return {
        productKey,
        unit,
        sellsAtZero,
        breaks: [{ fromQuantity: 0, price: Number(contractPrice ?? listPrice) }],
      };
    }
    const prices = [...always(false, listPrice), ...always(true, contractPrice), ...conditional];
    return { productKey, unit, sellsAtZero, breaks: breaksOn(prices, { day, sellsAtZero }) };
  });
}
