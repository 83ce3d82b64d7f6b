import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { VerdictPage, VerdictView } from './verdictList.ts';

interface Input {
  runId: number;
  /** Rows that were refused: where there are some, they are shown first. */
  refused: number;
}

interface Context {
  runId: number;
  view: VerdictView;
  /** Null before it has come. */
  page: VerdictPage | null;
  failure: Failure | null;
}

type Event =
  | { type: 'view.choose'; view: VerdictView }
  /** Asks again for what did not come. */
  | { type: 'list.reload' };

/** What became of the rows of a file, page by page. Invoked by fileImport. */
export const verdictListMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed'; meta: FeatureMeta },
  actors: { loadVerdicts: port<VerdictPage, VerdictView & { runId: number }>('loadVerdicts') },
  actions: {
    setView: assign({ page: null, view: (_, { view }: { view: VerdictView }) => view }),
    learnPage: assign({ page: (_, { page }: { page: VerdictPage }) => page }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'verdictList',
  context: ({ input: { runId, refused } }) => ({
    runId,
    view: { verdict: refused > 0 ? 'refused' : '', page: 1 },
    page: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'view.choose': {
      target: '.loading',
      actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) },
    },
  },
  states: {
    loading: {
      description: 'A page of the rows is on its way.',
      meta: { features: ['OPS-05'] },
      tags: 'busy',
      invoke: {
        id: 'loadVerdicts',
        src: 'loadVerdicts',
        input: ({ context: { runId, view } }) => ({ runId, ...view }),
        onDone: { target: 'listed', actions: { type: 'learnPage', params: ({ event }) => ({ page: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    listed: {
      description: 'The rows are on screen, each with what became of it, why, and what to do.',
      meta: { features: ['OPS-05'] },
    },
    failed: {
      description: 'The rows did not come: the reason is shown, and they can be asked for again.',
      meta: { features: ['OPS-05'] },
      tags: 'failed',
      on: { 'list.reload': 'loading' },
    },
  },
  options: machineOptions,
});

export type VerdictListRef = ActorRefFrom<typeof verdictListMachine>;
export type VerdictListSnapshot = SnapshotFrom<typeof verdictListMachine>;
