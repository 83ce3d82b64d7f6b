import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { RowOutcome, RowResult } from '#domain/dataImport/rowResult.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';

/** Which rows of a run are shown. */
export interface ResultView {
  runId: number;
  /** Only rows with this result; '' for all. */
  result: '' | RowOutcome;
  /** From 1. */
  page: number;
}

/** A page of row results, and the number of rows on all pages. */
export interface ResultPage {
  rows: readonly RowResult[];
  total: number;
}

interface Input {
  runId: number;
  /** The number of refused rows; if there are any, they are shown first. */
  refused: number;
}

type Event =
  | { type: 'view.choose'; view: ResultView }
  /** Retries what could not be loaded. */
  | { type: 'list.reload' };

/** The results of the rows of a file, page by page. Invoked by fileImport. */
export const resultListMachine = setup({
  types: {} as {
    context: PagedListContext<ResultView, ResultPage>;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
  },
  actors: { loadPage: port<ResultPage, ResultView>('loadPage') },
  actions: {
    setView: assign(({ context }, { view }: { view: ResultView }) => viewed(context, view)),
    setPage: assign((_, { page }: { page: ResultPage }) => learned(page)),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'resultList',
  context: ({ input: { runId, refused } }) => unread({ runId, result: refused > 0 ? 'refused' : '', page: 1 }),
  initial: 'browsing',
  states: { browsing: browsing<ResultView, ResultPage>({ rows: 'rows of the file' }) },
  options: machineOptions,
});

export type ResultListRef = ActorRefFrom<typeof resultListMachine>;
export type ResultListSnapshot = SnapshotFrom<typeof resultListMachine>;
