import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import { seesGuides } from '../../shop/shopper.ts';
import { shopSetup } from './shopSetup.ts';

/** The open shop of one buyer: its long-lived actors, its dialogs and its areas. An area opens on the first visit. Invoked by the session. */
export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  context: ({ input: { shopper, environment }, spawn }) => {
    const { userDefaults, siteDefaults } = shopper.configuration;
    const { userType } = shopper;
    const catalogue = spawn('catalogue', { id: 'catalogue', input: { seesGuides: seesGuides(shopper) } });
    const cart = spawn('cart', { id: 'cart' });
    const prices = spawn('prices', { id: 'prices', input: environment });
    const dialogs = spawn('dialogs', { id: 'dialogs', input: { shopper, environment, catalogue, cart, prices } });
    return {
      shop: {
        shopper,
        environment,
        catalogue,
        cart,
        prices,
        productList: spawn('productList', {
          id: 'productList',
          input: { userDefaults, siteDefaults, savesDefaults: userType !== 'Public' && shopper.punchout === null },
        }),
        dialogs,
        finding: spawn('finding', { id: 'finding', input: { shopper, catalogue, prices, dialogs } }),
      },
      dialogs,
      visit: null,
      areas: {},
    };
  },
  initial: 'nowhere',
  on: {
    'menu.choose': { actions: { type: 'logMenuEntry', params: ({ event }) => ({ entry: event.entry }) } },
    'page.enter': [
      { guard: { type: 'isShown', params: ({ event }) => ({ visit: event.visit }) } },
      {
        guard: { type: 'isNowhere', params: ({ event }) => ({ visit: event.visit }) },
        target: '.nowhere',
        actions: ['leavePage', { type: 'setVisit', params: ({ event }) => ({ visit: event.visit }) }],
      },
      {
        guard: { type: 'isOpened', params: ({ event }) => ({ visit: event.visit }) },
        target: '.visiting',
        actions: ['leavePage', { type: 'setVisit', params: ({ event }) => ({ visit: event.visit }) }, 'enterPage'],
      },
      {
        target: '.fetchingArea',
        actions: ['leavePage', { type: 'setVisit', params: ({ event }) => ({ visit: event.visit }) }],
      },
    ],
    'xstate.error.actor.*': [
      {
        guard: { type: 'isAreaOfVisit', params: ({ event }) => ({ actorId: event.actorId }) },
        target: '.areaBroken',
        actions: { type: 'clearArea', params: ({ event }) => ({ actorId: event.actorId }) },
      },
      {
        guard: { type: 'isArea', params: ({ event }) => ({ actorId: event.actorId }) },
        actions: { type: 'clearArea', params: ({ event }) => ({ actorId: event.actorId }) },
      },
    ],
  },
  states: {
    nowhere: { description: 'The address does not match a page that this buyer can open.' },
    fetchingArea: {
      description: "The page's code is loading.",
      tags: 'busy',
      invoke: {
        id: 'loadArea',
        src: 'loadArea',
        input: ({ context }) => ({ area: context.visit?.area ?? null }),
        onDone: {
          target: 'visiting',
          actions: [
            assign({
              areas: ({ context: { areas, visit, shop }, event, spawn }) =>
                visit
                  ? { ...areas, [visit.area]: spawn('area', { id: visit.area, input: { shop, pages: event.output } }) }
                  : areas,
            }),
            'enterPage',
          ],
        },
        onError: 'areaUnreachable',
      },
    },
    areaUnreachable: {
      description: 'The page could not be loaded: there is no network, or a new release replaced its code.',
      tags: 'failed',
      on: { 'page.retry': 'fetchingArea' },
    },
    visiting: { description: 'A page is on screen and running.' },
    areaBroken: {
      description: 'The area stopped working. The user can reload it; everything else keeps working.',
      tags: 'failed',
      on: { 'page.retry': 'fetchingArea' },
    },
  },
  options: machineOptions,
});

export type ShopRef = ActorRefFrom<typeof shopMachine>;
export type ShopSnapshot = SnapshotFrom<typeof shopMachine>;
