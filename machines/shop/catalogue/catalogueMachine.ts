import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { NO_CATALOGUE } from '#domain/catalog/catalogue.ts';
import type { ProductEdition } from '#domain/catalog/productEdition.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { type BoughtProducts, NOTHING_BOUGHT } from '#domain/product/bought.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import type { Finder } from '#domain/search/finder.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import {
  CATALOGUE_FRESH_MS,
  type CatalogueContext,
  type CatalogueEvent,
  type CatalogueInput,
  catalogueFrom,
  type FirstRows,
  isSameList,
  type Surroundings,
  type WantedRows,
} from './catalogue.ts';

/** What can be bought: products, categories and the buyer's guides. Spawned by the shop for as long as it is open. */
export const catalogueMachine = setup({
  types: {} as {
    context: CatalogueContext;
    events: CatalogueEvent;
    input: CatalogueInput;
    tags: 'busy' | 'failed' | 'loaded' | 'refreshing';
  },
  actors: {
    readKeptProducts: port<ProductEdition | null>('readKeptProducts'),
    loadProducts: port<ProductEdition, { held: ProductEdition | null }>('loadProducts'),
    loadSurroundings: port<Surroundings, CatalogueInput>('loadSurroundings'),
    loadFirstRows: port<FirstRows, WantedRows>('loadFirstRows'),
    loadGuides: port<readonly Guide[], CatalogueInput>('loadGuides'),
    prepareSearch: port<Finder, Pick<ProductEdition, 'products' | 'synonyms'>>('prepareSearch'),
    loadBought: port<BoughtProducts, { products: ProductTable }>('loadBought'),
  },
  guards: {
    wasKept: (_, { edition }: { edition: ProductEdition | null }) => edition !== null,
    isKept: ({ context }) => context.edition !== null && context.surroundings !== null && context.isKept,
    isKnown: ({ context }) => context.edition !== null && context.surroundings !== null,
    isWantedAnew: ({ context }, wanted: WantedRows) =>
      context.surroundings !== null && context.edition === null && !isSameList(context.wantedRows, wanted),
  },
  actions: {
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    setProducts: assign(({ context }, known: { edition: ProductEdition | null; isKept: boolean }) => ({
      ...known,
      // Searching is prepared once for each table.
      catalogue:
        known.edition && known.edition.products === context.edition?.products
          ? context.catalogue
          : catalogueFrom({ ...context, ...known }),
    })),
    setSurroundings: assign(({ context }, surroundings: Surroundings) => ({
      surroundings,
      catalogue: catalogueFrom({ ...context, surroundings }),
    })),
    clearFirstRows: assign({ firstRows: null, wantedRows: null }),
  },
  delays: { freshness: CATALOGUE_FRESH_MS },
}).createMachine({
  id: 'catalogue',
  context: ({ input }) => ({
    ...input,
    catalogue: NO_CATALOGUE,
    edition: null,
    surroundings: null,
    finder: null,
    bought: NOTHING_BOUGHT,
    isKept: false,
    wantedRows: null,
    firstRows: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The catalog is loading for the first time, or from what an earlier visit stored.',
      tags: 'busy',
      type: 'parallel',
      always: [
        { guard: 'isKept', target: 'loaded.refreshing.products', actions: 'clearFirstRows' },
        { guard: 'isKnown', target: 'loaded', actions: 'clearFirstRows' },
      ],
      states: {
        products: {
          description: 'The products load here.',
          initial: 'opening',
          states: {
            opening: {
              description: 'The browser is checked for products stored by an earlier visit.',
              invoke: {
                id: 'readKeptProducts',
                src: 'readKeptProducts',
                onDone: [
                  {
                    guard: { type: 'wasKept', params: ({ event }) => ({ edition: event.output }) },
                    target: 'known',
                    actions: {
                      type: 'setProducts',
                      params: ({ event }) => ({ edition: event.output, isKept: true }),
                    },
                  },
                  { target: 'asking' },
                ],
                onError: 'asking',
              },
            },
            asking: {
              description: 'All products are loading from the server.',
              invoke: {
                id: 'loadProducts',
                src: 'loadProducts',
                input: ({ context }) => ({ held: context.edition }),
                onDone: {
                  target: 'known',
                  actions: {
                    type: 'setProducts',
                    params: ({ event }) => ({ edition: event.output, isKept: false }),
                  },
                },
                onError: {
                  target: '#catalogue.failed',
                  actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            known: { description: 'The products are loaded.' },
          },
        },
        surroundings: {
          description: 'The categories and guides load here.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The categories and guides are loading. Both depend on the customer.',
              invoke: {
                id: 'loadSurroundings',
                src: 'loadSurroundings',
                input: ({ context }) => ({ seesGuides: context.seesGuides }),
                onDone: {
                  target: 'known',
                  actions: { type: 'setSurroundings', params: ({ event }) => event.output },
                },
                onError: {
                  target: '#catalogue.failed',
                  actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            known: { description: 'The categories and guides are loaded.' },
          },
        },
        firstRows: {
          description: 'The first rows of the list on screen load before the rest.',
          initial: 'resting',
          on: {
            'rows.want': {
              guard: { type: 'isWantedAnew', params: ({ event }) => event },
              target: '.asking',
              actions: assign({ wantedRows: ({ event }) => ({ shown: event.shown, sortBy: event.sortBy }) }),
            },
          },
          states: {
            resting: { description: 'No list needs its first rows.' },
            asking: {
              description: 'The first rows of a list are loading. If that fails, the list waits for the whole catalog.',
              invoke: {
                id: 'loadFirstRows',
                src: 'loadFirstRows',
                input: ({ event }) => {
                  assertEvent(event, 'rows.want');
                  return { shown: event.shown, sortBy: event.sortBy };
                },
                onDone: { target: 'resting', actions: assign({ firstRows: ({ event }) => event.output }) },
                onError: 'resting',
              },
            },
          },
        },
      },
    },
    loaded: {
      description: 'The catalog can be browsed. After ten minutes it reloads in the background.',
      tags: 'loaded',
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The catalog is less than ten minutes old.',
          initial: 'settled',
          after: { freshness: 'refreshing' },
          on: { 'catalogue.refresh': 'refreshing', 'guides.refresh': '.refreshingGuides' },
          invoke: [
            {
              id: 'prepareSearch',
              src: 'prepareSearch',
              input: ({ context }) => ({
                products: context.catalogue.products,
                synonyms: context.edition?.synonyms ?? null,
              }),
              onDone: {
                actions: assign(({ context, event }) => ({
                  finder: event.output,
                  catalogue: catalogueFrom({ ...context, finder: event.output }),
                })),
              },
              // Until then, and without it, words are searched for as they are typed.
              onError: {},
            },
            {
              id: 'loadBought',
              src: 'loadBought',
              input: ({ context }) => ({ products: context.catalogue.products }),
              onDone: {
                actions: assign(({ context, event }) => ({
                  bought: event.output,
                  catalogue: { ...context.catalogue, bought: event.output },
                })),
              },
              // Without it, equal matches are ranked by the guides only.
              onError: {},
            },
          ],
          states: {
            settled: { description: 'The guides are up to date.' },
            refreshingGuides: {
              description: 'Only the guides reload, because one was changed. The current ones stay if that fails.',
              tags: 'refreshing',
              invoke: {
                id: 'loadGuides',
                src: 'loadGuides',
                input: ({ context }) => ({ seesGuides: context.seesGuides }),
                onDone: {
                  target: 'settled',
                  actions: assign(({ context, event }) => ({
                    surroundings: context.surroundings && { ...context.surroundings, guides: event.output },
                    catalogue: { ...context.catalogue, guides: event.output },
                  })),
                },
                onError: 'settled',
              },
            },
          },
        },
        refreshing: {
          description: 'A newer catalog is loading. The current one stays on screen, even if that fails.',
          tags: 'refreshing',
          initial: 'surroundings',
          states: {
            surroundings: {
              description: 'The categories and guides load again.',
              invoke: {
                id: 'refreshSurroundings',
                src: 'loadSurroundings',
                input: ({ context }) => ({ seesGuides: context.seesGuides }),
                onDone: {
                  target: 'products',
                  actions: { type: 'setSurroundings', params: ({ event }) => event.output },
                },
                onError: '#catalogue.loaded.fresh',
              },
            },
            products: {
              description: 'The changed products are loading.',
              invoke: {
                id: 'refreshProducts',
                src: 'loadProducts',
                input: ({ context }) => ({ held: context.edition }),
                onDone: {
                  target: '#catalogue.loaded.fresh',
                  actions: {
                    type: 'setProducts',
                    params: ({ event }) => ({ edition: event.output, isKept: false }),
                  },
                },
                onError: '#catalogue.loaded.fresh',
              },
            },
          },
          on: {
            'guides.refresh': {
              description: 'The guide changed after this load began, so the load starts over.',
              target: 'refreshing',
              reenter: true,
            },
          },
        },
      },
    },
    failed: {
      description: 'The catalog could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'catalogue.retry': 'loading' },
    },
  },
  options: machineOptions,
});

export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>;
export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>;
