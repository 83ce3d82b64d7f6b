import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Conversion } from '#domain/product/units.ts';
import type { Database } from '../../platform/database/schema.ts';
import { unitJson } from '../catalog/productJson.ts';
import { isListed } from '../catalog/productRepository.ts';
import { translated } from '../catalog/translated.ts';
import { pricedAs } from '../customers/pricedAs.ts';

interface ProductChoice {
  customerKey: number;
  /** By its code; '' for all. */
  category?: string;
  /** Of these only. */
  among?: RawBuilder<unknown>;
}

/** Of `product p`: listed, and sold to this customer. */
function isOffered(customerKey: number): RawBuilder<unknown> {
  return sql`${isListed} and p.category_code not in
    (select category_code from excluded_category where customer_key = ${pricedAs(customerKey)})`;
}

/**
 * The keys of the products that this customer may buy, by category and description: the complete list is known at once.
 */
export async function findProductKeys(
  database: Kysely<Database>,
  { customerKey, category = '', among = sql`true` }: ProductChoice,
): Promise<number[]> {
  const { rows } = await sql<{ keys: number[] }>`
    select coalesce(array_agg(p.product_key order by ${translated('m')}, m.code, ${translated('c')}, c.code,
      ${translated('p')} collate catalogue_order, p.product_key), '{}') as keys
    from product p join category c on c.code = p.category_code join main_category m on m.code = c.parent
    where ${isOffered(customerKey)} and ${among} and (${category} = '' or p.category_code = ${category})`.execute(
    database,
  );
  return rows[0]?.keys ?? [];
}

/** For a `product p`: it is in the customer's guide of this name. */
export function isInGuide(customerKey: number, name: string): RawBuilder<unknown> {
  return sql`p.product_key in (
    select gp.product_key from order_guide g join order_guide_product gp on gp.guide_id = g.id
    where g.customer_key = ${customerKey} and lower(g.name) = lower(${name}))`;
}

export type ReportUnit = Conversion & { isSold: boolean };

export interface ReportProduct {
  product_key: number;
  code: string;
  description: string;
  brand: string | null;
  category: string;
  main_category: string;
  units: ReportUnit[];
}

/** These products in this order, without those that are no longer listed. */
export async function findReportProducts(
  database: Kysely<Database>,
  productKeys: readonly number[],
): Promise<ReportProduct[]> {
  const { rows } = await sql<ReportProduct>`
    select p.product_key, p.formatted_product_code as code, ${translated('p')} as description, p.brand,
      ${translated('c')} as category, ${translated('m')} as main_category, coalesce(u.units, '[]') as units
    from unnest(${productKeys}::integer[]) with ordinality as asked (product_key, place)
    join product p using (product_key)
    join category c on c.code = p.category_code join main_category m on m.code = c.parent
    left join (
      select product_key, json_agg(${unitJson(sql`'isSold', is_sell`)}
        order by position) as units
      from product_unit where product_key = any(${productKeys}) group by product_key
    ) u using (product_key)
    where ${isListed}
    order by asked.place`.execute(database);
  return rows;
}

/**
 * The products with the longest code, brand and units, and the highest prices: the columns are as wide as these need.
 */
export async function findWidestProducts(
  database: Kysely<Database>,
  productKeys: readonly number[],
): Promise<number[]> {
  const longest = (column: RawBuilder<unknown>) => sql`(select product_key from product p
    where product_key = any(${productKeys}) order by length(${column}) desc nulls last limit 4)`;
  const { rows } = await sql<{ product_key: number }>`
    ${longest(sql`formatted_product_code`)} union ${longest(sql`brand`)}
    union (select product_key from product_unit where product_key = any(${productKeys}) and is_price
      order by length(list_price::text) desc nulls last, list_price desc limit 4)
    union (select product_key from product_unit where product_key = any(${productKeys})
      group by product_key order by sum(length(unit) + length(stock_conversion::text)) desc limit 4)
    union (select product_key from product_unit where product_key = any(${productKeys}) and is_price
      order by length(unit) desc limit 4)`.execute(database);
  return rows.map((row) => row.product_key);
}

/** The name of a category; undefined for an unknown code. */
export async function findCategoryName(database: Kysely<Database>, code: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('category')
    .select(translated('category').as('description'))
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.description;
}

/** The customer of a report. */
export async function findReportCustomer(
  database: Kysely<Database>,
  customerKey: number,
): Promise<{ name: string; code: string }> {
  return await database
    .selectFrom('customer')
    .select(['name', 'customer_code as code'])
    .where('customer_key', '=', customerKey)
    .executeTakeFirstOrThrow();
}
