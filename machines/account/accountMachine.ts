import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate';
import { mayChooseColours } from '#domain/settings/mayChooseColours.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import { slot } from '../lib/slot.ts';
import { AWAY, BROKEN_PAGE, enters, UNREACHABLE_PAGE } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { accountDetailMachine } from './accountDetail/accountDetailMachine.ts';
import { accountSummaryMachine } from './accountSummary/accountSummaryMachine.ts';
import { addressApiOf } from './addressPorts.ts';
import { deliveryAddressesMachine } from './deliveryAddresses/deliveryAddressesMachine.ts';
import type { makePaymentMachine } from './makePayment/makePaymentMachine.ts';
import { preferencesMachine } from './preferences/preferencesMachine.ts';
import { themeEditMachine } from './themeEdit/themeEditMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type AccountPage =
  | { type: 'accountSummary.enter' }
  | { type: 'accountDetail.enter' }
  | { type: 'deliveryAddresses.enter' }
  | { type: 'settings.enter' }
  | { type: 'preferences.enter' }
  | { type: 'makePayment.enter' };

type Event = AccountPage | { type: 'page.leave' } | { type: 'page.retry' };

interface Context extends Input {
  /** The page that was entered last. */
  page: AccountPage;
}

/** What belongs to whoever buys, rather than to an order: where goods are delivered to, what is owed and paid, settings, preferences. An area of the shop. */
export const accountMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: {
      accountSummary: 'accountSummary';
      accountDetail: 'accountDetail';
      deliveryAddresses: 'deliveryAddresses';
      themeEdit: 'themeEdit';
      preferences: 'preferences';
      makePayment: 'makePayment';
    };
    tags: 'fetching';
    meta: FeatureMeta;
  },
  actors: {
    accountSummary: accountSummaryMachine,
    accountDetail: accountDetailMachine,
    deliveryAddresses: deliveryAddressesMachine,
    themeEdit: themeEditMachine,
    preferences: preferencesMachine,
    /** Loads the part of the program that is Make Payment; rejects where it does not come. */
    loadMakePayment: port<void>('loadMakePayment'),
    makePayment: slot<typeof makePaymentMachine>('makePayment'),
  },
  guards: {
    mayChooseColours: ({ context }) => mayChooseColours(context.shop.shopper.configuration.settings),
  },
  actions: {
    setPage: assign({ page: (_, { page }: { page: AccountPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, page: { type: 'deliveryAddresses.enter' } }),
  initial: 'away',
  on: {
    'accountSummary.enter': enters('readingSummary'),
    'accountDetail.enter': enters('readingEntries'),
    'deliveryAddresses.enter': enters('keepingAddresses'),
    'settings.enter': enters('settingUp'),
    'preferences.enter': enters('keepingPreferences'),
    'makePayment.enter': enters('fetchingPayment'),
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    readingSummary: {
      description: 'What is owed, how old it is, and what may still be ordered.',
      meta: { features: ['ACCT-01', 'ACCT-05'] },
      invoke: { id: 'accountSummary', src: 'accountSummary', onError: 'broken' },
    },
    readingEntries: {
      description: 'The entries of the account are looked through.',
      meta: { features: ['ACCT-02', 'ACCT-05'] },
      invoke: {
        id: 'accountDetail',
        src: 'accountDetail',
        input: ({ context: { shop } }) => ({ today: shop.environment.today() }),
        onError: 'broken',
      },
    },
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
    settingUp: {
      description: 'What everybody can set for himself.',
      meta: { features: ['SET-01', 'NAV-02'] },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Who may choose colors has a card for them; consumers never.',
          meta: { features: ['SET-01', 'SET-03'] },
          always: [{ guard: 'mayChooseColours', target: 'withTheme' }, { target: 'withoutTheme' }],
        },
        withTheme: {
          description: 'The card of the theme is among the others.',
          meta: { features: ['SET-01', 'SET-03'] },
          invoke: { id: 'themeEdit', src: 'themeEdit', onError: '#account.broken' },
        },
        withoutTheme: {
          description: 'Keys and password alone.',
          meta: { features: ['SET-01', 'SET-03'] },
        },
      },
    },
    keepingPreferences: {
      description: 'What a consumer has told about himself is read and changed.',
      meta: { features: ['SET-04'] },
      invoke: { id: 'preferences', src: 'preferences', onError: 'broken' },
    },
    fetchingPayment: {
      description: 'The part of the program that is Make Payment is on its way.',
      meta: { features: ['PAY-01'] },
      tags: 'fetching',
      invoke: { id: 'loadMakePayment', src: 'loadMakePayment', onDone: 'payingItems', onError: 'unreachable' },
    },
    payingItems: {
      description: 'Open items of the account are paid.',
      meta: { features: ['PAY-01', 'ACCT-05'] },
      invoke: {
        id: 'makePayment',
        src: 'makePayment',
        input: ({ context: { shop } }) => ({
          buyer: {
            username: shop.shopper.user?.username ?? '',
            customerKey: shop.shopper.configuration.customer?.customerKey ?? 0,
          },
          newId: shop.environment.newId,
        }),
        onError: 'broken',
      },
    },
    broken: BROKEN_PAGE,
    unreachable: UNREACHABLE_PAGE,
  },
  options: machineOptions,
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;
