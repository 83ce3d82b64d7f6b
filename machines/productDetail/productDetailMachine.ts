import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { documentsMachine } from '../documents/documentsMachine.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';

interface Input {
  productKey: number;
}

interface Context extends Input {
  shownImage: number;
}

type Event = { type: 'image.show'; index: number };

/** One product on screen: which of its pictures is shown, and its documents. Invoked by the shop on its page. */
export const productDetailMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { documents: 'documents' },
    meta: {} as FeatureMeta,
  },
  actors: { documents: documentsMachine },
  actions: { showImage: assign({ shownImage: (_, { index }: { index: number }) => index }) },
}).createMachine({
  id: 'productDetail',
  context: ({ input }) => ({ ...input, shownImage: 0 }),
  invoke: { id: 'documents', src: 'documents' },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'Pictures can be looked through, and documents opened.',
      meta: { features: ['PDP-01', 'PDP-02', 'PDP-03', 'PDP-04', 'PDP-05'] },
      on: { 'image.show': { actions: { type: 'showImage', params: ({ event }) => event } } },
    },
  },
  options: machineOptions,
});

export type ProductDetailRef = ActorRefFrom<typeof productDetailMachine>;
export type ProductDetailSnapshot = SnapshotFrom<typeof productDetailMachine>;
