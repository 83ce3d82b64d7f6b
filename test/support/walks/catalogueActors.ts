import { fromPromise } from 'xstate';
import type { ProductEdition } from '#domain/catalog/productEdition.ts';
import { type BoughtProducts, NOTHING_BOUGHT } from '#domain/product/bought.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import { type Finder, makeFinder } from '#domain/search/finder.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import type { CatalogueInput, FirstRows, Surroundings, WantedRows } from '#machines/shop/catalogue/catalogue.ts';
import { type CatalogueSample, editionOf } from '../../machines/samples.ts';

interface Answers {
  /** `sample`: those of the answer. */
  readonly products?: (sample: () => Promise<ProductEdition>) => Promise<ProductEdition>;
  readonly firstRows?: (wanted: WantedRows) => Promise<FirstRows>;
}

const never = () => new Promise<never>(() => undefined);

/** The ports of a catalog without stored rows, where all comes with one answer; `firstRows` can return rows before it. */
export function catalogueActors(
  load: (input: CatalogueInput) => Promise<CatalogueSample>,
  { products = (sample) => sample(), firstRows = never }: Answers = {},
) {
  let newest = Promise.reject<CatalogueSample>(new Error('Nothing was asked.'));
  newest.catch(() => undefined);
  return {
    readKeptProducts: fromPromise<ProductEdition | null>(async () => null),
    loadSurroundings: fromPromise<Surroundings, CatalogueInput>(async ({ input }) => {
      newest = load(input);
      const { products: _, ...surroundings } = await newest;
      return surroundings;
    }),
    loadProducts: fromPromise<ProductEdition, { held: ProductEdition | null }>(() =>
      products(async () => editionOf((await newest).products)),
    ),
    loadFirstRows: fromPromise<FirstRows, WantedRows>(({ input }) => firstRows(input)),
    loadBought: fromPromise<BoughtProducts, { products: ProductTable }>(async () => NOTHING_BOUGHT),
    prepareSearch: fromPromise<Finder, Pick<ProductEdition, 'products' | 'synonyms'>>(({ input }) =>
      makeFinder(input.products, FOOD_SERVICE_SYNONYMS, async () => undefined),
    ),
  };
}
