import type { Kysely } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';

const LAST_CATEGORY = '2205';

/** A service item that invoices use and the catalog never lists. */
export async function insertFreightAdjustment(database: Kysely<Database>): Promise<void> {
  await database
    .insertInto('product')
    .values({
      product_key: EXCLUDED_PRODUCT_KEY,
      product_code: 'FREIGHT',
      formatted_product_code: 'FREIGHT',
      description: 'Freight adjustment',
      catalog_description: 'Correction of delivery charges on an invoice.',
      pricing_um: 'EA',
      warehouse_code: 'DRY',
      default_unit: 'EA',
      category_code: LAST_CATEGORY,
      alternate_unit: 'EA',
    })
    .execute();
  await database
    .insertInto('product_unit')
    .values({
      product_key: EXCLUDED_PRODUCT_KEY,
      unit: 'EA',
      stock_conversion: 1,
      position: 0,
      is_sell: true,
      is_price: true,
      list_price: '1.00',
    })
    .execute();
}
