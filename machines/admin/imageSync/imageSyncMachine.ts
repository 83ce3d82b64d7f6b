import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
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
  | { type: 'progress.reload' };

type Told = { progress: ImageSyncProgress };

function isUnderWay({ state }: ImageSyncProgress): boolean {
  return state === 'waiting' || state === 'running';
}

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
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' | 'underWay'; meta: FeatureMeta },
  actors: {
    loadProgress: port<ImageSyncProgress>('loadProgress'),
    requestSync: port<SaveOutcome>('requestSync'),
  },
  guards: {
    isUnderWay: (_, { progress }: Told) => isUnderWay(progress),
    isAsked: (_, { outcome }: { outcome: SaveOutcome }) => outcome.kind === 'saved',
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    awaitProgress: assign({ progress: AWAITED }),
    learnProgress: assign({ progress: (_, { progress }: Told) => progress }),
  },
  delays: { poll: SYNC_POLL_MS },
}).createMachine({
  id: 'imageSync',
  context: { progress: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What became of the last sync is on its way, or how far one is that runs.',
      meta: { features: ['ADM-04'] },
      tags: 'busy',
      invoke: {
        id: 'loadProgress',
        src: 'loadProgress',
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ progress: event.output }) },
            target: 'syncing',
            actions: { type: 'learnProgress', params: ({ event }) => ({ progress: event.output }) },
          },
          {
            target: 'resting',
            actions: { type: 'learnProgress', params: ({ event }) => ({ progress: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'It did not come; one can try again.',
      meta: { features: ['ADM-04'] },
      tags: 'failed',
      on: { 'progress.reload': 'loading' },
    },
    resting: {
      description: 'No sync runs. What the last one did is told: what it made, what matched no product, what failed.',
      meta: { features: ['ADM-04'] },
      on: { 'sync.request': 'requesting' },
    },
    requesting: {
      description: 'The server is asked to begin.',
      meta: { features: ['ADM-04', 'API-16'] },
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
      description: 'A sync runs, on the server: it goes on when the page is left.',
      meta: { features: ['ADM-04'] },
      tags: 'underWay',
      initial: 'waiting',
      on: {
        'sync.request': {
          description: 'One is enough: nothing is asked for.',
          actions: { type: 'notify', params: { type: 'default', text: sync.isRunning } },
        },
      },
      states: {
        waiting: {
          description: 'How far it is was heard a moment ago.',
          meta: { features: ['ADM-04'] },
          after: { poll: 'reading' },
        },
        reading: {
          description: 'How far it is now is asked for.',
          meta: { features: ['ADM-04'] },
          invoke: {
            id: 'loadProgress',
            src: 'loadProgress',
            onDone: [
              {
                guard: { type: 'isUnderWay', params: ({ event }) => ({ progress: event.output }) },
                target: 'waiting',
                actions: { type: 'learnProgress', params: ({ event }) => ({ progress: event.output }) },
              },
              {
                target: '#imageSync.resting',
                actions: { type: 'learnProgress', params: ({ event }) => ({ progress: event.output }) },
              },
            ],
            onError: 'silent',
          },
        },
        silent: {
          description: 'The server did not say how far it is. It is asked again after a while, or when one presses.',
          meta: { features: ['ADM-04'] },
          tags: 'failed',
          after: { poll: 'reading' },
          on: { 'progress.reload': 'reading' },
        },
      },
    },
  },
  options: machineOptions,
});

export type ImageSyncRef = ActorRefFrom<typeof imageSyncMachine>;
export type ImageSyncSnapshot = SnapshotFrom<typeof imageSyncMachine>;
