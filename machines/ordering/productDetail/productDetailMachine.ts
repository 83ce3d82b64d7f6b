import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Product } from '#domain/product/product.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import { lazyMachine } from '../../lib/lazy.ts';
import { machineOptions } from '../../lib/port.ts';
import type { cartLineDialogMachine } from '../cartLineDialog/cartLineDialogMachine.ts';
import type { LineSurroundings } from '../cartLineDialog/lineSurroundings.ts';

interface Input {
  productKey: number;
  /** Null for visitors who cannot add anything. */
  ordering: LineSurroundings | null;
}

interface Context extends Input {
  shownImage: number;
  /** The product as it was first shown; null before that. */
  product: Product | null;
}

type Event =
  | { type: 'image.show'; index: number }
  | { type: 'documents.retry' }
  /** The product is on screen and can be ordered. */
  | { type: 'order.open'; product: Product };

type Opening = { product: Product };

/** One product on screen: the picture that is shown, its documents, and the quantity to order. Runs while its page is open. */
export const productDetailMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { documents: 'documents'; cartLine: 'cartLineDialog' };
  },
  actors: { documents: documentsMachine, cartLineDialog: lazyMachine<typeof cartLineDialogMachine>('cartLineDialog') },
  guards: {
    canOrder: ({ context }, { product }: Opening) =>
      context.ordering !== null && product.productKey === context.productKey && product.sellBys.length > 0,
  },
}).createMachine({
  id: 'productDetail',
  context: ({ input }) => ({ ...input, shownImage: 0, product: null }),
  type: 'parallel',
  states: {
    pictures: {
      description: 'The user can look through the pictures.',
      on: { 'image.show': { actions: assign({ shownImage: ({ event }) => event.index }) } },
    },
    documents: documentsRegion({
      description: 'Documents of the product open here, apart from its pictures.',
      left: 'the product stays',
      retry: { 'documents.retry': 'offered' },
    }),
    order: {
      description: 'The user enters how much of the product to add to the cart.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No quantity can be typed: the product is not on screen yet, or cannot be ordered here.',
          on: {
            'order.open': {
              guard: { type: 'canOrder', params: ({ event }) => ({ product: event.product }) },
              target: 'open',
              actions: assign({ product: ({ event }) => event.product }),
            },
          },
        },
        open: {
          description:
            'Quantity and unit follow the rules of the Add To Cart dialog. After each line is added, a new one starts.',
          invoke: {
            id: 'cartLine',
            src: 'cartLineDialog',
            input: ({ context: { ordering, product } }) => {
              if (!ordering || !product) throw new Error('nothing can be ordered here');
              const { lastSaleOf, ...surroundings } = ordering;
              return { ...surroundings, product, line: null, lastSale: () => lastSaleOf(product.productKey) };
            },
            onDone: { target: 'open', reenter: true },
            onError: 'broken',
          },
        },
        broken: { description: 'A bug removed the fields. The dialog can still add the product.' },
      },
    },
  },
  options: machineOptions,
});

export type ProductDetailRef = ActorRefFrom<typeof productDetailMachine>;
export type ProductDetailSnapshot = SnapshotFrom<typeof productDetailMachine>;
