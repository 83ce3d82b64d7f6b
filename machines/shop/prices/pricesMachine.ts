import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { Prices, Uncommitted } from '#domain/product/price.ts';
import type { ProductDetails } from '#domain/product/product.ts';
import type { Environment } from '../../lib/environment.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** Requests within this window are sent to the server as one (specification 9). */
const BATCH_MS = 10;
/** Prices and product details are reloaded after this time. */
export const PRICE_FRESH_MS = 600_000;
const RETRY_MS = 5_000;
/** Nothing waits for the last sales. */
const LAST_SALES_RETRY_MS = 30_000;

/** A product's price per price unit (absent while pricing is hidden) and its stock that is not promised to anyone. */
export interface PricedProduct {
  prices: Prices;
  uncommitted: Uncommitted | null;
}

/** When this customer last bought a product. Null: never. Absent: not known, or a guest. */
export type KnownLastSales = Readonly<Record<number, LastSale | null>>;

/** The details of products. Null: not listed any more. */
export type KnownDetails = Readonly<Record<number, ProductDetails | null>>;

type Input = Pick<Environment, 'now' | 'today'>;

/** The keys to request, the keys being requested, and when each was loaded. */
interface Asked {
  wanted: readonly number[];
  asking: readonly number[];
  knownAt: Readonly<Record<number, number>>;
}

interface Context extends Input, Asked {
  /** The shop's date when `knownAt` was filled: a price can change at midnight. */
  day: string;
  known: Readonly<Record<number, PricedProduct>>;
  /** Products whose price could not be loaded. */
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

/** What is asked of prices, without those that were loaded on another day. */
function ofToday({ wanted, asking, knownAt, day, today }: Context): Asked {
  return { wanted, asking, knownAt: day === today() ? knownAt : {} };
}

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

/** Prices, uncommitted stock, last sales and details of the rows in view, loaded in batches. Spawned by the shop for as long as it is open. */
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
      missing(ofToday(context), productKeys, context.now()).length > 0,
    isMissingDetails: ({ context }, { productKeys }: { productKeys: readonly number[] }) =>
      missing(context.detailsAsked, productKeys, context.now()).length > 0,
    wantsDetails: ({ context }) => context.detailsAsked.wanted.length > 0,
    wantsMore: ({ context }) => context.wanted.length > 0,
    wantsLastSales: ({ context }) => context.lastSalesWanted.length > 0,
  },
  actions: {
    want: assign(({ context }, { productKeys }: { productKeys: readonly number[] }) =>
      wanting(ofToday(context), productKeys, context.now()),
    ),
  },
  delays: { batch: BATCH_MS, retry: RETRY_MS, lastSalesRetry: LAST_SALES_RETRY_MS },
}).createMachine({
  id: 'prices',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_ASKED,
    day: input.today(),
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
      description: 'Prices and uncommitted stock load here.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Every price that was requested is known.',
          always: { guard: 'wantsMore', target: 'collecting' },
        },
        collecting: {
          description: 'Rows come into view, and their requests are collected for 10 ms.',
          after: {
            batch: {
              target: 'asking',
              actions: assign(({ context }) => ({
                ...ofToday(context),
                day: context.today(),
                asking: context.wanted,
                wanted: [],
                lastSalesWanted: [...new Set([...context.lastSalesWanted, ...context.wanted])],
              })),
            },
          },
        },
        asking: {
          description: 'One request loads all of them. Rows that come into view in the meantime wait for the next one.',
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
            'There was no response, and the rows say so. The request repeats after 5 seconds, with the next row, or when the user asks.',
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
      description:
        'The last sales of the same rows load here. Prices do not wait for them, and rows work without them.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Last sales load with the next request for prices.',
          always: { guard: 'wantsLastSales', target: 'asking' },
        },
        asking: {
          description: 'One request loads all of them. Those of further rows wait for the next one.',
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
          description:
            'There was no response. Rows keep space for last sales, and the request repeats after 30 seconds.',
          after: { lastSalesRetry: 'asking' },
        },
      },
    },
    details: {
      description: 'Long texts, further pictures and documents load for the products that show them.',
      initial: 'resting',
      states: {
        resting: {
          description: 'All details that were requested are known.',
          always: { guard: 'wantsDetails', target: 'collecting' },
        },
        collecting: {
          description: 'Rows come into view, and their requests are collected for 10 ms.',
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
          description: 'One request loads all of them.',
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
            'There was no response, and the page says so. The request repeats after 5 seconds or when the user asks.',
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
