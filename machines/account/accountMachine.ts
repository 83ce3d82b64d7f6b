import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';
import { AWAY, BROKEN_PAGE } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { addressApiOf } from './addressPorts.ts';
import { deliveryAddressesMachine } from './deliveryAddresses/deliveryAddressesMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type AccountPage = { type: 'deliveryAddresses.enter' };

type Event = AccountPage | { type: 'page.leave' } | { type: 'page.retry' };

interface Context extends Input {
  /** The page that was entered last. */
  page: AccountPage;
}

/** What belongs to whoever buys, rather than to an order: where goods are delivered to. An area of the shop. */
export const accountMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { deliveryAddresses: 'deliveryAddresses' };
    meta: FeatureMeta;
  },
  actors: { deliveryAddresses: deliveryAddressesMachine },
  actions: {
    setPage: assign({ page: (_, { page }: { page: AccountPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, page: { type: 'deliveryAddresses.enter' } }),
  initial: 'away',
  on: {
    'deliveryAddresses.enter': {
      target: '.keepingAddresses',
      actions: { type: 'setPage', params: ({ event }) => ({ page: event }) },
    },
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    keepingAddresses: {
      description: 'The delivery addresses are looked through and changed.',
      meta: { features: ['SHIP-05', 'SHIP-07'] },
      invoke: {
        id: 'deliveryAddresses',
        src: 'deliveryAddresses',
        input: ({ context: { shop } }) => ({ api: addressApiOf(shop.shopper.userType), cart: shop.cart }),
        onError: 'broken',
      },
    },
    broken: BROKEN_PAGE,
  },
  options: machineOptions,
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;
