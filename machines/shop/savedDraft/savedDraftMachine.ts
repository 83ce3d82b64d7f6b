import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { SavedDraft, WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';

interface Input {
  owner: WorkOwner;
}

/** The saved drafts of this buyer in the browser. */
export interface RecalledWork {
  works: readonly SavedDraft[];
  /** Some drafts can no longer be used. */
  wasDropped: boolean;
}

interface Context extends Input {
  /** The drafts still to be offered; the current one is first. */
  works: readonly SavedDraft[];
}

type Event = { type: 'work.continue' } | { type: 'work.discard' } | { type: 'work.postpone' };

/** Offers saved drafts from an interrupted session, one after the other. Invoked by the dialogs when the shop opens. */
export const savedDraftMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: { recallWork: port<RecalledWork, WorkOwner>('recallWork') },
  guards: {
    wasDropped: (_, { wasDropped }: RecalledWork) => wasDropped,
    isNone: ({ context }) => context.works.length === 0,
  },
  actions: {
    /** Provided by the host: opens the page of the draft, which resumes it. */
    resumeWork: (_, _params: { work: SavedDraft | undefined }) => undefined,
    /** Provided by the host: the browser deletes the draft. */
    discardWork: (_, _params: { work: SavedDraft | undefined }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setWorks: assign({ works: (_, { works }: RecalledWork) => works }),
    clearFirst: assign({ works: ({ context }) => context.works.slice(1) }),
  },
}).createMachine({
  id: 'savedDraft',
  context: ({ input }) => ({ ...input, works: [] }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Saved drafts are read from the browser. Those of another user, or too old, are removed.',
      tags: 'busy',
      invoke: {
        id: 'recallWork',
        src: 'recallWork',
        input: ({ context }) => context.owner,
        onDone: [
          {
            description: 'A draft that no longer fits is dropped, and a notice says so.',
            guard: { type: 'wasDropped', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [
              { type: 'setWorks', params: ({ event }) => event.output },
              { type: 'notify', params: { type: 'warning', text: sharedText('draft.notFitting') } },
            ],
          },
          { target: 'deciding', actions: { type: 'setWorks', params: ({ event }) => event.output } },
        ],
        onError: 'settled',
      },
    },
    deciding: {
      description: 'The page checks whether there is a saved draft to offer.',
      always: [{ guard: 'isNone', target: 'settled' }, { target: 'offering' }],
    },
    offering: {
      description: 'One saved draft is offered. Closing the offer keeps it for the next time the shop opens.',
      on: {
        'work.continue': {
          target: 'settled',
          actions: { type: 'resumeWork', params: ({ context }) => ({ work: context.works[0] }) },
        },
        'work.discard': {
          target: 'deciding',
          actions: [{ type: 'discardWork', params: ({ context }) => ({ work: context.works[0] }) }, 'clearFirst'],
        },
        'work.postpone': { target: 'deciding', actions: 'clearFirst' },
      },
    },
    settled: {
      type: 'final',
      description: 'There is no saved draft left to offer.',
    },
  },
  options: machineOptions,
});

export type SavedDraftRef = ActorRefFrom<typeof savedDraftMachine>;
export type SavedDraftSnapshot = SnapshotFrom<typeof savedDraftMachine>;
