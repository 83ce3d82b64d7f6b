import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import { documentsMachine } from '../documents/documentsMachine.ts';
import { machineOptions, port } from '../lib/port.ts';

interface Input {
  productKey: number;
}

interface Context extends Input {
  lastSale: ProductHistoryRow | null;
  shownImage: number;
}

type Event = { type: 'image.show'; index: number };

/** One product on screen: which of its pictures is shown, and when this customer bought it last. Invoked by the shop on its page. */
export const productDetailMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy',
    children: {} as { documents: 'documents'; loadLastSale: 'loadLastSale' },
  },
  actors: {
    loadLastSale: port<ProductHistoryRow | null, Input>('loadLastSale'),
    documents: documentsMachine,
  },
  actions: {
    showImage: assign({ shownImage: (_, { index }: { index: number }) => index }),
    learnLastSale: assign({ lastSale: (_, { output }: { output: ProductHistoryRow | null }) => output }),
  },
}).createMachine({
  id: 'productDetail',
  context: ({ input }) => ({ ...input, lastSale: null, shownImage: 0 }),
  invoke: { id: 'documents', src: 'documents' },
  initial: 'loadingLastSale',
  on: { 'image.show': { actions: { type: 'showImage', params: ({ event }) => event } } },
  states: {
    loadingLastSale: {
      description: 'The product is shown; its last sale is on the way.',
      tags: 'busy',
      invoke: {
        id: 'loadLastSale',
        src: 'loadLastSale',
        input: ({ context }) => ({ productKey: context.productKey }),
        onDone: { target: 'complete', actions: { type: 'learnLastSale', params: ({ event }) => event } },
        onError: 'withoutLastSale',
      },
    },
    complete: { description: 'Everything is shown; without a sale the field says so.' },
    withoutLastSale: { description: 'The last sale did not come: the page is complete without it.' },
  },
  options: machineOptions,
});

export type ProductDetailRef = ActorRefFrom<typeof productDetailMachine>;
export type ProductDetailSnapshot = SnapshotFrom<typeof productDetailMachine>;
