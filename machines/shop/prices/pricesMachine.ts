import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { Uncommitted } from '#domain/product/price.ts';
import type { Environment } from '../../lib/environment.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** Requests of this window go to the server as one (specification 9). */
export const BATCH_MS = 10;
/** A price is asked for again after this time. */
export const PRICE_FRESH_MS = 600_000;
const RETRY_MS = 5_000;
/** Nobody waits for them. */
const LAST_SALES_RETRY_MS = 30_000;

/** A product's price per price unit (absent while pricing is hidden) and what of it is not promised to anyone. */
export interface PricedProduct {
  prices: Readonly<Record<string, number>>;
  uncommitted: Uncommitted | null;
}

/** When this customer bought a product last. Null: never. Absent: not known, or a guest's. */
export type KnownLastSales = Readonly<Record<number, LastSale | null>>;

type Input = Pick<Environment, 'now'>;

interface Context extends Input {
  wanted: readonly number[];
  asking: readonly number[];
  known: Readonly<Record<number, PricedProduct>>;
  knownAt: Readonly<Record<number, number>>;
  lastSales: KnownLastSales;
  lastSalesWanted: readonly number[];
  lastSalesAsking: readonly number[];
}

type Event = { type: 'prices.want'; productKeys: readonly number[] } | { type: 'prices.forget' };

type Loaded = Readonly<Record<number, PricedProduct>>;

function missing(context: Context, productKeys: readonly number[]): readonly number[] {
  const freshSince = context.now() - PRICE_FRESH_MS;
  const pending = new Set([...context.wanted, ...context.asking]);
  return [...new Set(productKeys)].filter(
    (key) => !pending.has(key) && (context.knownAt[key] ?? -Infinity) <= freshSince,
  );
}

/** Prices, uncommitted stock and last sales of the rows in view, asked for in batches. Spawned by the shop for as long as it is open. */
export const pricesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed'; meta: FeatureMeta },
  actors: {
    loadPrices: port<Loaded, { productKeys: readonly number[] }>('loadPrices'),
    loadLastSales: port<KnownLastSales, { productKeys: readonly number[] }>('loadLastSales'),
  },
  guards: {
    isMissingSome: ({ context }, { productKeys }: { productKeys: readonly number[] }) =>
      missing(context, productKeys).length > 0,
    wantsMore: ({ context }) => context.wanted.length > 0,
    wantsLastSales: ({ context }) => context.lastSalesWanted.length > 0,
  },
  actions: {
    want: assign({
      wanted: ({ context }, { productKeys }: { productKeys: readonly number[] }) => [
        ...context.wanted,
        ...missing(context, productKeys),
      ],
    }),
    ask: assign(({ context }) => ({
      asking: context.wanted,
      wanted: [],
      lastSalesWanted: [...new Set([...context.lastSalesWanted, ...context.wanted])],
    })),
    learn: assign(({ context }, loaded: Loaded) => {
      const now = context.now();
      const askedAt = Object.fromEntries(context.asking.map((key) => [key, now]));
      return {
        known: { ...context.known, ...loaded },
        knownAt: { ...context.knownAt, ...askedAt },
        asking: [],
      };
    }),
    wantAgain: assign({ wanted: ({ context }) => [...context.asking, ...context.wanted], asking: [] }),
    forget: assign({ knownAt: {} }),
    askLastSales: assign({ lastSalesAsking: ({ context }) => context.lastSalesWanted, lastSalesWanted: [] }),
    learnLastSales: assign({
      lastSales: ({ context }, lastSales: KnownLastSales) => ({ ...context.lastSales, ...lastSales }),
    }),
    wantLastSalesAgain: assign({
      lastSalesWanted: ({ context }) => [...new Set([...context.lastSalesAsking, ...context.lastSalesWanted])],
    }),
  },
  delays: { batch: BATCH_MS, retry: RETRY_MS, lastSalesRetry: LAST_SALES_RETRY_MS },
}).createMachine({
  id: 'prices',
  context: ({ input }) => ({
    ...input,
    wanted: [],
    asking: [],
    known: {},
    knownAt: {},
    lastSales: {},
    lastSalesWanted: [],
    lastSalesAsking: [],
  }),
  type: 'parallel',
  on: {
    'prices.want': {
      guard: { type: 'isMissingSome', params: ({ event }) => ({ productKeys: event.productKeys }) },
      actions: { type: 'want', params: ({ event }) => ({ productKeys: event.productKeys }) },
    },
    'prices.forget': { actions: 'forget' },
  },
  states: {
    pricing: {
      description: 'Prices and uncommitted stock.',
      meta: { features: ['PLIST-12', 'API-13'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Every price that was asked for is known.',
          meta: { features: ['PLIST-12', 'CON-01'] },
          always: { guard: 'wantsMore', target: 'collecting' },
        },
        collecting: {
          description: 'Rows come into view; for 10 ms their requests are gathered.',
          meta: { features: ['PLIST-12', 'CON-01'] },
          after: { batch: { target: 'asking', actions: 'ask' } },
        },
        asking: {
          description: 'One request asks for all of them; rows that come into view meanwhile wait for the next.',
          meta: { features: ['PLIST-12', 'API-13'] },
          tags: 'busy',
          invoke: {
            id: 'loadPrices',
            src: 'loadPrices',
            input: ({ context }) => ({ productKeys: context.asking }),
            onDone: { target: 'resting', actions: { type: 'learn', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'wantAgain' },
          },
        },
        failed: {
          description:
            'No answer came: rows show the placeholder, and the request is repeated after 5 s or with the next row.',
          meta: { features: ['PLIST-12', 'CON-03'] },
          tags: 'failed',
          after: { retry: 'collecting' },
          on: {
            'prices.want': {
              target: 'collecting',
              actions: { type: 'want', params: ({ event }) => ({ productKeys: event.productKeys }) },
            },
          },
        },
      },
    },
    lastSales: {
      description: 'What was bought last of the same rows. No price waits for it, no row fails without.',
      meta: { features: ['PDP-04'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'They are asked for with the next request for prices.',
          meta: { features: ['PDP-04'] },
          always: { guard: 'wantsLastSales', target: 'asking' },
        },
        asking: {
          description: 'One request asks for all of them; those of the next rows wait for the next.',
          meta: { features: ['PDP-04', 'API-13'] },
          entry: 'askLastSales',
          invoke: {
            id: 'loadLastSales',
            src: 'loadLastSales',
            input: ({ context }) => ({ productKeys: context.lastSalesAsking }),
            onDone: { target: 'resting', actions: { type: 'learnLastSales', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'wantLastSalesAgain' },
          },
        },
        failed: {
          description: 'No answer came: rows keep their room for them, and they are asked for again after 30 s.',
          meta: { features: ['PDP-04', 'CON-03'] },
          after: { lastSalesRetry: 'asking' },
        },
      },
    },
  },
  options: machineOptions,
});

export type PricesRef = ActorRefFrom<typeof pricesMachine>;
export type PricesSnapshot = SnapshotFrom<typeof pricesMachine>;
