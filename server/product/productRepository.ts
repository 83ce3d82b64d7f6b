import { type Kysely, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY, type Product } from '#domain/product/product.ts';
import type { Database } from '../database/schema.ts';

interface Page {
  offset: number;
  limit: number | null;
}

/** Of a row of `product`. */
export const isListed = sql`is_active and product_key <> ${EXCLUDED_PRODUCT_KEY}`;

/** The catalogue in one statement, ordered by key; `total` counts all of it. */
export async function findProducts(
  database: Kysely<Database>,
  page: Page,
): Promise<{ products: Product[]; total: number }> {
  const { rows } = await sql<{ product: Product | null; total: number }>`
    with page as (
      select * from product where ${isListed} order by product_key limit ${page.limit} offset ${page.offset}
    )
    select listed.total, case when p.product_key is not null then json_build_object(
      'productKey', p.product_key,
      'productCode', p.product_code,
      'formattedProductCode', p.formatted_product_code,
      'description', p.description,
      'catalogDescription', p.catalog_description,
      'pricingUM', p.pricing_um,
      'warehouseCode', p.warehouse_code,
      'sellBys', coalesce(u.sell_bys, '[]'),
      'priceBys', coalesce(u.price_bys, '[]'),
      'defaultQuantity', json_build_object('orderQuantity', p.default_quantity, 'unitOfMeasure', p.default_unit),
      'listImage', p.list_image,
      'mobileImage', p.mobile_image,
      'cardImage', p.card_image,
      'detailImages', p.detail_images,
      'scanDocuments', coalesce(s.scans, '[]'),
      'categoryDescription', c.description,
      'mainCategoryDescription', m.description,
      'productCategoryCode', c.code,
      'productMainCategoryCode', m.code,
      'productSequence', p.sequence,
      'additional', json_strip_nulls(json_build_object('k0', p.product_code, 'k1', p.brand))
    ) end as product
    from (select count(*) as total from product where ${isListed}) listed
    left join page p on true
    left join category c on c.code = p.category_code
    left join main_category m on m.code = c.parent
    left join (
      select product_key,
        json_agg(json_build_object('unitOfMeasure', unit, 'stockConversion', stock_conversion,
          'isPricing', is_price, 'sellByMultiple', sell_by_multiple) order by position) filter (where is_sell) as sell_bys,
        json_agg(json_build_object('unitOfMeasure', unit, 'stockConversion', stock_conversion,
          'priceDecimals', price_decimals) order by position) filter (where is_price) as price_bys
      from product_unit where product_key in (select product_key from page) group by product_key
    ) u on u.product_key = p.product_key
    left join (
      select product_key, json_agg(json_build_object('key', key, 'name', name) order by position) as scans
      from product_scan where product_key in (select product_key from page) group by product_key
    ) s on s.product_key = p.product_key
    order by p.product_key`.execute(database);
  return { products: rows.flatMap((row) => row.product ?? []), total: rows[0]?.total ?? 0 };
}

export interface UnitPrice {
  product_key: number;
  unit: string;
  price: string;
}

/** The price of every asked price unit of every product in one statement; `customerKey` null gives list prices. */
export async function findPrices(
  database: Kysely<Database>,
  customerKey: number | null,
  asked: readonly { productKey: number; units: readonly string[] }[],
): Promise<UnitPrice[]> {
  const { rows } = await sql<UnitPrice>`
    select u.product_key, u.unit,
      round(coalesce(cp.price, u.list_price * coalesce(c.price_factor, 1)), u.price_decimals) as price
    from json_to_recordset(${JSON.stringify(asked)}) as asked("productKey" integer, units json)
    join product p on p.product_key = asked."productKey" and p.is_active
    join product_unit u on u.product_key = p.product_key and u.is_price and u.list_price is not null
      and (json_array_length(asked.units) = 0 or u.unit in (select json_array_elements_text(asked.units)))
    left join customer c on c.customer_key = ${customerKey}
    left join customer_price cp
      on cp.customer_key = c.customer_key and cp.product_key = u.product_key and cp.unit = u.unit
    where u.product_key <> ${EXCLUDED_PRODUCT_KEY}`.execute(database);
  return rows;
}

export interface UncommittedRow {
  product_key: number;
  stock: string;
  alternate: string;
}

export async function findUncommitted(
  database: Kysely<Database>,
  productKeys: readonly number[],
): Promise<UncommittedRow[]> {
  const { rows } = await sql<UncommittedRow>`
    select p.product_key, p.uncommitted as stock,
      round(p.uncommitted / coalesce(u.stock_conversion, 1), 2) as alternate
    from product p
    left join product_unit u on u.product_key = p.product_key and u.unit = p.alternate_unit
    where p.product_key = any(${productKeys}) and p.is_active and p.product_key <> ${EXCLUDED_PRODUCT_KEY}`.execute(
    database,
  );
  return rows;
}

/** The units of a listed product with their stock conversions; empty for any other. */
export async function findUnits(
  database: Kysely<Database>,
  productKey: number,
): Promise<{ unit: string; stock_conversion: string }[]> {
  const { rows } = await sql<{ unit: string; stock_conversion: string }>`
    select unit, stock_conversion from product join product_unit using (product_key)
    where product_key = ${productKey} and ${isListed}`.execute(database);
  return rows;
}
