import { type RawBuilder, sql } from 'kysely';
import { translated } from './translated.ts';

/** The fields of a unit; `exactConversion` only where the 4 decimals of `stockConversion` are not exact. */
export function unitJson(others: RawBuilder<unknown>): RawBuilder<unknown> {
  const fields = sql`'unitOfMeasure', unit, 'stockConversion', stock_conversion, ${others}`;
  return sql`case when exact_numerator is null then json_build_object(${fields})
    else json_build_object(${fields}, 'exactConversion', exact_numerator || '/' || exact_denominator) end`;
}

/** Of a row of `product_unit`. */
export const sellByJson = unitJson(sql`'isPricing', is_price, 'sellByMultiple', sell_by_multiple`);
const priceByJson = unitJson(sql`'priceDecimals', price_decimals`);

/** Joins the units of a product `p` as `u`: those it is sold by, and those it is priced by. */
export const unitLists = sql`left join lateral (
  select
    json_agg(${sellByJson} order by position) filter (where is_sell) as sell_bys,
    json_agg(${priceByJson} order by position) filter (where is_price) as price_bys
  from product_unit where product_key = p.product_key
) u on true`;

/** Of a `Product`. */
export const listedFields = () => sql`
  'productKey', p.product_key,
  'productCode', p.product_code,
  'formattedProductCode', p.formatted_product_code,
  'description', ${translated('p')},
  'pricingUM', p.pricing_um,
  'warehouseCode', p.warehouse_code,
  'sellBys', coalesce(u.sell_bys, '[]'),
  'priceBys', coalesce(u.price_bys, '[]'),
  'defaultQuantity', json_build_object('orderQuantity', p.default_quantity, 'unitOfMeasure', p.default_unit),
  'listImage', p.list_image,
  'mobileImage', p.mobile_image,
  'cardImage', p.card_image,
  'categoryDescription', ${translated('c')},
  'mainCategoryDescription', ${translated('m')},
  'productCategoryCode', c.code,
  'productMainCategoryCode', m.code,
  'productSequence', p.sequence,
  'additional', json_build_object('k0', p.product_code, 'k1', p.brand)`;

/** The detail fields of a `Product`. */
export const detailFields = () => sql`
  'catalogDescription', ${translated('p', 'catalog_description')},
  'detailImages', p.detail_images,
  'scanDocuments', coalesce((
    select json_agg(json_build_object('key', s.key, 'name', s.name) order by s.position)
    from product_scan s where s.product_key = p.product_key
  ), '[]')`;

/**
 * One JSON object, `product`, for each of these rows of `product`. The order is by `p`, which has the columns of the
 * rows.
 */
export function productsAsJson(
  rows: RawBuilder<unknown>,
  fields: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`p.product_key`,
): RawBuilder<unknown> {
  return sql`
    select json_build_object(${fields}) as product
    from (${rows}) p
    join category c on c.code = p.category_code
    join main_category m on m.code = c.parent
    ${unitLists}
    order by ${order}`;
}
