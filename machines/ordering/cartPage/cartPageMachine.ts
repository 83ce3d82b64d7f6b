import { type ActorRefFrom, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions } from '../../lib/port.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';

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

/** The cart's own page: lines are edited, or removed one by one, or all at once after asking. Invoked by ordering on /cart. */
export const cartPageMachine = setup({
  types: {} as { context: Input; events: Event; input: Input; meta: FeatureMeta },
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
      meta: { features: ['CART-01', 'CART-02', 'CART-03', 'CART-09'] },
      on: { 'removing.start': 'removing', 'clear.request': 'confirmingClear' },
    },
    removing: {
      description: 'Every line has a button that removes it.',
      meta: { features: ['CART-01'] },
      on: {
        'line.remove': { actions: { type: 'remove', params: ({ event }) => ({ line: event.line }) } },
        'removing.finish': 'editing',
        'clear.request': 'confirmingClear',
      },
    },
    confirmingClear: {
      description: 'Asks before all products leave the cart.',
      meta: { features: ['CART-02', 'API-02'] },
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
