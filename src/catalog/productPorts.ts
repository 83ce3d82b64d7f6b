import { fromPromise } from 'xstate';
import { getCatalogue, listBoughtProducts, listProducts } from '#domain/api/products.ts';
import { changedEdition, type ProductEdition, wholeEdition } from '#domain/catalog/productEdition.ts';
import { type BoughtProducts, boughtByKey, NOTHING_BOUGHT } from '#domain/product/bought.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import type { Finder } from '#domain/search/finder.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { FirstRows, WantedRows } from '#machines/shop/catalogue/catalogue.ts';
import { languageNow } from '#spoken';
import { type Api, answerOf } from '../api/client.ts';
import { fetchOnce } from '../loading/fetchOnce.ts';
import { takeTurns } from '../loading/takeTurns.ts';
import type { KeptCatalogue, ProductStore } from './productStore.ts';

/** With this many differences the full catalog is the smaller response. */
const CHANGES_LIMIT = 2_000;
const FIRST_ROWS = 24;

type SearchedEdition = Pick<ProductEdition, 'products' | 'synonyms'>;

const searchParts = fetchOnce(() => import('./searchParts.ts'));

const ofLanguage = () => (languageNow() === 'en' ? {} : { language: languageNow() });

/** The entity tag of an edition. */
type Tags = WeakMap<ProductEdition, string>;

function editionOf({ whole, changes }: KeptCatalogue, tags: Tags): ProductEdition | null {
  try {
    const kept = wholeEdition(whole.answer);
    const edition = changes ? changedEdition(kept, changes.answer) : kept;
    const { tag } = changes ?? whole;
    if (tag !== null) tags.set(edition, tag);
    return edition;
  } catch (error) {
    // Damaged data counts as missing.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function askProducts(
  api: Api,
  store: ProductStore,
  tags: Tags,
  held: ProductEdition | null,
): Promise<ProductEdition> {
  const isBase = held !== null && held.changeCount <= CHANGES_LIMIT;
  const tag = held && tags.get(held);
  const response = await api.call(getCatalogue, {
    query: { ...ofLanguage(), ...(isBase ? { since: held.whole.version } : {}) },
    ...(tag ? { headers: { 'If-None-Match': tag } } : {}),
  });
  if (response.kind === 'empty' && held) return held;
  const answer = await answerOf(Promise.resolve(response));
  const came = { answer, tag: response.kind === 'answer' ? response.tag : null };
  try {
    const isDifference = held !== null && answer.since !== null;
    const edition = isDifference ? changedEdition(held, answer) : wholeEdition(answer);
    if (came.tag !== null) tags.set(edition, came.tag);
    void (isDifference ? store.keepChanges(came) : store.keepWhole(came));
    return edition;
  } catch (error) {
    throw new PortFailure({ kind: 'unexpected', status: 200, detail: '' }, { cause: error });
  }
}

async function askFirstRows(api: Api, { shown, sortBy }: WantedRows): Promise<FirstRows> {
  const products = await answerOf(
    api.call(listProducts, {
      query: {
        page: 1,
        pageSize: FIRST_ROWS,
        sortBy,
        ...(shown.mainCategory === null ? {} : { mainCategory: shown.mainCategory }),
        ...(shown.category === null ? {} : { category: shown.category }),
        ...(shown.guide === null ? {} : { guide: shown.guide.name }),
        ...ofLanguage(),
      },
    }),
  );
  return { shown, sortBy, products };
}

/** This chunk loads after the list; an existing index only gets the synonyms. */
async function prepareSearch(
  { products, synonyms }: SearchedEdition,
  known: Promise<Finder> | undefined,
): Promise<Finder> {
  const { FOOD_SERVICE_SYNONYMS, makeFinder, prepareSynonyms } = await searchParts.fetch();
  const wanted = synonyms ?? FOOD_SERVICE_SYNONYMS;
  if (!known) return await makeFinder(products, wanted, takeTurns);
  await prepareSynonyms(wanted, takeTurns);
  return (await known).withSynonyms(wanted);
}

export function productPorts(api: Api, store: ProductStore, isGuest: () => boolean) {
  const tags: Tags = new WeakMap();
  const finders = new WeakMap<ProductTable, Promise<Finder>>();
  const readKept = async () => {
    const kept = await store.read();
    return kept && editionOf(kept, tags);
  };
  // The shop's chunk loads before sign-in, so the stored catalog is read early.
  let ahead: Promise<ProductEdition | null> | null = readKept();
  return {
    readKeptProducts: fromPromise<ProductEdition | null>(() => {
      const kept = ahead ?? readKept();
      ahead = null;
      return kept;
    }),
    loadProducts: fromPromise<ProductEdition, { held: ProductEdition | null }>(({ input }) =>
      askProducts(api, store, tags, input.held),
    ),
    loadFirstRows: fromPromise<FirstRows, WantedRows>(({ input }) => askFirstRows(api, input)),
    prepareSearch: fromPromise<Finder, SearchedEdition>(({ input }) => {
      const finder = prepareSearch(input, finders.get(input.products));
      finders.set(input.products, finder);
      return finder;
    }),
    /** Only search results use the ranking, so it loads after everything that the list needs. */
    loadBought: fromPromise<BoughtProducts, { products: ProductTable }>(async ({ input, signal }) => {
      if (isGuest()) return NOTHING_BOUGHT;
      await finders.get(input.products);
      return boughtByKey(await answerOf(api.call(listBoughtProducts, { signal })));
    }),
  };
}
