import { type ProductTable, tableOf } from '#domain/product/productTable.ts';
import { tomatoes } from '#test/machines/samples.ts';
import { demoCatalog, demoProducts } from '#test/support/shop/demoProducts.ts';

const descriptions = new Map(demoCatalog.categories.map(({ code, description }) => [code, description ?? '']));

/** The goods of the demo distributor, as a buyer's browser has them. */
export function demoGoods(count = 612): ProductTable {
  return tableOf(
    demoProducts(count).map(({ key, code, formattedCode, description, brand, mainCode, categoryCode }) => ({
      ...tomatoes,
      productKey: key,
      productCode: code,
      formattedProductCode: formattedCode,
      description,
      additional: { k0: code, k1: brand },
      mainCategoryDescription: descriptions.get(mainCode) ?? '',
      categoryDescription: descriptions.get(categoryCode) ?? '',
    })),
  );
}
