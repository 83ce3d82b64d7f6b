import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { Uncommitted } from '#domain/product/price.ts';
import type { ProductDetails } from '#domain/product/product.ts';
import type { Environment } from '../../lib/environment.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** Requests of this window go to the server as one (specification 9). */
export const BATCH_MS = 10;
/** A price is asked for again after this time, and so is what is long about a product. */
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

/** What is long about products. Null: not listed any more. */
export type KnownDetails = Readonly<Record<number, ProductDetails | null>>;

type Input = Pick<Environment, 'now'>;

/** Keys that are to be asked about, that are being asked about, and when each was answered. */
interface Asked {
  wanted: readonly number[];
  asking: readonly number[];
  knownAt: Readonly<Record<number, number>>;
}

interface Context extends Input, Asked {
  known: Readonly<Record<number, PricedProduct>>;
  /** Products whose price did not come when it was asked for. */
  unanswered: readonly number[];
  details: KnownDetails;
  detailsAsked: Asked;
  lastSales: KnownLastSales;
  lastSalesWanted: readonly number[];
  lastSalesAsking: readonly number[];
}

type Event =
  | { type: 'prices.want'; productKeys: readonly number[] }
  | { type: 'prices.forget' }
  | { type: 'prices.retry' }
  | { type: 'details.want'; productKeys: readonly number[] }
  | { type: 'details.retry' };

type Loaded = Readonly<Record<number, PricedProduct>>;

const NOTHING_ASKED: Asked = { wanted: [], asking: [], knownAt: {} };

function missing({ wanted, asking, knownAt }: Asked, productKeys: readonly number[], now: number): readonly number[] {
  const pending = new Set([...wanted, ...asking]);
  return [...new Set(productKeys)].filter(
    (key) => !pending.has(key) && (knownAt[key] ?? -Infinity) <= now - PRICE_FRESH_MS,
  );
}

function wanting(asked: Asked, productKeys: readonly number[], now: number): Asked {
  return { ...asked, wanted: [...asked.wanted, ...missing(asked, productKeys, now)] };
}

function answered({ wanted, asking, knownAt }: Asked, now: number): Asked {
  return { wanted, asking: [], knownAt: { ...knownAt, ...Object.fromEntries(asking.map((key) => [key, now])) } };
}

function askedInVain({ wanted, asking, knownAt }: Asked): Asked {
  return { wanted: [...asking, ...wanted], asking: [], knownAt };
}

