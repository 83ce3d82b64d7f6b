import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { StoredLanding } from '#domain/api/landing.ts';
import { shownCards } from '#domain/landing/layoutRules.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { machineOptions, port } from '../lib/port.ts';
import { slot } from '../lib/slot.ts';
import type { Shop } from '../shop/shop.ts';
import type { reorderMachine } from './reorder/reorderMachine.ts';

interface Input {
  shop: Shop;
}

type Event =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'landing.retry' }
  | { type: 'specials.retry' }
  | { type: 'strip.retry' };

interface Context extends Input {
  /** As it came last; it stays while a newer one is on its way. */
  landing: StoredLanding | null;
  /** Keys of this week's specials, in their order. */
  specials: readonly number[] | null;
}

const hasCards = (landing: StoredLanding | null) => landing !== null && shownCards(landing).length > 0;

/** The landing page, the first that anybody sees of the shop: what it shows, or that it leads to the products. Goes on when its page is left: what was seen is shown at once to whoever comes back. */
export const landingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed' | 'shown' | 'specialsMissing' | 'stripFetching' | 'stripMissing';
    children: { reorder: 'reorder' };
  },
  actors: {
    loadLanding: port<StoredLanding>('loadLanding'),
    loadSpecials: port<readonly number[]>('loadSpecials'),
    /** Loads the part of the program that is the strip; rejects where it does not come. */
    loadStrip: port<void>('loadStrip'),
    reorder: slot<typeof reorderMachine>('reorder'),
  },
  actions: {
    /** Leads to the products; the landing page is no step back from there. */
    showProducts: () => {
      throw new Error('showProducts must be provided');
    },
    learn: assign({ landing: (_, { landing }: { landing: StoredLanding }) => landing }),
  },
  guards: {
    /** Guests are let into the shop to see the products. */
    seesProducts: ({ context: { shop } }) => {
      const { userType, configuration } = shop.shopper;
      return userType === 'Public' || isAvailable(configuration.settings.menu, 'ViewProducts');
    },
    /** Whoever orders for himself or a customer; a procurement system says what a punchout orders. */
    mayReorder: ({ context: { shop } }) => {
      const { userType, punchout, configuration } = shop.shopper;
      return userType !== 'Public' && punchout === null && isAvailable(configuration.settings.menu, 'CheckOut');
    },
    hasShown: ({ context }) => hasCards(context.landing),
  },
}).createMachine({
  id: 'landing',
  context: ({ input }) => ({ ...input, landing: null, specials: null }),
  initial: 'away',
  on: {
    'page.shown': [{ guard: 'seesProducts', target: '.visiting' }, { target: '.closed' }],
    'page.hidden': '.away',
  },
  states: {
    away: { description: 'Another page is on screen.' },
    closed: { description: 'The page is empty for whoever may not see the products.' },
    visiting: {
      description: 'The landing page is on screen, or on its way.',
      type: 'parallel',
      states: {
        page: {
          description: 'What the shop put on it.',
          initial: 'loading',
          states: {
            loading: {
              description: 'It is on its way for the first time; one that was seen before is shown meanwhile.',
              tags: 'busy',
              always: { guard: 'hasShown', target: 'refreshing' },
              invoke: {
                id: 'loadLanding',
                src: 'loadLanding',
                onDone: [
                  {
                    guard: ({ event }) => hasCards(event.output),
                    target: 'shown',
                    actions: { type: 'learn', params: ({ event }) => ({ landing: event.output }) },
                  },
                  { target: 'withoutCards' },
                ],
                onError: 'failed',
              },
            },
            refreshing: {
              description: 'The one that was seen before is on screen while the newest comes; it stays if none comes.',
              tags: 'shown',
              invoke: {
                id: 'refreshLanding',
                src: 'loadLanding',
                onDone: [
                  {
                    guard: ({ event }) => hasCards(event.output),
                    target: 'shown',
                    actions: { type: 'learn', params: ({ event }) => ({ landing: event.output }) },
                  },
                  {
                    target: 'withoutCards',
                    actions: { type: 'learn', params: ({ event }) => ({ landing: event.output }) },
                  },
                ],
                onError: 'shown',
              },
            },
            shown: {
              description: 'Title and cards are on screen; the strip of what may be ordered again comes after them.',
              tags: 'shown',
              initial: 'deciding',
              states: {
                deciding: {
                  description: 'Guests and punchouts have no strip, nor has anybody who may not check out.',
                  always: [{ guard: 'mayReorder', target: 'fetchingStrip' }, { target: 'withoutStrip' }],
                },
                withoutStrip: { description: 'Title and cards alone.' },
                fetchingStrip: {
                  description: 'The part of the program that is the strip is on its way; its place is kept.',
                  tags: 'stripFetching',
                  invoke: { id: 'loadStrip', src: 'loadStrip', onDone: 'withStrip', onError: 'stripMissing' },
                },
                withStrip: {
                  description: 'The strip runs below the title.',
                  invoke: {
                    id: 'reorder',
                    src: 'reorder',
                    input: ({ context: { shop } }) => ({
                      settings: shop.shopper.configuration.settings,
                      cart: shop.cart,
                      newId: shop.environment.newId,
                    }),
                    onError: 'stripMissing',
                  },
                },
                stripMissing: {
                  description: 'The strip did not come, or stopped working: the page goes on without it.',
                  tags: 'stripMissing',
                  on: { 'strip.retry': 'fetchingStrip' },
                },
              },
            },
            withoutCards: {
              description: 'There is nothing on it: the products are shown instead.',
              tags: 'busy',
              entry: 'showProducts',
            },
            failed: {
              description: 'It did not come; it can be asked for again.',
              tags: 'failed',
              on: { 'landing.retry': 'loading' },
            },
          },
        },
        specials: {
          description: "This week's specials, which a card may show.",
          initial: 'asking',
          states: {
            asking: {
              description: 'They are asked for; those that were known are shown meanwhile.',
              invoke: {
                id: 'loadSpecials',
                src: 'loadSpecials',
                onDone: { target: 'known', actions: assign({ specials: ({ event }) => event.output }) },
                onError: 'missing',
              },
            },
            known: { description: 'They are there.' },
            missing: {
              description: 'They did not come; they can be asked for again.',
              tags: 'specialsMissing',
              on: { 'specials.retry': 'asking' },
            },
          },
        },
      },
    },
  },
  options: machineOptions,
});

export type LandingRef = ActorRefFrom<typeof landingMachine>;
export type LandingSnapshot = SnapshotFrom<typeof landingMachine>;
