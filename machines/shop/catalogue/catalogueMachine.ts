import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import { type Catalogue, prepareCatalogue } from '#domain/product/catalogue.ts';
import type { Category, MainCategory } from '#domain/product/category.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserType } from '#domain/session/user.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** Products and categories are asked for again after this time (specification 9). */
export const CATALOGUE_FRESH_MS = 600_000;

export interface LoadedCatalogue {
  products: readonly Product[];
  mainCategories: readonly MainCategory[];
  categories: readonly Category[];
  guides: readonly Guide[];
}

interface Input {
  userType: UserType;
}

interface Context extends Input {
  catalogue: Catalogue;
  failure: Failure | null;
}

type Event = { type: 'catalogue.retry' } | { type: 'catalogue.refresh' } | { type: 'guides.refresh' };

/** What can be bought: products, categories and the buyer's guides. Spawned by the shop for as long as it is open. */
export const catalogueMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed' | 'loaded' | 'refreshing';
    meta: FeatureMeta;
  },
  actors: {
    loadCatalogue: port<LoadedCatalogue, Input>('loadCatalogue'),
    loadGuides: port<readonly Guide[], Input>('loadGuides'),
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    prepare: assign({ catalogue: (_, { output }: { output: LoadedCatalogue }) => prepareCatalogue(output) }),
    replaceGuides: assign({
      catalogue: ({ context }, { output }: { output: readonly Guide[] }) => ({ ...context.catalogue, guides: output }),
    }),
  },
  delays: { freshness: CATALOGUE_FRESH_MS },
}).createMachine({
  id: 'catalogue',
  context: ({ input }) => ({
    ...input,
    catalogue: prepareCatalogue({ products: [], mainCategories: [], categories: [], guides: [] }),
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The catalogue is on its way for the first time.',
      meta: { features: ['CAT-02', 'PLIST-02', 'DOC-05', 'API-12'] },
      tags: 'busy',
      invoke: {
        id: 'loadCatalogue',
        src: 'loadCatalogue',
        input: ({ context }) => ({ userType: context.userType }),
        onDone: { target: 'loaded', actions: { type: 'prepare', params: ({ event }) => ({ output: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loaded: {
      description: 'The catalogue can be browsed; after ten minutes it is asked for again in the background.',
      meta: { features: ['CAT-01', 'CAT-03', 'PLIST-02', 'PLIST-13', 'OG-01'] },
      tags: 'loaded',
      initial: 'fresh',
      states: {
        fresh: {
          description: 'Younger than ten minutes.',
          meta: { features: ['PLIST-02', 'CON-01'] },
          initial: 'settled',
          after: { freshness: 'refreshing' },
          on: { 'catalogue.refresh': 'refreshing', 'guides.refresh': '.refreshingGuides' },
          states: {
            settled: { description: 'Nothing is on its way.', meta: { features: ['PLIST-02', 'CON-01'] } },
            refreshingGuides: {
              description: 'The guides alone are asked for again: one was changed. The present ones stay if none come.',
              meta: { features: ['OG-01', 'API-06'] },
              tags: 'refreshing',
              invoke: {
                id: 'loadGuides',
                src: 'loadGuides',
                input: ({ context }) => ({ userType: context.userType }),
                onDone: {
                  target: 'settled',
                  actions: { type: 'replaceGuides', params: ({ event }) => ({ output: event.output }) },
                },
                onError: 'settled',
              },
            },
          },
        },
        refreshing: {
          description: 'A newer one is on its way; the present one stays on screen, and stays if none comes.',
          meta: { features: ['CON-01', 'API-12'] },
          tags: 'refreshing',
          invoke: {
            id: 'refreshCatalogue',
            src: 'loadCatalogue',
            input: ({ context }) => ({ userType: context.userType }),
            onDone: {
              target: 'fresh',
              actions: { type: 'prepare', params: ({ event }) => ({ output: event.output }) },
            },
            onError: 'fresh',
          },
          on: {
            'guides.refresh': {
              description: 'What is on its way may be older than the change of the guide.',
              target: 'refreshing',
              reenter: true,
            },
          },
        },
      },
    },
    failed: {
      description: 'It did not come; it can be asked for again.',
      meta: { features: ['CAT-02', 'DOC-05'] },
      tags: 'failed',
      on: { 'catalogue.retry': 'loading' },
    },
  },
  options: machineOptions,
});

export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>;
export type CatalogueSnapshot = SnapshotFrom<typeof catalogueMachine>;
