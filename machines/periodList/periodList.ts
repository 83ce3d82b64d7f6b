import { type ActorRef, assign, type PromiseActorLogic, type Snapshot, setup } from 'xstate';
import { yearBefore } from '#domain/calendar.ts';
import { type HistoryListing, type HistoryPeriod, type HistorySort, toggleSort } from '#domain/order/historyList.ts';
import type { Finder } from '#domain/search/finder.ts';
import { documentsMachine } from '../documents/documentsMachine.ts';
import { documentsRegion } from '../documents/documentsRegion.ts';
import { type Failure, failureOf } from '../lib/failure.ts';
import { machineOptions } from '../lib/port.ts';

/** The rows since a calendar date; '' for all rows. */
export interface RowsWanted {
  since: string;
}

interface Input {
  /** The list starts with the 12 months before this day. */
  today: string;
  /** Finds products of the shop once the search is ready; only lists with products have it. */
  finder?: () => Finder | null;
  /** The search, period and order that this entry of the browser's history had. */
  kept?: KeptListing | undefined;
}

/** The user's choices in a list, which Back brings back. */
export type KeptListing = Pick<HistoryListing<string>, 'query' | 'period' | 'sort'>;

export interface PeriodListContext<Row, Column extends string>
  extends HistoryListing<Column>,
    RowsWanted,
    Pick<Input, 'finder'> {
  /** All rows since a date; null before the first response. */
  loaded: (RowsWanted & { rows: readonly Row[] }) | null;
  /** The rows to show: searched, in the period, sorted. */
  shown: readonly Row[];
  failure: Failure | null;
}

export type PeriodListEvent<Column extends string> =
  | { type: 'search.change'; query: string }
  | { type: 'period.choose'; period: HistoryPeriod }
  | { type: 'sort.toggle'; column: Column }
  /** Retries every failed load. */
  | { type: 'list.retry' };

interface PeriodListOf<Answer, Row, Column extends string, Id extends string> {
  id: Id;
  /** What the drawing calls its rows. */
  rows: string;
  load: PromiseActorLogic<readonly Answer[], RowsWanted>;
  rowsOf: (answer: readonly Answer[]) => readonly Row[];
  /** The rows that match the search and the period, in the chosen order. */
  list: (rows: readonly Row[], listing: HistoryListing<Column> & Pick<Input, 'finder'>) => readonly Row[];
  sort: HistorySort<Column>;
}

