import type { Kysely } from 'kysely';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import type { Database } from '../../platform/database/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import { catalogue, categoryCode } from './catalogue/catalogue.ts';
import type { DemoProduct } from './products.ts';
import { scansOf } from './scans.ts';

const PUSHED = 8;
const LAST_CATEGORY = '2205';

const productColumns = {
  product_key: 'integer',
  product_code: 'text',
  formatted_product_code: 'text',
  description: 'text',
  catalog_description: 'text',
  brand: 'text',
  pricing_um: 'text',
  warehouse_code: 'text',
  default_unit: 'text',
  default_quantity: 'numeric',
  category_code: 'text',
  sequence: 'integer',
  is_taxable: 'boolean',
  uncommitted: 'numeric',
  alternate_unit: 'text',
  push_sequence: 'integer',
};

const unitColumns = {
  product_key: 'integer',
  unit: 'text',
  stock_conversion: 'numeric',
  position: 'integer',
  is_sell: 'boolean',
  is_price: 'boolean',
  sell_by_multiple: 'numeric',
  price_decimals: 'integer',
  list_price: 'numeric',
};

const scanColumns = { product_key: 'integer', position: 'integer', key: 'text', name: 'text', body: 'text' };

export async function insertCatalogue(database: Kysely<Database>, products: readonly DemoProduct[]): Promise<void> {
  const mainCategories = catalogue.map(({ code, description }) => ({ code, description }));
  const categories = catalogue.flatMap((main) =>
    main.categories.map(({ description }, index) => ({
      code: categoryCode(main, index),
      description,
      parent: main.code,
    })),
  );
  const text = { code: 'text', description: 'text' };
  await bulkInsert(database, 'main_category', text, mainCategories);
  await bulkInsert(database, 'category', { ...text, parent: 'text' }, categories);

  const pushEvery = Math.max(1, Math.floor(products.length / PUSHED));
  await bulkInsert(
    database,
    'product',
    productColumns,
    products.map((product, index) => {
      const isPushed = index % pushEvery === Math.floor(pushEvery / 2) && index < pushEvery * PUSHED;
      return productRow(product, isPushed ? Math.floor(index / pushEvery) + 1 : null);
    }),
  );
  await bulkInsert(database, 'product_unit', unitColumns, products.flatMap(unitRows));
  await bulkInsert(database, 'product_scan', scanColumns, products.flatMap(scansOf));
  await insertFreightAdjustment(database);
}

function productRow(product: DemoProduct, pushSequence: number | null) {
  const { pack } = product;
  const defaultUnit = pack.units.find((unit) => unit.name === pack.defaultUnit);
  return {
    product_key: product.key,
    product_code: product.code,
    formatted_product_code: product.formattedCode,
    description: product.description,
    catalog_description: product.text,
    brand: product.brand,
    pricing_um: pack.pricingUnit,
    warehouse_code: product.warehouse,
    default_unit: pack.defaultUnit,
    default_quantity: defaultUnit?.multiple || 1,
    category_code: product.categoryCode,
    sequence: product.sequence,
    is_taxable: product.isTaxable,
    uncommitted: product.uncommitted,
    alternate_unit: pack.defaultUnit,
    push_sequence: pushSequence,
  };
}

function unitRows({ key, pack }: DemoProduct) {
  return pack.units.map((unit, position) => ({
    product_key: key,
    unit: unit.name,
    stock_conversion: unit.conversion,
    position,
    is_sell: unit.isSell,
    is_price: unit.isPrice,
    sell_by_multiple: unit.multiple,
    price_decimals: unit.priceDecimals,
    list_price: unit.listPrice,
  }));
}

/** A service item that invoices use and the catalogue never lists. */
async function insertFreightAdjustment(database: Kysely<Database>): Promise<void> {
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
