import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { machineOptions } from '../lib/port.ts';
import type { Notice, NoticeSubject, UndoTarget } from './notice.ts';

/** A shown notice. Its id distinguishes it from others with the same text. */
export type ShownNotice = Notice & { id: string };

interface Context {
  notice: ShownNotice | null;
  count: number;
}

type Event =
  | { type: 'notice.show'; notice: Notice }
  /** Null withdraws any notice about one buyer's data. */
  | { type: 'notice.withdraw'; about: NoticeSubject | null }
  | { type: 'notice.dismiss' }
  | { type: 'notice.undo' }
  | { type: 'notice.hold' }
  | { type: 'notice.release' };

function undoTarget(notice: Notice | null): UndoTarget | null {
  return notice?.action && 'undoes' in notice.action ? notice.action.undoes : null;
}

/** Shows one notice at a time; a newer one replaces the older. Owned by the storefront, and runs as long as it does. */
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
      description: 'No notice is on screen.',
      entry: assign({ notice: null }),
    },
    showing: {
      description: 'A notice stays until it is read, dismissed, acted on, replaced or no longer true.',
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
          description: 'The notice goes away when its reading time ends.',
          on: { 'notice.hold': 'held' },
          after: { readingTime: '#notices.quiet' },
        },
        held: {
          description: 'The pointer or the focus is on the notice, so it stays.',
          on: { 'notice.release': 'counting' },
        },
      },
    },
  },
  options: machineOptions,
});

export type NoticesRef = ActorRefFrom<typeof noticesMachine>;
export type NoticesSnapshot = SnapshotFrom<typeof noticesMachine>;
