import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { yearBefore } from '#domain/calendar.ts';
import { type HistoryListing, type HistoryPeriod, toggleSort } from '#domain/order/historyList.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import { listOrders, NEWEST_FIRST, type OrderColumn } from '#domain/order/orderList.ts';
import { documentsMachine } from '../documents/documentsMachine.ts';
import { type Failure, failureOf } from '../lib/failure.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';

/** Orders from a calendar date on, '' for all there ever were. */
export interface OrdersWanted {
  since: string;
}

interface Input {
  /** The list starts with the 12 months before this day. */
  today: string;
}

interface Context extends HistoryListing<OrderColumn>, OrdersWanted {
  /** Every order since a date, newest first; null before the first answer. */
  loaded: (OrdersWanted & { rows: readonly OrderHistoryRow[] }) | null;
  /** The rows to show: searched, in the period, sorted. */
  shown: readonly OrderHistoryRow[];
  failure: Failure | null;
}

type Event =
  | { type: 'search.change'; query: string }
  | { type: 'period.choose'; period: HistoryPeriod }
  | { type: 'sort.toggle'; column: OrderColumn }
  | { type: 'list.retry' };

function relisted(context: Context, change: Partial<HistoryListing<OrderColumn> & Pick<Context, 'loaded'>>) {
  const listing = { ...context, ...change };
  return { ...change, shown: listOrders(listing.loaded?.rows ?? [], listing) };
}

/** The customer's orders and their documents. Invoked by the shop while its page is on screen. */
export const orderHistoryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed' | 'loaded',
    children: {} as { documents: 'documents'; loadOrders: 'loadOrders' },
    meta: {} as FeatureMeta,
  },
  actors: {
    loadOrders: port<readonly OrderHistoryRow[], OrdersWanted>('loadOrders'),
    documents: documentsMachine,
  },
  guards: {
    goesBeyondLoaded: ({ context: { loaded } }, { period }: { period: HistoryPeriod }) =>
      loaded === null || period.start < loaded.since,
    goesBeyondWanted: ({ context }, { period }: { period: HistoryPeriod }) => period.start < context.since,
  },
  actions: {
    search: assign(({ context }, { query }: { query: string }) => relisted(context, { query })),
    setPeriod: assign(({ context }, { period }: { period: HistoryPeriod }) => relisted(context, { period })),
    want: assign({ since: (_, { period }: { period: HistoryPeriod }) => period.start }),
    toggleSort: assign(({ context }, { column }: { column: OrderColumn }) =>
      relisted(context, { sort: toggleSort(context.sort, column) }),
    ),
    learnOrders: assign(({ context }, { output }: { output: readonly OrderHistoryRow[] }) =>
      relisted(context, { loaded: { since: context.since, rows: output } }),
    ),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'orderHistory',
  context: ({ input }) => ({
    since: yearBefore(input.today),
    loaded: null,
    query: '',
    period: { start: yearBefore(input.today), end: '' },
    sort: NEWEST_FIRST,
    shown: [],
    failure: null,
  }),
  invoke: { id: 'documents', src: 'documents' },
  initial: 'loading',
  on: {
    'search.change': { actions: { type: 'search', params: ({ event }) => event } },
    'sort.toggle': { actions: { type: 'toggleSort', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'The orders of the wanted time are on their way.',
      meta: { features: ['HIST-01', 'DOC-05', 'API-10'] },
      tags: 'busy',
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: ({ context }) => ({ since: context.since }),
        onDone: { target: 'loaded', actions: { type: 'learnOrders', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
      on: {
        'period.choose': [
          {
            guard: { type: 'goesBeyondWanted', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: [
              { type: 'setPeriod', params: ({ event }) => event },
              { type: 'want', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'setPeriod', params: ({ event }) => event } },
        ],
      },
    },
    loaded: {
      description: 'The orders are listed, searched and sorted here; only an earlier start date asks the server again.',
      meta: { features: ['SES-17', 'HIST-01', 'HIST-04', 'HIST-05', 'DOC-04'] },
      tags: 'loaded',
      on: {
        'period.choose': [
          {
            guard: { type: 'goesBeyondLoaded', params: ({ event }) => event },
            target: 'loading',
            actions: [
              { type: 'setPeriod', params: ({ event }) => event },
              { type: 'want', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'setPeriod', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'They did not come: the reason is shown, and they can be asked for again.',
      meta: { features: ['HIST-05', 'DOC-05'] },
      tags: 'failed',
      on: {
        'list.retry': 'loading',
        'period.choose': [
          {
            guard: { type: 'goesBeyondLoaded', params: ({ event }) => event },
            target: 'loading',
            actions: [
              { type: 'setPeriod', params: ({ event }) => event },
              { type: 'want', params: ({ event }) => event },
            ],
          },
          { target: 'loaded', actions: { type: 'setPeriod', params: ({ event }) => event } },
        ],
      },
    },
  },
  options: machineOptions,
});

export type OrderHistoryRef = ActorRefFrom<typeof orderHistoryMachine>;
export type OrderHistorySnapshot = SnapshotFrom<typeof orderHistoryMachine>;
