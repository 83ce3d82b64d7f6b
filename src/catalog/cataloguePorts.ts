import { fromPromise } from 'xstate';
import { listOrderGuides } from '#domain/api/orderGuides.ts';
import * as endpoints from '#domain/api/products.ts';
import { savePageDefaults } from '#domain/api/settings.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { layoutCode, sortCode } from '#domain/settings/preferences.ts';
import type { CatalogueInput, Surroundings } from '#machines/shop/catalogue/catalogue.ts';
import type { KnownDetails, KnownLastSales, PricedProduct } from '#machines/shop/prices/pricesMachine.ts';
import type { DefaultsToSave, SaveAnswer } from '#machines/shop/productList/productList.ts';
import { type Api, answerOf } from '../api/client.ts';
import { askDetails, askLastSales, askPrices, askUncommitted } from '../api/keyedAnswers.ts';

/** A user whose menu no longer has the guides gets none. */
async function loadGuides(api: Api, { seesGuides }: CatalogueInput): Promise<readonly Guide[]> {
  if (!seesGuides) return [];
  const response = await api.call(listOrderGuides, {});
  const isClosed = response.kind === 'refused' && response.code === 'forbidden';
  return isClosed ? [] : await answerOf(Promise.resolve(response));
}

async function loadSurroundings(api: Api, input: CatalogueInput): Promise<Surroundings> {
  const [mainCategories, categories, guides] = await Promise.all([
    answerOf(api.call(endpoints.listMainCategories, {})),
    answerOf(api.call(endpoints.listCategories, {})),
    loadGuides(api, input),
  ]);
  return { mainCategories, categories, guides };
}

async function loadPrices(api: Api, productKeys: readonly number[]): Promise<Readonly<Record<number, PricedProduct>>> {
  const [prices, uncommitted] = await Promise.all([askPrices(api, productKeys), askUncommitted(api, productKeys)]);
  return Object.fromEntries(
    productKeys.map((key) => [key, { prices: prices[key] ?? {}, uncommitted: uncommitted[key] ?? null }]),
  );
}

/** Null for guests, who have no purchases. */
async function loadLastSales(api: Api, productKeys: readonly number[], isGuest: boolean): Promise<KnownLastSales> {
  if (isGuest) return {};
  const found = await askLastSales(api, productKeys);
  return Object.fromEntries(productKeys.map((key) => [key, found[key] ?? null]));
}

async function loadDetails(api: Api, productKeys: readonly number[]): Promise<KnownDetails> {
  const found = await askDetails(api, productKeys);
  return Object.fromEntries(productKeys.map((key) => [key, found[key] ?? null]));
}

async function saveDefaults(api: Api, { layout, sortBy }: DefaultsToSave): Promise<SaveAnswer> {
  const body = {
    ...(layout === undefined ? {} : { defaultPageLayout: layoutCode(layout) }),
    ...(sortBy === undefined ? {} : { defaultPageSortBy: sortCode(sortBy) }),
  };
  return await answerOf(api.call(savePageDefaults, { body }));
}

export function cataloguePorts(api: Api, isGuest: () => boolean) {
  return {
    loadSurroundings: fromPromise<Surroundings, CatalogueInput>(({ input }) => loadSurroundings(api, input)),
    loadDetails: fromPromise<KnownDetails, { productKeys: readonly number[] }>(({ input }) =>
      loadDetails(api, input.productKeys),
    ),
    loadGuides: fromPromise<readonly Guide[], CatalogueInput>(({ input }) => loadGuides(api, input)),
    loadPrices: fromPromise<Readonly<Record<number, PricedProduct>>, { productKeys: readonly number[] }>(({ input }) =>
      loadPrices(api, input.productKeys),
    ),
    loadLastSales: fromPromise<KnownLastSales, { productKeys: readonly number[] }>(({ input }) =>
      loadLastSales(api, input.productKeys, isGuest()),
    ),
    loadLinePrices: fromPromise<Prices, { product: Product }>(async ({ input }) => {
      const { productKey } = input.product;
      const prices = await askPrices(api, [productKey]);
      return prices[productKey] ?? {};
    }),
    saveDefaults: fromPromise<SaveAnswer, DefaultsToSave>(({ input }) => saveDefaults(api, input)),
  };
}
