import { type Kysely, sql } from 'kysely';
import type { CartProduct } from '#domain/cart/keptLine.ts';
import type { Pricing } from '#domain/product/price.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Buyer, Site } from '../access/caller.ts';
import { findPrices, type PriceTerms } from '../catalog/priceRepository.ts';
import { unitLists } from '../catalog/productJson.ts';
import { translation } from '../catalog/translated.ts';
import { pricedAs } from '../customers/pricedAs.ts';

const HIGHEST_KEY = 2 ** 31 - 1;

type ProductRow = Omit<CartProduct, 'prices' | 'sellsAtZero'>;

type ProductTerms = PriceTerms & { customerKey: number; excludedCategories?: readonly string[] };

/** Today's prices of a customer, and what its team excludes for the user. */
export function pricedToday(
  { customerKey, site, membership }: Pick<Buyer, 'customerKey' | 'membership'> & { site: Pick<Site, 'timeZone'> },
  now: Date,
): ProductTerms {
  const day = dateInZone(now, site.timeZone);
  return { customerKey, day, excludedCategories: membership?.excludedCategories ?? [] };
}

/** The products of a cart with their units and this customer's prices, in two statements for any number. */
export async function findCartProducts(
  database: Kysely<Database>,
  { excludedCategories = [], ...terms }: ProductTerms,
  productKeys: Iterable<number>,
): Promise<Map<number, CartProduct>> {
  const keys = [...new Set(productKeys)].filter((key) => key > 0 && key <= HIGHEST_KEY);
  if (keys.length === 0) return new Map();
  const { rows } = await sql<ProductRow>`
    select p.product_key as "productKey", p.product_code as "productCode",
      p.formatted_product_code as "formattedProductCode", p.description, ${translation('p')} as translation,
      p.pricing_um as "pricingUM", p.is_active as "isActive", p.is_taxable as "isTaxable",
      e.category_code is not null or p.category_code = any(${excludedCategories}::text[]) as "isExcluded",
      coalesce(u.sell_bys, '[]') as "sellBys", coalesce(u.price_bys, '[]') as "priceBys"
    from product p
    left join excluded_category e on e.category_code = p.category_code and e.customer_key = ${pricedAs(terms.customerKey)}
    ${unitLists}
    where p.product_key = any(${keys})`.execute(database);
  const prices = new Map<number, Record<string, Pricing>>();
  let sellsAtZero = false;
  const asked = keys.map((productKey) => ({ productKey, units: [] }));
  for (const found of await findPrices(database, terms, asked)) {
    const { productKey, unit, breaks } = found;
    sellsAtZero ||= found.sellsAtZero;
    prices.set(productKey, { ...prices.get(productKey), [unit]: breaks });
  }
  return new Map(
    rows.map((row) => [row.productKey, { ...row, sellsAtZero, prices: prices.get(row.productKey) ?? {} }]),
  );
}
