import { type ActorRefFrom, assertEvent, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';
import { AWAY, BROKEN_PAGE, enters } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { orderAgainMachine } from './orderAgain/orderAgainMachine.ts';
import { orderHistoryMachine } from './orderHistory/orderHistoryMachine.ts';
import { productHistoryMachine } from './productHistory/productHistoryMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type HistoryPage =
  | { type: 'orderHistory.enter' }
  | { type: 'order.enter'; orderNumber: string }
  | { type: 'lastOrder.enter' }
  | { type: 'productHistory.enter' };

type Event = HistoryPage | { type: 'page.leave' } | { type: 'page.retry' };

interface Context extends Input {
  /** The page that was entered last. */
  page: HistoryPage;
}

/** What was ordered and invoiced: the orders, one order, which can be ordered again, and the lines of products. An area of the shop. */
export const historyMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { orderHistory: 'orderHistory'; orderAgain: 'orderAgain'; productHistory: 'productHistory' };
    meta: FeatureMeta;
  },
  actors: { orderHistory: orderHistoryMachine, orderAgain: orderAgainMachine, productHistory: productHistoryMachine },
  actions: {
    setPage: assign({ page: (_, { page }: { page: HistoryPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({ ...input, page: { type: 'orderHistory.enter' } }),
  initial: 'away',
  on: {
    'orderHistory.enter': enters('readingOrders'),
    'order.enter': enters('readingOrder'),
    'lastOrder.enter': enters('readingOrder'),
    'productHistory.enter': enters('readingProducts'),
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    readingOrders: {
      description: "The customer's orders are looked through.",
      meta: { features: ['HIST-01'] },
      invoke: {
        id: 'orderHistory',
        src: 'orderHistory',
        input: ({ context: { shop } }) => ({ today: shop.environment.today() }),
        onError: 'broken',
      },
    },
    readingOrder: {
      description: 'One order of the history is read, or the newest one, and ordered again.',
      meta: { features: ['HIST-01', 'AGAIN-02'] },
      invoke: {
        id: 'orderAgain',
        src: 'orderAgain',
        input: ({ context: { shop }, event }) => {
          assertEvent(event, ['order.enter', 'lastOrder.enter']);
          return {
            orderNumber: event.type === 'order.enter' ? event.orderNumber : null,
            settings: shop.shopper.configuration.settings,
            cart: shop.cart,
            newId: shop.environment.newId,
          };
        },
        onError: 'broken',
      },
    },
    readingProducts: {
      description: 'What the customer was invoiced for is looked through.',
      meta: { features: ['HIST-02'] },
      invoke: {
        id: 'productHistory',
        src: 'productHistory',
        input: ({ context: { shop } }) => ({
          today: shop.environment.today(),
          finder: () => shop.catalogue.getSnapshot().context.catalogue.finder,
        }),
        onError: 'broken',
      },
    },
    broken: BROKEN_PAGE,
  },
  options: machineOptions,
});

export type HistoryRef = ActorRefFrom<typeof historyMachine>;
export type HistorySnapshot = SnapshotFrom<typeof historyMachine>;
