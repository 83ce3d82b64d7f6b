import { type Kysely, sql } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../database/schema.ts';

/** Of a row of `product`. */
export const isListed = sql`is_active and product_key <> ${EXCLUDED_PRODUCT_KEY}`;

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
