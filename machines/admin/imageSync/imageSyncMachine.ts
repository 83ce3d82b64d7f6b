import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type ImageSyncProgress, NEVER_SYNCED } from '#domain/api/images.ts';
import { isUnderWay } from '#domain/api/work.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { followWork } from '../../lib/followWork.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { SaveOutcome } from '../pageDefault/pageDefault.ts';

/** How long after a response the progress is requested again. */
export const SYNC_POLL_MS = 2000;

interface Context {
  /** The latest known progress; null until it is loaded. */
  progress: ImageSyncProgress | null;
}

type Event =
  | { type: 'sync.request' }
  /** Retries what could not be loaded. */
  | { type: 'work.reload' };

/** The progress of a sync that was just requested. */
const AWAITED: ImageSyncProgress = { ...NEVER_SYNCED, state: 'waiting' };

const { sync } = adminTexts;

/** Asks the server to update the product pictures, and shows the progress. Runs on /admin. */
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
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    awaitProgress: assign({ progress: AWAITED }),
    setWork: assign({ progress: (_, { work }: { work: ImageSyncProgress }) => work }),
  },
  delays: { poll: SYNC_POLL_MS },
}).createMachine({
  id: 'imageSync',
  context: { progress: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The result of the last sync, or the progress of a running one, is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadWork',
        src: 'loadWork',
        onDone: { target: 'validating', actions: { type: 'setWork', params: ({ event }) => ({ work: event.output }) } },
        onError: 'failed',
      },
    },
    validating: {
      description: 'The page checks whether a sync is running.',
      always: [{ guard: 'isUnderWay', target: 'syncing' }, { target: 'resting' }],
    },
    failed: {
      description: 'The status could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'work.reload': 'loading' },
    },
    resting: {
      description: 'No sync is running. The page shows what the last one made, could not match or failed on.',
      on: { 'sync.request': 'requesting' },
    },
    requesting: {
      description: 'The server is asked to start a sync.',
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
      ...followWork<'#imageSync.validating', ImageSyncProgress, Context, null>({
        validating: '#imageSync.validating',
        input: () => null,
      }),
      description: 'A sync is running on the server. It continues if the user leaves the page.',
      on: {
        'sync.request': {
          description: 'A sync is already running, so nothing is requested.',
          actions: { type: 'notify', params: { type: 'default', text: sync.isRunning } },
        },
      },
    },
  },
  options: machineOptions,
});

export type ImageSyncRef = ActorRefFrom<typeof imageSyncMachine>;
export type ImageSyncSnapshot = SnapshotFrom<typeof imageSyncMachine>;
