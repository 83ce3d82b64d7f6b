import { type Kysely, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY, type SellBy } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import { sellByJson } from './productJson.ts';

/** Of a row of `product`. */
export const isListed = sql`is_active and product_key <> ${sql.lit(EXCLUDED_PRODUCT_KEY)}`;

export interface UncommittedRow {
  product_key: number;
  stock: string;
  alternate: string;
}

/** Products whose stock is known, on a site that tracks stock. */
export async function findUncommitted(
  database: Kysely<Database>,
  productKeys: readonly number[],
): Promise<UncommittedRow[]> {
  const { rows } = await sql<UncommittedRow>`
    select p.product_key, p.uncommitted as stock,
      round(p.uncommitted * coalesce(u.exact_denominator, 1) / coalesce(u.exact_numerator, u.stock_conversion, 1), 2)
        as alternate
    from product p
    left join product_unit u on u.product_key = p.product_key and u.unit = p.alternate_unit
    where p.product_key = any(${productKeys}) and p.is_active and p.product_key <> ${EXCLUDED_PRODUCT_KEY}
      and p.uncommitted is not null
      and (select coalesce((settings ->> 'stockTracking')::boolean, true) from site)`.execute(database);
  return rows;
}

/** The units of a listed product with their stock conversions; empty for any other. */
export async function findUnits(database: Kysely<Database>, productKey: number): Promise<SellBy[]> {
  const { rows } = await sql<{ unit: SellBy }>`
    select ${sellByJson} as unit from product join product_unit using (product_key)
    where product_key = ${productKey} and ${isListed}`.execute(database);
  return rows.map(({ unit }) => unit);
}
