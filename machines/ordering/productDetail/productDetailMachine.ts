import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions } from '../../lib/port.ts';

interface Input {
  productKey: number;
}

interface Context extends Input {
  shownImage: number;
}

type Event = { type: 'image.show'; index: number } | { type: 'documents.retry' };

/** One product on screen: which of its pictures is shown, and its documents. Invoked by ordering on its page. */
export const productDetailMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { documents: 'documents' };
    meta: FeatureMeta;
  },
  actors: { documents: documentsMachine },
  actions: { showImage: assign({ shownImage: (_, { index }: { index: number }) => index }) },
}).createMachine({
  id: 'productDetail',
  context: ({ input }) => ({ ...input, shownImage: 0 }),
  type: 'parallel',
  states: {
    pictures: {
      description: 'They can be looked through.',
      meta: { features: ['PDP-01', 'PDP-02', 'PDP-03', 'PDP-04'] },
      on: { 'image.show': { actions: { type: 'showImage', params: ({ event }) => ({ index: event.index }) } } },
    },
    documents: documentsRegion({
      description: 'The documents of the product, beside its pictures.',
      features: { offered: ['PDP-05'], unavailable: ['PDP-05', 'DOC-05'] },
      left: 'the product stays',
      retry: { 'documents.retry': 'offered' },
    }),
  },
  options: machineOptions,
});

export type ProductDetailRef = ActorRefFrom<typeof productDetailMachine>;
export type ProductDetailSnapshot = SnapshotFrom<typeof productDetailMachine>;
