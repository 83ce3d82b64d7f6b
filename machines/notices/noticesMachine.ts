import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { machineOptions } from '../lib/port.ts';
import type { Notice, NoticeSubject, UndoTarget } from './notice.ts';

/** A notice that was told, known from others with the same text by its id. */
export type ToldNotice = Notice & { id: string };

interface Context {
  notice: ToldNotice | null;
  count: number;
}

type Event =
  | { type: 'notice.show'; notice: Notice }
  /** Null: of whatever is one buyer's. */
  | { type: 'notice.withdraw'; about: NoticeSubject | null }
  | { type: 'notice.dismiss' }
  | { type: 'notice.undo' }
  | { type: 'notice.hold' }
  | { type: 'notice.release' };

function undoTarget(notice: Notice | null): UndoTarget | null {
  return notice?.action && 'undoes' in notice.action ? notice.action.undoes : null;
}

/** Shows one notice at a time: a newer one takes the place of the older. Lives as long as the storefront, which owns it. */
export const noticesMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'showing' },
  guards: {
    isUndoable: ({ context }) => undoTarget(context.notice) !== null,
    isAbout: ({ context: { notice } }, { about }: { about: NoticeSubject | null }) =>
      notice?.about !== undefined && (about === null || about === notice.about),
  },
  actions: {
    undo: enqueueActions(({ context, enqueue }) => {
      const target = undoTarget(context.notice);
      if (target) enqueue.sendTo(target, { type: 'undo' });
    }),
  },
  delays: {
    readingTime: ({ context: { notice } }) => (notice?.type === 'error' || undoTarget(notice) ? 10_000 : 6_000),
  },
}).createMachine({
  id: 'notices',
  context: { notice: null, count: 0 },
  initial: 'quiet',
  on: {
    'notice.show': {
      target: '.showing',
      actions: assign(({ context, event }) => ({
        notice: { ...event.notice, id: String(context.count) },
        count: context.count + 1,
      })),
    },
  },
  states: {
    quiet: {
      description: 'Nothing to say.',
      entry: assign({ notice: null }),
    },
    showing: {
      description:
        'A notice is on screen until it was read, dismissed or acted upon, is no longer true, or a newer one is told.',
      tags: 'showing',
      initial: 'counting',
      on: {
        'notice.withdraw': {
          guard: { type: 'isAbout', params: ({ event }) => ({ about: event.about }) },
          target: 'quiet',
        },
        'notice.dismiss': 'quiet',
        'notice.undo': { guard: 'isUndoable', target: 'quiet', actions: 'undo' },
      },
      states: {
        counting: {
          description: 'Its reading time runs.',
          on: { 'notice.hold': 'held' },
          after: { readingTime: '#notices.quiet' },
        },
        held: {
          description: 'The pointer or the focus rests on it: it stays.',
          on: { 'notice.release': 'counting' },
        },
      },
    },
  },
  options: machineOptions,
});

export type NoticesRef = ActorRefFrom<typeof noticesMachine>;
export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;
