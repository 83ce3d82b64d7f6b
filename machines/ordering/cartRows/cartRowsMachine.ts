import { type ActorRefFrom, enqueueActions, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Product } from '#domain/product/product.ts';
import { lazyMachine } from '../../lib/lazy.ts';
import { machineOptions } from '../../lib/port.ts';
import type { LineSurroundings } from '../cartLineDialog/lineSurroundings.ts';
import type { CartRowRef, cartRowMachine, RowEvent } from './cartRowMachine.ts';

interface Input {
  surroundings: LineSurroundings;
}

interface Context extends Input {
  /** The rows by line id, only for lines that something was typed in. */
  rows: Readonly<Record<number, CartRowRef>>;
}

/** What the user does in the fields of a row. */
type Typing = Extract<RowEvent, { type: 'row.change' | 'row.step' }>;

type Event =
  | { type: 'line.type'; product: Product; typing: Typing }
  | { type: 'line.save'; lineId: number }
  | { type: 'line.restore'; lineId: number }
  /** The cart has these lines now. */
  | { type: 'lines.changed'; lines: readonly CartLine[] };

/** Cart lines that are changed in place: in the cart, and on the cards of their products. Runs on these pages. */
export const cartRowsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { [row: `row-${number}`]: 'cartRow' };
  },
  actors: {
    cartRow: lazyMachine<typeof cartRowMachine>('cartRow'),
    watchLines: fromCallback<Event, Input>(({ input, sendBack }) => {
      const watching = input.surroundings.cart.subscribe(() =>
        sendBack({ type: 'lines.changed', lines: input.surroundings.cartLines() }),
      );
      return () => watching.unsubscribe();
    }),
  },
  actions: {
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
    notifyRow: enqueueActions(({ context, enqueue }, { lineId, event }: { lineId: number; event: RowEvent }) => {
      const row = context.rows[lineId];
      if (row) enqueue.sendTo(row, event);
    }),
    dropRows: enqueueActions(({ context: { rows }, enqueue }, { lines }: { lines: readonly CartLine[] }) => {
      const kept = new Set(lines.map(({ id }) => id));
      const gone = Object.entries(rows).filter(([id]) => !kept.has(Number(id)));
      if (gone.length === 0) return;
      for (const [, row] of gone) enqueue.stopChild(row);
      enqueue.assign({ rows: Object.fromEntries(Object.entries(rows).filter(([id]) => kept.has(Number(id)))) });
    }),
  },
}).createMachine({
  id: 'cartRows',
  context: ({ input }) => ({ ...input, rows: {} }),
  initial: 'open',
  states: {
    open: {
      description: 'Each line that something is typed in has its own row, until the line is gone.',
      invoke: {
        id: 'watchLines',
        src: 'watchLines',
        input: ({ context: { surroundings } }) => ({ surroundings }),
        // The rows stay as they are.
        onError: {},
      },
      on: {
        'line.type': {
          actions: { type: 'type', params: ({ event }) => ({ product: event.product, typing: event.typing }) },
        },
        'line.save': {
          actions: {
            type: 'notifyRow',
            params: ({ event }) => ({ lineId: event.lineId, event: { type: 'row.save' } }),
          },
        },
        'line.restore': {
          actions: {
            type: 'notifyRow',
            params: ({ event }) => ({ lineId: event.lineId, event: { type: 'row.restore' } }),
          },
        },
        'lines.changed': { actions: { type: 'dropRows', params: ({ event }) => ({ lines: event.lines }) } },
      },
    },
  },
  options: machineOptions,
});

export type CartRowsRef = ActorRefFrom<typeof cartRowsMachine>;
export type CartRowsSnapshot = SnapshotFrom<typeof cartRowsMachine>;
