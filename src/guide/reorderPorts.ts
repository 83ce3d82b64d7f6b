import { fromPromise } from 'xstate';
import { getReorder } from '#domain/api/history.ts';
import { offeredGuides } from '#domain/catalog/catalogue.ts';
import type { Offers } from '#machines/landing/reorder/offers.ts';
import type { CatalogueRef } from '#machines/shop/catalogue/catalogueMachine.ts';
import { type Api, answerOf } from '../api/client.ts';
import { askPrices } from '../api/keyedAnswers.ts';
import { knownCatalogue } from '../catalog/knownCatalogue.ts';

/** The reorder data; of the guides those that the product list offers (readings 7). */
export async function askReorder(api: Api, catalogueRef: CatalogueRef | undefined, signal: AbortSignal) {
  const [found, catalogue] = await Promise.all([
    answerOf(api.call(getReorder, { signal })),
    knownCatalogue(catalogueRef),
  ]);
  const names = new Set(offeredGuides(catalogue).guides.map(({ name }) => name));
  return { ...found, guides: found.guides.filter(({ name }) => names.has(name)), catalogue };
}

export function reorderPorts(api: Api, catalogue: () => CatalogueRef | undefined) {
  return {
    loadOffers: fromPromise<Offers>(async ({ signal }) => {
      const { lastOrder, guides, due, catalogue: known } = await askReorder(api, catalogue(), signal);
      const productKeys = due.map(({ productKey }) => productKey);
      const prices = await askPrices(api, productKeys, { signal });
      const { productByKey, excludedCategories } = known;
      return { lastOrder, guides, due, today: { productByKey, excludedCategories, prices, lastSales: {} } };
    }),
  };
}
