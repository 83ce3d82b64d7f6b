import { type ActorRefFrom, assertEvent, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
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
  | { type: 'orderGuide.enter'; guide: string | null }
  | { type: 'guideEdit.enter'; guide: string }
  | { type: 'orderFromGuide.enter' };

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
    tags: 'failed';
    meta: FeatureMeta;
  },
  actors: {
    orderGuide: orderGuideMachine,
    guideEdit: guideEditMachine,
    /** The guide that was ordered from last, else changed last; null where there is none. */
    findRecentGuide: port<string | null>('findRecentGuide'),
  },
  guards: { isFound: (_, { name }: { name: string | null }) => name !== null },
  actions: {
    /** Filled by the host: the guide in quick entry, in place of this page. */
    openQuickEntry: (_, _params: { name: string }) => undefined,
    /** Filled by the host: the page of the guides, in place of this one. */
    showGuides: () => undefined,
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
    'orderFromGuide.enter': enters('findingGuide'),
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
    findingGuide: {
      description:
        'The guide that was ordered from last is looked for: it opens in quick entry. Without a guide the page of the guides is shown.',
      meta: { features: ['AGAIN-02'] },
      invoke: {
        id: 'findRecentGuide',
        src: 'findRecentGuide',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ name: event.output }) },
            target: 'ledAway',
            actions: { type: 'openQuickEntry', params: ({ event }) => ({ name: event.output ?? '' }) },
          },
          { target: 'ledAway', actions: 'showGuides' },
        ],
        onError: 'guideNotFound',
      },
    },
    ledAway: {
      description: 'The buyer is on his way to the guide.',
      meta: { features: ['AGAIN-02'] },
    },
    guideNotFound: {
      description: 'The guides did not come: they can be looked for again.',
      meta: { features: ['AGAIN-02'] },
      tags: 'failed',
      on: { 'page.retry': 'findingGuide' },
    },
    broken: BROKEN_PAGE,
  },
  options: machineOptions,
});

export type GuidesRef = ActorRefFrom<typeof guidesMachine>;
export type GuidesSnapshot = SnapshotFrom<typeof guidesMachine>;
