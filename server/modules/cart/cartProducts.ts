import { type Kysely, sql } from 'kysely';
import type { CartProduct } from '#domain/cart/keptLine.ts';
import { type Decimal, decimal } from '#domain/decimal.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findPrices } from '../catalog/priceRepository.ts';
import { priceByJson, sellByJson } from '../catalog/productJson.ts';
import { pricedAs } from '../customers/pricedAs.ts';

const HIGHEST_KEY = 2 ** 31 - 1;

type OwnPrices = Pick<CartProduct, 'prices' | 'unpricedUnits'>;
type ProductRow = Omit<CartProduct, keyof OwnPrices>;

const NO_PRICES: OwnPrices = { prices: new Map(), unpricedUnits: new Set() };

/** The products of a cart with their units and this customer's prices, in two statements for any number. */
export async function findCartProducts(
  database: Kysely<Database>,
  customerKey: number,
  productKeys: Iterable<number>,
): Promise<Map<number, CartProduct>> {
  const keys = [...new Set(productKeys)].filter((key) => key > 0 && key <= HIGHEST_KEY);
  if (keys.length === 0) return new Map();
  const { rows } = await sql<ProductRow>`
    select p.product_key as "productKey", p.product_code as "productCode",
      p.formatted_product_code as "formattedProductCode", p.description, p.pricing_um as "pricingUM",
      p.is_active as "isActive", p.is_taxable as "isTaxable", e.category_code is not null as "isExcluded",
      coalesce(u.sell_bys, '[]') as "sellBys", coalesce(u.price_bys, '[]') as "priceBys"
    from product p
    left join excluded_category e on e.category_code = p.category_code and e.customer_key = ${pricedAs(customerKey)}
    left join lateral (
      select
        json_agg(${sellByJson} order by position) filter (where is_sell) as sell_bys,
        json_agg(${priceByJson} order by position) filter (where is_price) as price_bys
      from product_unit where product_key = p.product_key
    ) u on true
    where p.product_key = any(${keys})`.execute(database);
  const prices = await pricesByProduct(database, customerKey, keys);
  return new Map(rows.map((row) => [row.productKey, { ...row, ...(prices.get(row.productKey) ?? NO_PRICES) }]));
}

async function pricesByProduct(
  database: Kysely<Database>,
  customerKey: number,
  keys: readonly number[],
): Promise<Map<number, OwnPrices>> {
  const asked = keys.map((productKey) => ({ productKey, units: [] }));
  const byProduct = new Map<number, { prices: Map<string, Decimal>; unpricedUnits: Set<string> }>();
  for (const { product_key, unit, price, isOnCall } of await findPrices(database, customerKey, asked)) {
    const own = byProduct.get(product_key) ?? { prices: new Map(), unpricedUnits: new Set() };
    if (isOnCall) own.unpricedUnits.add(unit);
    else own.prices.set(unit, decimal(price));
    byProduct.set(product_key, own);
  }
  return byProduct;
}
