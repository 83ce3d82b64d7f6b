import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { parkedTexts } from '#domain/parked/parkedTexts.ts';
import type { ParkedWork, WorkOwner } from '#domain/parked/parkedWork.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';

interface Input {
  owner: WorkOwner;
}

/** What the browser has kept for this buyer. */
export interface RecalledWork {
  works: readonly ParkedWork[];
  /** Some of it is of no use any more. */
  wasDropped: boolean;
}

interface Context extends Input {
  /** Still to be offered, the present one first. */
  works: readonly ParkedWork[];
}

type Event = { type: 'work.continue' } | { type: 'work.discard' } | { type: 'work.postpone' };

/** Offers work that the end of a session interrupted, one piece after the other. Invoked by the dialogs when the shop opens. */
export const parkedWorkMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: { recallWork: port<RecalledWork, WorkOwner>('recallWork') },
  guards: {
    wasDropped: (_, { wasDropped }: RecalledWork) => wasDropped,
    isNone: ({ context }) => context.works.length === 0,
  },
  actions: {
    /** Filled by the host: its page is opened, and takes it. */
    resumeWork: (_, _params: { work: ParkedWork | undefined }) => undefined,
    /** Filled by the host: the browser forgets it. */
    discardWork: (_, _params: { work: ParkedWork | undefined }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    learnWorks: assign({ works: (_, { works }: RecalledWork) => works }),
    forgetFirst: assign({ works: ({ context }) => context.works.slice(1) }),
  },
}).createMachine({
  id: 'parkedWork',
  context: ({ input }) => ({ ...input, works: [] }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What the browser kept is read. What is another’s or too old is gone.',
      tags: 'busy',
      invoke: {
        id: 'recallWork',
        src: 'recallWork',
        input: ({ context }) => context.owner,
        onDone: [
          {
            description: 'What no longer fits is dropped, with a word.',
            guard: { type: 'wasDropped', params: ({ event }) => event.output },
            target: 'deciding',
            actions: [
              { type: 'learnWorks', params: ({ event }) => event.output },
              { type: 'notify', params: { type: 'warning', text: parkedTexts.notFitting } },
            ],
          },
          { target: 'deciding', actions: { type: 'learnWorks', params: ({ event }) => event.output } },
        ],
        onError: 'settled',
      },
    },
    deciding: {
      description: 'Whether there is something to offer.',
      always: [{ guard: 'isNone', target: 'settled' }, { target: 'offering' }],
    },
    offering: {
      description: 'One piece of work is offered. Closing the offer keeps it for the next time the shop opens.',
      on: {
        'work.continue': {
          target: 'settled',
          actions: { type: 'resumeWork', params: ({ context }) => ({ work: context.works[0] }) },
        },
        'work.discard': {
          target: 'deciding',
          actions: [{ type: 'discardWork', params: ({ context }) => ({ work: context.works[0] }) }, 'forgetFirst'],
        },
        'work.postpone': { target: 'deciding', actions: 'forgetFirst' },
      },
    },
    settled: {
      type: 'final',
      description: 'Nothing is left to be offered.',
    },
  },
  options: machineOptions,
});

export type ParkedWorkRef = ActorRefFrom<typeof parkedWorkMachine>;
export type ParkedWorkSnapshot = SnapshotFrom<typeof parkedWorkMachine>;
