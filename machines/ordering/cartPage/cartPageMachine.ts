import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import { machineOptions } from '../../lib/port.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

interface Input {
  cart: CartWriter;
}

interface Context extends Input {
  /** The text to find lines by; '' shows all. */
  find: string;
}

type Event =
  | { type: 'removing.start' }
  | { type: 'removing.finish' }
  | { type: 'line.remove'; line: CartLine; description: string }
  | { type: 'find.change'; find: string }
  | { type: 'clear.request' }
  | { type: 'clear.confirm'; seenLineIds: readonly number[] }
  | { type: 'clear.refuse' };

/** The cart's own page: lines can be found, removed one by one, or cleared after a confirmation. Runs on /cart. */
export const cartPageMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
  },
  actions: {
    remove: sendTo(
      ({ context }) => context.cart,
      (_, { line, description }: { line: CartLine; description: string }) => ({
        type: 'cart.write' as const,
        command: { kind: 'remove' as const, seen: line, description },
      }),
    ),
    clear: sendTo(
      ({ context }) => context.cart,
      (_, { seenLineIds }: { seenLineIds: readonly number[] }) => ({
        type: 'cart.write' as const,
        command: { kind: 'clear' as const, seenLineIds },
      }),
    ),
  },
}).createMachine({
  id: 'cartPage',
  context: ({ input }) => ({ ...input, find: '' }),
  initial: 'editing',
  on: {
    'find.change': { actions: assign({ find: ({ event }) => event.find }) },
  },
  states: {
    editing: {
      description: 'The user can change lines in place, remove them, or open them for editing.',
      on: {
        'line.remove': {
          actions: {
            type: 'remove',
            params: ({ event }) => ({ line: event.line, description: event.description }),
          },
        },
        'removing.start': 'removing',
        'clear.request': 'confirmingClear',
      },
    },
    removing: {
      description: 'Each line shows only a button that removes it.',
      on: {
        'line.remove': {
          actions: {
            type: 'remove',
            params: ({ event }) => ({ line: event.line, description: event.description }),
          },
        },
        'removing.finish': 'editing',
        'clear.request': 'confirmingClear',
      },
    },
    confirmingClear: {
      description: 'The user is asked before all products are removed from the cart.',
      on: {
        'clear.confirm': {
          target: 'editing',
          actions: { type: 'clear', params: ({ event }) => ({ seenLineIds: event.seenLineIds }) },
        },
        'clear.refuse': 'editing',
      },
    },
  },
  options: machineOptions,
});

export type CartPageRef = ActorRefFrom<typeof cartPageMachine>;
export type CartPageSnapshot = SnapshotFrom<typeof cartPageMachine>;
