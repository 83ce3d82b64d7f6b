import { type Kysely, type RawBuilder, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY, type Product, type ProductWithDetails } from '#domain/product/product.ts';
import type { Database } from '../database/schema.ts';
import { isListed } from './productRepository.ts';

/** Rows that are read at once: a catalogue is never held whole. */
const BATCH = 2_000;
const SMALLEST_KEY = -(2 ** 31);

const listed = sql`
  'productKey', p.product_key,
  'productCode', p.product_code,
  'formattedProductCode', p.formatted_product_code,
  'description', p.description,
  'pricingUM', p.pricing_um,
  'warehouseCode', p.warehouse_code,
  'sellBys', coalesce(u.sell_bys, '[]'),
  'priceBys', coalesce(u.price_bys, '[]'),
  'defaultQuantity', json_build_object('orderQuantity', p.default_quantity, 'unitOfMeasure', p.default_unit),
  'listImage', p.list_image,
  'mobileImage', p.mobile_image,
  'cardImage', p.card_image,
  'categoryDescription', c.description,
  'mainCategoryDescription', m.description,
  'productCategoryCode', c.code,
  'productMainCategoryCode', m.code,
  'productSequence', p.sequence,
  'additional', json_strip_nulls(json_build_object('k0', p.product_code, 'k1', p.brand))`;

const details = sql`
  'catalogDescription', p.catalog_description,
  'detailImages', p.detail_images,
  'scanDocuments', coalesce((
    select json_agg(json_build_object('key', s.key, 'name', s.name) order by s.position)
    from product_scan s where s.product_key = p.product_key
  ), '[]')`;

/** The products of these rows of `product`, ordered by key, in one statement. */
async function select<Selected extends Product>(
  database: Kysely<Database>,
  chosen: RawBuilder<unknown>,
  fields: RawBuilder<unknown>,
): Promise<Selected[]> {
  const { rows } = await sql<{ product: Selected }>`
    select json_build_object(${fields}) as product
    from (${chosen}) p
    join category c on c.code = p.category_code
    join main_category m on m.code = c.parent
    left join lateral (
      select
        json_agg(json_build_object('unitOfMeasure', unit, 'stockConversion', stock_conversion,
          'isPricing', is_price, 'sellByMultiple', sell_by_multiple) order by position) filter (where is_sell) as sell_bys,
        json_agg(json_build_object('unitOfMeasure', unit, 'stockConversion', stock_conversion,
          'priceDecimals', price_decimals) order by position) filter (where is_price) as price_bys
      from product_unit where product_key = p.product_key
    ) u on true
    order by p.product_key`.execute(database);
  return rows.map((row) => row.product);
}

export async function findProductPage(
  database: Kysely<Database>,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductWithDetails[]> {
  const chosen = sql`select * from product where ${isListed} order by product_key limit ${limit} offset ${offset}`;
  return await select<ProductWithDetails>(database, chosen, sql`${listed}, ${details}`);
}

export async function countListedProducts(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from product where ${isListed}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/** While a batch is used the next one is read. */
async function* inBatches<Selected extends Product>(
  database: Kysely<Database>,
  condition: RawBuilder<unknown>,
  fields: RawBuilder<unknown>,
): AsyncGenerator<Selected[]> {
  const readAfter = (lastKey: number) => {
    const chosen = sql`select * from product where ${condition} and product_key > ${lastKey}
      order by product_key limit ${sql.lit(BATCH)}`;
    const reading = select<Selected>(database, chosen, fields);
    // Who stops in between no longer waits for it.
    reading.catch(() => undefined);
    return reading;
  };
  let reading: Promise<Selected[]> | null = readAfter(SMALLEST_KEY);
  while (reading) {
    const products: Selected[] = await reading;
    const last = products.at(-1);
    reading = last && products.length === BATCH ? readAfter(last.productKey) : null;
    yield products;
  }
}

export function readProducts(database: Kysely<Database>): AsyncGenerator<ProductWithDetails[]> {
  return inBatches<ProductWithDetails>(database, isListed, sql`${listed}, ${details}`);
}

/** The whole catalogue, or what of it changed since a version. */
export function readListedProducts(database: Kysely<Database>, since: number | null): AsyncGenerator<Product[]> {
  const hasChanged = sql`product_key in (select product_key from catalogue_change where version > ${since})`;
  return inBatches<Product>(database, since === null ? isListed : sql`${isListed} and ${hasChanged}`, listed);
}

export async function findCatalogueVersion(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select max(version) as version from catalogue_version`.execute(
    database,
  );
  if (!rows[0]) throw new Error('the catalogue has no version');
  return rows[0].version;
}

export async function isKnownVersion(database: Kysely<Database>, version: number): Promise<boolean> {
  const { rows } = await sql`select from catalogue_version where version = ${version}`.execute(database);
  return rows.length > 0;
}

/** What a version lacks: how many listed products changed since, and the keys of those that are no longer listed. */
export async function findChanges(
  database: Kysely<Database>,
  since: number,
): Promise<{ changed: number; removedKeys: number[] }> {
  const { rows } = await sql<{ changed: number; removedKeys: number[] }>`
    select count(p.product_key) as changed,
      coalesce(array_agg(c.product_key order by c.product_key) filter (where p.product_key is null), '{}') as "removedKeys"
    from catalogue_change c
    left join (select product_key from product where ${isListed}) p using (product_key)
    where c.version > ${since} and c.product_key <> ${EXCLUDED_PRODUCT_KEY}`.execute(database);
  return rows[0] ?? { changed: 0, removedKeys: [] };
}
