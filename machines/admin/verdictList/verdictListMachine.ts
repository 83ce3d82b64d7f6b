import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import type { VerdictPage, VerdictView } from './verdictList.ts';

interface Input {
  runId: number;
  /** The number of refused rows; if there are any, they are shown first. */
  refused: number;
}

type Event =
  | { type: 'view.choose'; view: VerdictView }
  /** Retries what could not be loaded. */
  | { type: 'list.reload' };

/** The results of the rows of a file, page by page. Invoked by fileImport. */
export const verdictListMachine = setup({
  types: {} as {
    context: PagedListContext<VerdictView, VerdictPage>;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
  },
  actors: { loadPage: port<VerdictPage, VerdictView>('loadPage') },
  actions: {
    setView: assign(({ context }, { view }: { view: VerdictView }) => viewed(context, view)),
    setPage: assign((_, { page }: { page: VerdictPage }) => learned(page)),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'verdictList',
  context: ({ input: { runId, refused } }) => unread({ runId, verdict: refused > 0 ? 'refused' : '', page: 1 }),
  initial: 'browsing',
  states: { browsing: browsing<VerdictView, VerdictPage>({ rows: 'rows of the file' }) },
  options: machineOptions,
});

export type VerdictListRef = ActorRefFrom<typeof verdictListMachine>;
export type VerdictListSnapshot = SnapshotFrom<typeof verdictListMachine>;
