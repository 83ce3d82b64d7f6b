import type { DemoCustomer } from './customers/customers.ts';
import type { DemoProduct } from './products.ts';

/** Products that can be bought, also per main category. `excluded`: products of excluded categories. */
export interface Assortment {
  products: readonly DemoProduct[];
  excluded: readonly DemoProduct[];
  byMain: ReadonlyMap<string, readonly DemoProduct[]>;
}

/** Returns each customer's assortment: without products that have no sell unit, and without its excluded categories. */
export function assortments(products: readonly DemoProduct[]): (customer: DemoCustomer) => Assortment {
  const common = assortmentOf(products.filter((product) => product.units.some((unit) => unit.isSell)));
  return ({ excludedCategories }) =>
    excludedCategories.length === 0
      ? common
      : {
          ...assortmentOf(common.products.filter((product) => !excludedCategories.includes(product.categoryCode))),
          excluded: common.products.filter((product) => excludedCategories.includes(product.categoryCode)),
        };
}

function assortmentOf(products: readonly DemoProduct[]): Assortment {
  const byMain = new Map<string, DemoProduct[]>();
  for (const product of products) {
    const list = byMain.get(product.mainCode) ?? [];
    if (list.length === 0) byMain.set(product.mainCode, list);
    list.push(product);
  }
  return { products, excluded: [], byMain };
}
