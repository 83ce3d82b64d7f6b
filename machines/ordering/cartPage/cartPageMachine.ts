import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions } from '../../lib/port.ts';
import { slot } from '../../lib/slot.ts';
import type { LineSurroundings } from '../cartLineDialog/lineSurroundings.ts';
import type { CartRowRef, cartRowMachine, RowEvent } from './cartRowMachine.ts';

interface Input {
  surroundings: LineSurroundings;
}

interface Context extends Input {
  /** By the id of the line: of those that something was typed in. */
  rows: Readonly<Record<number, CartRowRef>>;
  /** What lines are looked for by; '' shows all. */
  find: string;
}

/** What is done in the fields of a row. */
type Typing = Extract<RowEvent, { type: 'row.change' | 'row.step' }>;

type Event =
  | { type: 'removing.start' }
  | { type: 'removing.finish' }
  | { type: 'line.remove'; line: CartLine; description: string }
  | { type: 'line.type'; product: Product; typing: Typing }
  | { type: 'line.save'; lineId: number }
  | { type: 'line.restore'; lineId: number }
  /** The cart has these lines by now. */
  | { type: 'lines.changed'; lineIds: ReadonlySet<number> }
  | { type: 'find.change'; find: string }
  | { type: 'clear.request' }
  | { type: 'clear.confirm'; seenLineIds: readonly number[] }
  | { type: 'clear.refuse' };

/** The cart's own page: lines are changed where they stand, removed one by one, or all at once after asking. Invoked by ordering on /cart. */
export const cartPageMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    meta: FeatureMeta;
    children: { [row: `row-${number}`]: 'cartRow' };
  },
  actors: { cartRow: slot<typeof cartRowMachine>('cartRow') },
  actions: {
    setFind: assign({ find: (_, { find }: { find: string }) => find }),
    type: enqueueActions(({ context, enqueue }, { product, typing }: { product: Product; typing: Typing }) => {
      const { line } = typing;
      const known = context.rows[line.id];
      if (known) {
        enqueue.sendTo(known, typing);
        return;
      }
      enqueue.assign({
        rows: ({ context: { rows, surroundings }, spawn }) => {
          const { lastSaleOf, ...rest } = surroundings;
          const lastSale = () => lastSaleOf(product.productKey);
          return {
            ...rows,
            [line.id]: spawn('cartRow', { id: `row-${line.id}`, input: { ...rest, line, product, lastSale } }),
          };
        },
      });
      enqueue.sendTo(`row-${line.id}`, typing);
    }),
    tellRow: enqueueActions(({ context, enqueue }, { lineId, event }: { lineId: number; event: RowEvent }) => {
      const row = context.rows[lineId];
      if (row) enqueue.sendTo(row, event);
    }),
    dropRows: enqueueActions(({ context: { rows }, enqueue }, { lineIds }: { lineIds: ReadonlySet<number> }) => {
      const gone = Object.entries(rows).filter(([id]) => !lineIds.has(Number(id)));
      if (gone.length === 0) return;
      for (const [, row] of gone) enqueue.stopChild(row);
      enqueue.assign({ rows: Object.fromEntries(Object.entries(rows).filter(([id]) => lineIds.has(Number(id)))) });
    }),
    remove: sendTo(
      ({ context }) => context.surroundings.cart,
      (_, { line, description }: { line: CartLine; description: string }) => ({
        type: 'cart.write' as const,
        command: { kind: 'remove' as const, seen: line, description },
      }),
    ),
    clear: sendTo(
      ({ context }) => context.surroundings.cart,
      (_, { seenLineIds }: { seenLineIds: readonly number[] }) => ({
        type: 'cart.write' as const,
        command: { kind: 'clear' as const, seenLineIds },
      }),
    ),
  },
}).createMachine({
  id: 'cartPage',
  context: ({ input }) => ({ ...input, rows: {}, find: '' }),
  initial: 'editing',
  on: {
    'find.change': { actions: { type: 'setFind', params: ({ event }) => ({ find: event.find }) } },
    'line.save': {
      actions: { type: 'tellRow', params: ({ event }) => ({ lineId: event.lineId, event: { type: 'row.save' } }) },
    },
    'line.restore': {
      actions: { type: 'tellRow', params: ({ event }) => ({ lineId: event.lineId, event: { type: 'row.restore' } }) },
    },
    'lines.changed': {
      actions: { type: 'dropRows', params: ({ event }) => ({ lineIds: event.lineIds }) },
    },
  },
  states: {
    editing: {
      description: 'Quantities and notes are fields; a line can be removed, or opened for editing.',
      meta: { features: ['CART-01', 'CART-02', 'CART-03', 'CART-09'] },
      on: {
        'line.type': {
          actions: { type: 'type', params: ({ event }) => ({ product: event.product, typing: event.typing }) },
        },
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
      description: 'Every line has nothing but a button that removes it.',
      meta: { features: ['CART-01'] },
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
