import { type ActorRefFrom, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { machineOptions } from '../lib/port.ts';

interface Input {
  cart: CartWriter;
}

type Event =
  | { type: 'removing.start' }
  | { type: 'removing.finish' }
  | { type: 'line.remove'; line: CartLine }
  | { type: 'clear.request' }
  | { type: 'clear.confirm'; seenLineIds: readonly number[] }
  | { type: 'clear.refuse' };

/** The cart's own page: lines are edited, or removed one by one, or all at once after asking. Invoked by the shop on /cart. */
export const cartPageMachine = setup({
  types: { context: {} as Input, events: {} as Event, input: {} as Input },
  actions: {
    remove: sendTo(
      ({ context }) => context.cart,
      (_, { line }: { line: CartLine }) => ({
        type: 'cart.write' as const,
        command: { kind: 'remove' as const, seen: line },
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
  context: ({ input }) => input,
  initial: 'editing',
  states: {
    editing: {
      description: 'Choosing a line opens it for editing.',
      on: { 'removing.start': 'removing', 'clear.request': 'confirmingClear' },
    },
    removing: {
      description: 'Every line has a button that removes it.',
      on: {
        'line.remove': { actions: { type: 'remove', params: ({ event }) => event } },
        'removing.finish': 'editing',
        'clear.request': 'confirmingClear',
      },
    },
    confirmingClear: {
      description: 'Asks before all products leave the cart.',
      on: {
        'clear.confirm': { target: 'editing', actions: { type: 'clear', params: ({ event }) => event } },
        'clear.refuse': 'editing',
      },
    },
  },
  options: machineOptions,
});

export type CartPageRef = ActorRefFrom<typeof cartPageMachine>;
export type CartPageSnapshot = SnapshotFrom<typeof cartPageMachine>;