/** Prices, uncommitted stock, last sales and long texts of the rows in view, asked for in batches. Spawned by the shop for as long as it is open. */
export const pricesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed' | 'detailsFailed';
  },
  actors: {
    loadPrices: port<Loaded, { productKeys: readonly number[] }>('loadPrices'),
    loadLastSales: port<KnownLastSales, { productKeys: readonly number[] }>('loadLastSales'),
    loadDetails: port<KnownDetails, { productKeys: readonly number[] }>('loadDetails'),
  },
  guards: {
    isMissingSome: ({ context }, { productKeys }: { productKeys: readonly number[] }) =>
      missing(context, productKeys, context.now()).length > 0,
    isMissingDetails: ({ context }, { productKeys }: { productKeys: readonly number[] }) =>
      missing(context.detailsAsked, productKeys, context.now()).length > 0,
    wantsDetails: ({ context }) => context.detailsAsked.wanted.length > 0,
    wantsMore: ({ context }) => context.wanted.length > 0,
    wantsLastSales: ({ context }) => context.lastSalesWanted.length > 0,
  },
  actions: {
    want: assign(({ context }, { productKeys }: { productKeys: readonly number[] }) =>
      wanting(context, productKeys, context.now()),
    ),
  },
  delays: { batch: BATCH_MS, retry: RETRY_MS, lastSalesRetry: LAST_SALES_RETRY_MS },
}).createMachine({
  id: 'prices',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_ASKED,
    known: {},
    unanswered: [],
    details: {},
    detailsAsked: NOTHING_ASKED,
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
    'prices.forget': { actions: assign({ knownAt: {} }) },
    'details.want': {
      guard: { type: 'isMissingDetails', params: ({ event }) => ({ productKeys: event.productKeys }) },
      actions: assign({
        detailsAsked: ({ context, event }) => wanting(context.detailsAsked, event.productKeys, context.now()),
      }),
    },
  },
  states: {
    pricing: {
      description: 'Prices and uncommitted stock.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Every price that was asked for is known.',
          always: { guard: 'wantsMore', target: 'collecting' },
        },
        collecting: {
          description: 'Rows come into view; for 10 ms their requests are gathered.',
          after: {
            batch: {
              target: 'asking',
              actions: assign(({ context }) => ({
                asking: context.wanted,
                wanted: [],
                lastSalesWanted: [...new Set([...context.lastSalesWanted, ...context.wanted])],
              })),
            },
          },
        },
        asking: {
          description: 'One request asks for all of them; rows that come into view meanwhile wait for the next.',
          tags: 'busy',
          invoke: {
            id: 'loadPrices',
            src: 'loadPrices',
            input: ({ context }) => ({ productKeys: context.asking }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event }) => ({
                known: { ...context.known, ...event.output },
                unanswered: context.unanswered.filter((key) => !context.asking.includes(key)),
                ...answered(context, context.now()),
              })),
            },
            onError: {
              target: 'failed',
              actions: assign(({ context }) => ({
                unanswered: [...new Set([...context.unanswered, ...context.asking])],
                ...askedInVain(context),
              })),
            },
          },
        },
        failed: {
          description:
            'No answer came: rows say so, and the request is repeated after 5 s, with the next row or when somebody asks for it.',
          tags: 'failed',
          after: { retry: 'collecting' },
          on: {
            'prices.retry': 'collecting',
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
      initial: 'resting',
      states: {
        resting: {
          description: 'They are asked for with the next request for prices.',
          always: { guard: 'wantsLastSales', target: 'asking' },
        },
        asking: {
          description: 'One request asks for all of them; those of the next rows wait for the next.',
          entry: assign({ lastSalesAsking: ({ context }) => context.lastSalesWanted, lastSalesWanted: [] }),
          invoke: {
            id: 'loadLastSales',
            src: 'loadLastSales',
            input: ({ context }) => ({ productKeys: context.lastSalesAsking }),
            onDone: {
              target: 'resting',
              actions: assign({ lastSales: ({ context, event }) => ({ ...context.lastSales, ...event.output }) }),
            },
            onError: {
              target: 'failed',
              actions: assign({
                lastSalesWanted: ({ context }) => [
                  ...new Set([...context.lastSalesAsking, ...context.lastSalesWanted]),
                ],
              }),
            },
          },
        },
        failed: {
          description: 'No answer came: rows keep their room for them, and they are asked for again after 30 s.',
          after: { lastSalesRetry: 'asking' },
        },
      },
    },
    details: {
      description: 'Long texts, further pictures and documents of the products that show them.',
      initial: 'resting',
      states: {
        resting: {
          description: 'All that were asked for are known.',
          always: { guard: 'wantsDetails', target: 'collecting' },
        },
        collecting: {
          description: 'Rows come into view; for 10 ms their requests are gathered.',
          after: {
            batch: {
              target: 'asking',
              actions: assign({
                detailsAsked: ({ context: { detailsAsked } }) => ({
                  ...detailsAsked,
                  asking: detailsAsked.wanted,
                  wanted: [],
                }),
              }),
            },
          },
        },
        asking: {
          description: 'One request asks for all of them.',
          invoke: {
            id: 'loadDetails',
            src: 'loadDetails',
            input: ({ context }) => ({ productKeys: context.detailsAsked.asking }),
            onDone: {
              target: 'resting',
              actions: assign(({ context, event }) => ({
                details: { ...context.details, ...event.output },
                detailsAsked: answered(context.detailsAsked, context.now()),
              })),
            },
            onError: {
              target: 'failed',
              actions: assign({ detailsAsked: ({ context }) => askedInVain(context.detailsAsked) }),
            },
          },
        },
        failed: {
          description:
            'No answer came: the page says so, and the request is repeated after 5 s or when somebody asks for it.',
          tags: 'detailsFailed',
          after: { retry: 'collecting' },
          on: { 'details.retry': 'collecting' },
        },
      },
    },
  },
  options: machineOptions,
});

export type PricesRef = ActorRefFrom<typeof pricesMachine>;
export type PricesSnapshot = SnapshotFrom<typeof pricesMachine>;
