import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { StoredLanding } from '#domain/api/landing.ts';
import { shownCards } from '#domain/landing/layoutRules.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { lazyMachine } from '../lib/lazy.ts';
import { machineOptions, port } from '../lib/port.ts';
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
  /** The page as it was last loaded; it stays while a newer one loads. */
  landing: StoredLanding | null;
  /** Keys of this week's specials, in their order. */
  specials: readonly number[] | null;
}

const hasCards = (landing: StoredLanding | null) => landing !== null && shownCards(landing).length > 0;

/** The landing page: it shows its cards, or leads to the products. It keeps running when it is left, so that returning users see it right away. */
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
    /** Loads the code of the strip; rejects if that fails. */
    loadStrip: port<void>('loadStrip'),
    reorder: lazyMachine<typeof reorderMachine>('reorder'),
  },
  actions: {
    /** Opens the products and replaces the landing page in the history. */
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
    /** Users who order for themselves or a customer. In a punchout the procurement system decides what is ordered. */
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
    closed: { description: 'The page is empty for users who may not see the products.' },
    visiting: {
      description: 'The landing page is on screen or loading.',
      type: 'parallel',
      states: {
        page: {
          description: 'The page shows what the shop put on it.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The page is loading for the first time. One that was seen before is shown in the meantime.',
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
              description: 'The page seen before is on screen while the newest one loads. It stays if that fails.',
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
              description: 'Title and cards are on screen. The strip of what can be ordered again follows.',
              tags: 'shown',
              initial: 'deciding',
              states: {
                deciding: {
                  description: 'Guests, punchouts and users who may not check out have no strip.',
                  always: [{ guard: 'mayReorder', target: 'fetchingStrip' }, { target: 'withoutStrip' }],
                },
                withoutStrip: { description: 'The page shows title and cards only.' },
                fetchingStrip: {
                  description: 'The code of the strip is loading. Its place on the page is reserved.',
                  tags: 'stripFetching',
                  invoke: { id: 'loadStrip', src: 'loadStrip', onDone: 'withStrip', onError: 'stripMissing' },
                },
                withStrip: {
                  description: 'The strip is on screen below the title.',
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
                  description: 'The strip did not load or stopped working. The page works without it.',
                  tags: 'stripMissing',
                  on: { 'strip.retry': 'fetchingStrip' },
                },
              },
            },
            withoutCards: {
              description: 'The page has no cards, so the products are shown instead.',
              tags: 'busy',
              entry: 'showProducts',
            },
            failed: {
              description: 'The page could not be loaded. The user can try again.',
              tags: 'failed',
              on: { 'landing.retry': 'loading' },
            },
          },
        },
        specials: {
          description: "This week's specials, which a card may show, load here.",
          initial: 'asking',
          states: {
            asking: {
              description: 'The specials are loading. Those already known are shown in the meantime.',
              invoke: {
                id: 'loadSpecials',
                src: 'loadSpecials',
                onDone: { target: 'known', actions: assign({ specials: ({ event }) => event.output }) },
                onError: 'missing',
              },
            },
            known: { description: 'The specials are loaded.' },
            missing: {
              description: 'The specials could not be loaded. The user can try again.',
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
