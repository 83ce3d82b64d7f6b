import { sql } from 'kysely';
import { importTexts } from '#domain/dataImport/importTexts.ts';
import { products } from '#domain/dataImport/kinds/products.ts';
import { PRODUCT_TEXTS } from '#domain/dataImport/kinds/translatedColumns.ts';
import { EXCLUDED_PRODUCT_KEY } from '#domain/product/product.ts';
import { cast, givenRows, type ImportTarget, isYes, plainDecimal, refuse, yesOrNo } from './importTarget.ts';
import { settleKeys } from './keys.ts';
import { addCategories, resolveCategories } from './productCategories.ts';
import { givenTranslations, translationColumns } from './translations.ts';

const EXCLUDED = sql.lit(EXCLUDED_PRODUCT_KEY);

/** The column that gives the default of an empty one in the same row. */
const STAND_INS = { formattedCode: 'code', priceUnit: 'defaultUnit', alternateUnit: 'defaultUnit' } as const;

export const productsTarget: ImportTarget = {
  kind: products,
  select: sql`select product_code as code, product_key::text as key, formatted_product_code as "formattedCode", description,
    catalog_description as text, brand, category_code as category, default_unit as "defaultUnit",
    pricing_um as "priceUnit", alternate_unit as "alternateUnit", ${plainDecimal('default_quantity')} as "defaultQuantity",
    warehouse_code as warehouse, ${yesOrNo('is_taxable')} as taxable, sequence::text as sequence,
    push_sequence::text as "pushSequence", ${yesOrNo('is_active')} as active,
    ${translationColumns(PRODUCT_TEXTS)}
    from product where product_key <> ${EXCLUDED}`,
  order: sql`r.key::integer`,

  async validate(transaction, rows, _now, newCategories) {
    const missing = await resolveCategories(transaction, rows, newCategories);
    const { rows: reserved } = await sql<{ code: string }>`
      select product_code as code from product where product_key = ${EXCLUDED}`.execute(transaction);
    for (const row of rows) {
      const { code, key } = row.values;
      for (const [column, other] of Object.entries(STAND_INS)) row.values[column] ??= row.values[other] ?? null;
      if (key === String(EXCLUDED_PRODUCT_KEY)) refuse(row, 'key', importTexts.reservedKey(key));
      if (code && code === reserved[0]?.code) refuse(row, 'code', importTexts.reservedCode(code));
    }
    await settleKeys(transaction, { table: 'product', key: 'product_key', code: 'product_code', first: 1001 }, rows);
    await addCategories(transaction, missing, rows, newCategories);
  },

  async write(transaction, rows) {
    await sql`
      insert into product (product_key, product_code, formatted_product_code, description, catalog_description, brand,
        category_code, default_unit, pricing_um, alternate_unit, default_quantity, warehouse_code, is_taxable,
        sequence, push_sequence, is_active, translations)
      select ${cast('key', 'integer')}, given.code, given."formattedCode", given.description, given.text, given.brand,
        given.category, given."defaultUnit", given."priceUnit", given."alternateUnit", ${cast('defaultQuantity', 'numeric')},
        given.warehouse, ${isYes('taxable')}, ${cast('sequence', 'integer')}, ${cast('pushSequence', 'integer')},
        ${isYes('active')}, ${givenTranslations(PRODUCT_TEXTS)}
      from ${givenRows(products, rows)}
      on conflict (product_code) do update set formatted_product_code = excluded.formatted_product_code,
        description = excluded.description, catalog_description = excluded.catalog_description, brand = excluded.brand,
        category_code = excluded.category_code, default_unit = excluded.default_unit, pricing_um = excluded.pricing_um,
        alternate_unit = excluded.alternate_unit, default_quantity = excluded.default_quantity,
        warehouse_code = excluded.warehouse_code, is_taxable = excluded.is_taxable, sequence = excluded.sequence,
        push_sequence = excluded.push_sequence, is_active = excluded.is_active,
        translations = excluded.translations`.execute(transaction);
    const added = rows.filter(({ before }) => before === null);
    if (added.length === 0) return;
    await sql`
      insert into product_unit (product_key, unit, stock_conversion, position, is_sell, is_price)
      select ${cast('key', 'integer')}, given."defaultUnit", 1, 0, true, true
      from ${givenRows(products, added)}
      on conflict do nothing`.execute(transaction);
  },

  async deactivate(transaction, present) {
    const { numAffectedRows } = await sql`
      update product set is_active = false
      where is_active and product_key <> ${EXCLUDED} and product_code not in (select code from ${present})`.execute(
      transaction,
    );
    return Number(numAffectedRows ?? 0);
  },
};
