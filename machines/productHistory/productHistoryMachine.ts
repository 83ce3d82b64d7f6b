import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { yearBefore } from '#domain/calendar.ts';
import { type HistoryListing, type HistoryPeriod, toggleSort } from '#domain/order/historyList.ts';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import { listSales, NEWEST_SALE_FIRST, numberSales, type Sale, type SaleColumn } from '#domain/order/salesList.ts';
import { type Failure, failureOf } from '../lib/failure.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';

/** Sold lines invoiced from a calendar date on, '' for all there ever were. */
export interface SalesWanted {
  since: string;
}

interface Input {
  /** The list starts with the 12 months before this day. */
  today: string;
}

interface Context extends HistoryListing<SaleColumn>, SalesWanted {
  /** Every sold line since a date, newest first; null before the first answer. */
  loaded: (SalesWanted & { rows: readonly Sale[] }) | null;
  /** The rows to show: searched, in the period, sorted. */
  shown: readonly Sale[];
  failure: Failure | null;
}

type Event =
  | { type: 'search.change'; query: string }
  | { type: 'period.choose'; period: HistoryPeriod }
  | { type: 'sort.toggle'; column: SaleColumn }
  | { type: 'list.retry' };

function relisted(context: Context, change: Partial<HistoryListing<SaleColumn> & Pick<Context, 'loaded'>>) {
  const listing = { ...context, ...change };
  return { ...change, shown: listSales(listing.loaded?.rows ?? [], listing) };
}

/** What the customer was invoiced for, line by line. Invoked by the shop while its page is on screen. */
export const productHistoryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed' | 'loaded',
    meta: {} as FeatureMeta,
  },
  actors: {
    loadSales: port<readonly ProductHistoryRow[], SalesWanted>('loadSales'),
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
    toggleSort: assign(({ context }, { column }: { column: SaleColumn }) =>
      relisted(context, { sort: toggleSort(context.sort, column) }),
    ),
    learnSales: assign(({ context }, { output }: { output: readonly ProductHistoryRow[] }) =>
      relisted(context, { loaded: { since: context.since, rows: numberSales(output) } }),
    ),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'productHistory',
  context: ({ input }) => ({
    since: yearBefore(input.today),
    loaded: null,
    query: '',
    period: { start: yearBefore(input.today), end: '' },
    sort: NEWEST_SALE_FIRST,
    shown: [],
    failure: null,
  }),
  initial: 'loading',
  on: {
    'search.change': { actions: { type: 'search', params: ({ event }) => event } },
    'sort.toggle': { actions: { type: 'toggleSort', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'The sold lines of the wanted time are on their way.',
      meta: { features: ['HIST-02', 'DOC-05', 'API-10'] },
      tags: 'busy',
      invoke: {
        id: 'loadSales',
        src: 'loadSales',
        input: ({ context }) => ({ since: context.since }),
        onDone: { target: 'loaded', actions: { type: 'learnSales', params: ({ event }) => event } },
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
      description: 'The lines are listed, searched and sorted here; only an earlier start date asks the server again.',
      meta: { features: ['HIST-02', 'HIST-03', 'HIST-04', 'HIST-05'] },
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

export type ProductHistoryRef = ActorRefFrom<typeof productHistoryMachine>;
export type ProductHistorySnapshot = SnapshotFrom<typeof productHistoryMachine>;
