import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';
import type { Notice } from './notice.ts';

/** A notice in the queue, told from others with the same text by its id. */
export type QueuedNotice = Notice & { id: string };

interface Context {
  queue: readonly QueuedNotice[];
  count: number;
}

type Event =
  | { type: 'notice.show'; notice: Notice }
  | { type: 'notice.dismiss' }
  | { type: 'notice.hold' }
  | { type: 'notice.release' };

/** Shows one notice at a time, in order; the same text is not queued twice. Lives as long as the storefront, which owns it. */
export const noticesMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'showing'; meta: FeatureMeta },
  guards: {
    isNew: ({ context }, { notice }: { notice: Notice }) =>
      !context.queue.some((queued) => queued.text === notice.text && queued.type === notice.type),
    hasMore: ({ context }) => context.queue.length > 1,
  },
  actions: {
    enqueue: assign(({ context }, { notice }: { notice: Notice }) => ({
      queue: [...context.queue, { ...notice, id: String(context.count) }],
      count: context.count + 1,
    })),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  delays: {
    readingTime: ({ context }) => (context.queue[0]?.type === 'error' ? 10_000 : 6_000),
  },
}).createMachine({
  id: 'notices',
  context: { queue: [], count: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'Nothing to say.',
      meta: { features: ['NOTE-01'] },
      on: {
        'notice.show': {
          target: 'showing',
          actions: { type: 'enqueue', params: ({ event }) => ({ notice: event.notice }) },
        },
      },
    },
    showing: {
      description: 'The first notice of the queue is on screen until it was read, dismissed or acted upon.',
      meta: { features: ['NOTE-01', 'NOTE-02'] },
      tags: 'showing',
      initial: 'counting',
      on: {
        'notice.show': {
          guard: { type: 'isNew', params: ({ event }) => ({ notice: event.notice }) },
          actions: { type: 'enqueue', params: ({ event }) => ({ notice: event.notice }) },
        },
        'notice.dismiss': [
          { guard: 'hasMore', target: 'showing', reenter: true, actions: 'dropFirst' },
          { target: 'quiet', actions: 'dropFirst' },
        ],
      },
      states: {
        counting: {
          description: 'Its reading time runs.',
          meta: { features: ['NOTE-01'] },
          on: { 'notice.hold': 'held' },
          after: {
            readingTime: [
              { guard: 'hasMore', target: '#notices.showing', reenter: true, actions: 'dropFirst' },
              { target: '#notices.quiet', actions: 'dropFirst' },
            ],
          },
        },
        held: {
          description: 'The pointer or the focus rests on it: it stays.',
          meta: { features: ['NOTE-01'] },
          on: { 'notice.release': 'counting' },
        },
      },
    },
  },
  options: machineOptions,
});

export type NoticesRef = ActorRefFrom<typeof noticesMachine>;
export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;