/** The parts of a period list: rows since a date, which are searched, sorted and limited to days without another request. */
function periodListParts<Answer, Row, Column extends string, Id extends string>(
  of: PeriodListOf<Answer, Row, Column, Id>,
) {
  type Context = PeriodListContext<Row, Column>;
  type Period = { period: HistoryPeriod };

  function relisted(context: Context, change: Partial<HistoryListing<Column> & Pick<Context, 'loaded' | 'since'>>) {
    const listing = { ...context, ...change };
    return { ...change, shown: of.list(listing.loaded?.rows ?? [], listing) };
  }

  const parts = setup({
    types: {} as {
      context: Context;
      events: PeriodListEvent<Column>;
      input: Input;
      tags: 'busy' | 'failed' | 'loaded';
      children: { documents: 'documents'; loadRows: 'loadRows' };
    },
    actors: { loadRows: of.load, documents: documentsMachine },
    guards: {
      goesBeyondLoaded: ({ context: { loaded } }, { period }: Period) => loaded === null || period.start < loaded.since,
      goesBeyondWanted: ({ context }, { period }: Period) => period.start < context.since,
    },
    actions: {
      /** Provided by the host: stores the choices for this entry of the browser's history. */
      keepListing: (_, _params: KeptListing) => undefined,
      setPeriod: assign(({ context }, { period }: Period) => relisted(context, { period })),
      wantPeriod: assign(({ context }, { period }: Period) => relisted(context, { period, since: period.start })),
    },
  });

  const KEEP = {
    type: 'keepListing',
    params: ({ context: { query, period, sort } }: { context: Context }): KeptListing => ({ query, period, sort }),
  } as const;

  const context = ({ input: { finder, today, kept } }: { input: Input }): Context => ({
    ...(finder && { finder }),
    since: kept && kept.period.start < yearBefore(today) ? kept.period.start : yearBefore(today),
    loaded: null,
    query: kept?.query ?? '',
    period: kept?.period ?? { start: yearBefore(today), end: '' },
    sort: (kept?.sort as HistorySort<Column> | undefined) ?? of.sort,
    shown: [],
    failure: null,
  });

  const list = parts.createStateConfig({
    description: `The user looks through the ${of.rows} of a period.`,
    initial: 'loading',
    on: {
      'search.change': { actions: [assign(({ context, event }) => relisted(context, { query: event.query })), KEEP] },
      'sort.toggle': {
        actions: [
          assign(({ context, event }) => relisted(context, { sort: toggleSort(context.sort, event.column) })),
          KEEP,
        ],
      },
      'period.choose': { actions: [{ type: 'setPeriod', params: ({ event }) => ({ period: event.period }) }, KEEP] },
    },
    states: {
      loading: {
        description: `The ${of.rows} of the requested period are loading.`,
        tags: 'busy',
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context: { since } }) => ({ since }),
          onDone: {
            target: 'loaded',
            actions: assign(({ context, event }) =>
              relisted(context, { loaded: { since: context.since, rows: of.rowsOf(event.output) } }),
            ),
          },
          onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        },
        on: {
          'period.choose': {
            guard: { type: 'goesBeyondWanted', params: ({ event }) => ({ period: event.period }) },
            target: 'loading',
            reenter: true,
            actions: [{ type: 'wantPeriod', params: ({ event }) => ({ period: event.period }) }, KEEP],
          },
        },
      },
      loaded: {
        description: `The ${of.rows} are listed. Search and sort need no new request; only an earlier start date does.`,
        tags: 'loaded',
        on: {
          'period.choose': {
            guard: { type: 'goesBeyondLoaded', params: ({ event }) => ({ period: event.period }) },
            target: 'loading',
            actions: [{ type: 'wantPeriod', params: ({ event }) => ({ period: event.period }) }, KEEP],
          },
        },
      },
      failed: {
        description: 'The list could not be loaded. The page shows the reason and offers to try again.',
        tags: 'failed',
        on: {
          'list.retry': 'loading',
          'period.choose': [
            {
              guard: { type: 'goesBeyondLoaded', params: ({ event }) => ({ period: event.period }) },
              target: 'loading',
              actions: [{ type: 'wantPeriod', params: ({ event }) => ({ period: event.period }) }, KEEP],
            },
            {
              target: 'loaded',
              actions: [{ type: 'setPeriod', params: ({ event }) => ({ period: event.period }) }, KEEP],
            },
          ],
        },
      },
    },
  });
  return { parts, context, list };
}

/** A period list whose rows have no documents. */
export function periodList<Answer, Row, Column extends string, Id extends string>(
  of: PeriodListOf<Answer, Row, Column, Id>,
) {
  const { parts, context, list } = periodListParts(of);
  return parts.createMachine({ id: of.id, context, ...list, options: machineOptions });
}

/** A period list whose rows open documents. */
export function periodListWithDocuments<Answer, Row, Column extends string, Id extends string>(
  of: PeriodListOf<Answer, Row, Column, Id>,
) {
  const { parts, context, list } = periodListParts(of);
  return parts.createMachine({
    id: of.id,
    context,
    type: 'parallel',
    states: {
      list,
      documents: documentsRegion({
        description: 'Documents of the rows open here, apart from the list.',
        left: 'the rows stay',
        retry: { 'list.retry': 'offered' },
      }),
    },
    options: machineOptions,
  });
}

export type PeriodListSnapshot<Row, Column extends string> = Snapshot<unknown> & {
  context: PeriodListContext<Row, Column>;
  hasTag: (tag: 'busy' | 'failed' | 'loaded') => boolean;
};

/** A running period list. */
export type PeriodListRef<Row, Column extends string> = ActorRef<
  PeriodListSnapshot<Row, Column>,
  PeriodListEvent<Column>
>;

/** Any period list, for callers that do not know its columns. */
export type AnyPeriodListRef = ActorRef<PeriodListSnapshot<unknown, string>, PeriodListEvent<never>>;
