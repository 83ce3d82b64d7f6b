import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import { isUnderWay } from '#domain/api/work.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { followWork } from '../../lib/followWork.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { SaveOutcome } from '../pageDefault/pageDefault.ts';

/** How long after an answer the progress is asked for again. */
export const SYNC_POLL_MS = 2000;

interface Context {
  /** The newest that is known; null before it has come. */
  progress: ImageSyncProgress | null;
}

type Event =
  | { type: 'sync.request' }
  /** Asks again for what did not come. */
  | { type: 'work.reload' };

/** What is known of one that was asked for just now. */
const AWAITED: ImageSyncProgress = {
  state: 'waiting',
  percent: 0,
  startedAt: null,
  finishedAt: null,
  found: 0,
  done: 0,
  made: 0,
  kept: 0,
  broken: 0,
  unmatched: [],
  unmatchedCount: 0,
  problems: [],
  failure: null,
};

const { sync } = adminTexts;

/** Has the server bring the products' pictures up to date, and tells how far it is. Runs on /admin. */
export const imageSyncMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' | 'underWay' },
  actors: {
    loadWork: port<ImageSyncProgress>('loadWork'),
    requestSync: port<SaveOutcome>('requestSync'),
  },
  guards: {
    isUnderWay: ({ context }) => context.progress !== null && isUnderWay(context.progress),
    isAsked: (_, { outcome }: { outcome: SaveOutcome }) => outcome.kind === 'saved',
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    awaitProgress: assign({ progress: AWAITED }),
    learnWork: assign({ progress: (_, { work }: { work: ImageSyncProgress }) => work }),
  },
  delays: { poll: SYNC_POLL_MS },
}).createMachine({
  id: 'imageSync',
  context: { progress: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What became of the last sync is on its way, or how far one is that runs.',
      tags: 'busy',
      invoke: {
        id: 'loadWork',
        src: 'loadWork',
        onDone: { target: 'judging', actions: { type: 'learnWork', params: ({ event }) => ({ work: event.output }) } },
        onError: 'failed',
      },
    },
    judging: {
      description: 'One goes on, or none does.',
      always: [{ guard: 'isUnderWay', target: 'syncing' }, { target: 'resting' }],
    },
    failed: {
      description: 'It did not come; one can try again.',
      tags: 'failed',
      on: { 'work.reload': 'loading' },
    },
    resting: {
      description: 'No sync runs. What the last one did is told: what it made, what matched no product, what failed.',
      on: { 'sync.request': 'requesting' },
    },
    requesting: {
      description: 'The server is asked to begin.',
      tags: 'busy',
      invoke: {
        id: 'requestSync',
        src: 'requestSync',
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ outcome: event.output }) },
            target: 'syncing.reading',
            actions: ['awaitProgress', { type: 'notify', params: { type: 'success', text: sync.requested } }],
          },
          {
            target: 'resting',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                type: 'error',
                text: (event.output.kind === 'refused' && event.output.reason) || sync.notRequested,
              }),
            },
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'notify', params: { type: 'error', text: sync.notRequested } },
        },
      },
    },
    syncing: {
      ...followWork<'#imageSync.judging', ImageSyncProgress, Context, null>({
        judging: '#imageSync.judging',
        input: () => null,
      }),
      description: 'A sync runs, on the server: it goes on when the page is left.',
      on: {
        'sync.request': {
          description: 'One is enough: nothing is asked for.',
          actions: { type: 'notify', params: { type: 'default', text: sync.isRunning } },
        },
      },
    },
  },
  options: machineOptions,
});

export type ImageSyncRef = ActorRefFrom<typeof imageSyncMachine>;
export type ImageSyncSnapshot = SnapshotFrom<typeof imageSyncMachine>;
