import { type ActorRefFrom, assertEvent, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';
import { AWAY, BROKEN_PAGE, enters } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { guideEditMachine } from './guideEdit/guideEditMachine.ts';
import { orderGuideMachine } from './orderGuide/orderGuideMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type GuidesPage =
  /** `guide` null: the first one. */
  { type: 'orderGuide.enter'; guide: string | null } | { type: 'guideEdit.enter'; guide: string };

type Event = GuidesPage | { type: 'page.leave' } | { type: 'page.retry' };

interface Context extends Input {
  /** The page that was entered last. */
  page: GuidesPage;
}

/** Order guides: looking through them, and editing one as a whole. An area of the shop. */
export const guidesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { orderGuide: 'orderGuide'; guideEdit: 'guideEdit' };
    meta: FeatureMeta;
  },
  actors: { orderGuide: orderGuideMachine, guideEdit: guideEditMachine },
  actions: {
    setPage: assign({ page: (_, { page }: { page: GuidesPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
  },
}).createMachine({
  id: 'guides',
  context: ({ input }) => ({ ...input, page: { type: 'orderGuide.enter', guide: null } }),
  initial: 'away',
  on: {
    'orderGuide.enter': enters('viewingGuide'),
    'guideEdit.enter': enters('editingGuide'),
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    viewingGuide: {
      description: 'Order guides are looked through.',
      meta: { features: ['OG-01'] },
      invoke: {
        id: 'orderGuide',
        src: 'orderGuide',
        input: ({ context: { shop } }) => ({
          rounding: shop.shopper.configuration.settings.orderQuantityRoundingFlag,
          guideList: shop.catalogue,
        }),
        onError: 'broken',
      },
    },
    editingGuide: {
      description: 'One order guide is edited as a whole, or made.',
      meta: { features: ['OG-06'] },
      invoke: {
        id: 'guideEdit',
        src: 'guideEdit',
        input: ({ context: { shop }, event }) => {
          assertEvent(event, 'guideEdit.enter');
          return {
            name: event.guide,
            rounding: shop.shopper.configuration.settings.orderQuantityRoundingFlag,
            catalogueRef: shop.catalogue,
          };
        },
        onError: 'broken',
      },
    },
    broken: BROKEN_PAGE,
  },
  options: machineOptions,
});

export type GuidesRef = ActorRefFrom<typeof guidesMachine>;
export type GuidesSnapshot = SnapshotFrom<typeof guidesMachine>;
