import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/platform/database/schema.ts';

const COUNT = 4000;
export const FIRST_KEY = 10_001;

/** Twice as many products as fill a cart or a guide; each sold and priced by EA. */
export async function addManyProducts(database: Kysely<Database>, count = COUNT): Promise<void> {
  await sql`insert into product (product_key, product_code, formatted_product_code, description, catalog_description,
      pricing_um, warehouse_code, default_unit, category_code, alternate_unit)
    select key, 'X' || key, 'X-' || key, 'Product ' || key, '', 'EA', 'W1', 'EA', '1101', 'EA'
    from generate_series(${sql.lit(FIRST_KEY)}, ${sql.lit(FIRST_KEY + count - 1)}) key`.execute(database);
  await sql`insert into product_unit (product_key, unit, stock_conversion, position, is_sell, is_price, list_price)
    select product_key, 'EA', 1, 1, true, true, 0.01 from product where product_key >= ${sql.lit(FIRST_KEY)}`.execute(
    database,
  );
  await sql`analyze product, product_unit`.execute(database);
}
