import { type ProductTable, tableOf } from '#domain/product/productTable.ts';
import { catalogue, categoryCode } from '#server/app/demoData/catalogue/catalogue.ts';
import { makeProducts } from '#server/app/demoData/products.ts';
import { tomatoes } from '#test/machines/samples.ts';

const categories = new Map(
  catalogue.flatMap((main) =>
    main.categories.map((category, index) => [
      categoryCode(main, index),
      { mainCategoryDescription: main.description, categoryDescription: category.description },
    ]),
  ),
);

/** The goods of the demo distributor, as a buyer's browser has them. */
export function demoGoods(count = 612): ProductTable {
  return tableOf(
    makeProducts(count, 1).map(({ key, code, formattedCode, description, brand, categoryCode: category }) => ({
      ...tomatoes,
      productKey: key,
      productCode: code,
      formattedProductCode: formattedCode,
      description,
      additional: { k0: code, k1: brand },
      ...categories.get(category),
    })),
  );
}
