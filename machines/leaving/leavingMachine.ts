import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { machineOptions } from '../lib/port.ts';

/** Something on screen that leaving would lose, with the question to ask first. */
export interface UnsavedWork {
  id: string;
  question: string;
}

interface Context {
  unsaved: readonly UnsavedWork[];
}

type Event =
  | { type: 'work.started'; work: UnsavedWork }
  | { type: 'work.settled'; id: string }
  | { type: 'leave.request' }
  | { type: 'leave.confirm' }
  | { type: 'leave.refuse' };

/** `leave.confirmed`: unsaved work is discarded; it comes right before the leave is allowed. */
type Emitted = { type: 'leave.confirmed' } | { type: 'leave.allowed' } | { type: 'leave.refused' };

/** Asks before unsaved work is lost, for any change of page, view or customer. Owned by the storefront, and runs as long as it does. */
export const leavingMachine = setup({
  types: {} as { context: Context; events: Event; emitted: Emitted; tags: 'asking' },
  guards: {
    isLast: ({ context }, { id }: { id: string }) => context.unsaved.every((work) => work.id === id),
  },
  actions: {
    remember: assign({
      unsaved: ({ context }, { work }: { work: UnsavedWork }) => [
        ...context.unsaved.filter((other) => other.id !== work.id),
        work,
      ],
    }),
    forget: assign({
      unsaved: ({ context }, { id }: { id: string }) => context.unsaved.filter((work) => work.id !== id),
    }),
    confirm: emit({ type: 'leave.confirmed' } as const),
    allow: emit({ type: 'leave.allowed' } as const),
    refuse: emit({ type: 'leave.refused' } as const),
  },
}).createMachine({
  id: 'leaving',
  context: { unsaved: [] },
  initial: 'free',
  states: {
    free: {
      description: 'Nothing would be lost, so the user can leave at once.',
      on: {
        'work.started': {
          target: 'guarded',
          actions: { type: 'remember', params: ({ event }) => ({ work: event.work }) },
        },
        'leave.request': { actions: 'allow' },
      },
    },
    guarded: {
      description: 'Something is unsaved. Closing the tab shows the browser warning.',
      on: {
        'work.started': { actions: { type: 'remember', params: ({ event }) => ({ work: event.work }) } },
        'work.settled': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'free',
            actions: { type: 'forget', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'forget', params: ({ event }) => ({ id: event.id }) } },
        ],
        'leave.request': 'asking',
      },
    },
    asking: {
      description: 'The question about the unsaved work is on screen.',
      tags: 'asking',
      on: {
        'work.started': { actions: { type: 'remember', params: ({ event }) => ({ work: event.work }) } },
        'leave.confirm': { target: 'free', actions: [assign({ unsaved: [] }), 'confirm', 'allow'] },
        'leave.refuse': { target: 'guarded', actions: 'refuse' },
        'work.settled': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'free',
            actions: [{ type: 'forget', params: ({ event }) => ({ id: event.id }) }, 'allow'],
          },
          { actions: { type: 'forget', params: ({ event }) => ({ id: event.id }) } },
        ],
      },
    },
  },
  options: machineOptions,
});

export type LeavingRef = ActorRefFrom<typeof leavingMachine>;
export type LeavingSnapshot = SnapshotFrom<typeof leavingMachine>;
