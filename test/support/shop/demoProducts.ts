import { readCatalog } from '#server/app/demoData/catalogFiles.ts';
import { DEMO_FILES } from '#server/app/demoData/loadDemoData.ts';
import { catalogOf, type DemoProduct, productsOf } from '#server/app/demoData/products.ts';

/** The catalog of the demo distributor, from its files. */
export const demoCatalog = await readCatalog(DEMO_FILES);

export function demoProducts(count: number, seed = 2026): DemoProduct[] {
  return productsOf(catalogOf(demoCatalog, count, seed));
}
