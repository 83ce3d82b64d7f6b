import { type ActorRefFrom, assertEvent, type SnapshotFrom, sendTo } from 'xstate';
import { machineOptions } from '../lib/port.ts';
import type { EntryOwner } from '../quickEntry/keptEntry.ts';
import { listRule, type Shopper } from '../session/session.ts';
import { shopSetup } from './shopSetup.ts';

/** Guests keep nothing. */
function entryOwner({ user, configuration }: Shopper): EntryOwner {
  return { username: user?.username ?? '', customerKey: configuration.customer?.customerKey ?? 0 };
}

/** The open shop of one buyer: its long-lived actors, the flow of the page on screen and the dialog over it. Invoked by the session. */
export const shopMachine = shopSetup.createMachine({
  id: 'shop',
  context: ({ input, spawn }) => {
    const { shopper, environment } = input;
    const { userDefaults, siteDefaults } = shopper.configuration;
    const isSignedIn = shopper.userType !== 'Public';
    const neighbours = {
      catalogue: spawn('catalogue', { id: 'catalogue', input: { userType: shopper.userType } }),
      prices: spawn('prices', { id: 'prices', input: { now: environment.now } }),
      cart: spawn('cart', { id: 'cart' }),
      productList: spawn('productList', {
        id: 'productList',
        input: { userDefaults, siteDefaults, savesDefaults: isSignedIn },
      }),
    };
    return {
      ...input,
      ...neighbours,
      quickEntry: spawn('quickEntry', {
        id: 'quickEntry',
        input: {
          actors: neighbours,
          rule: listRule(shopper),
          owner: entryOwner(shopper),
          settings: shopper.configuration.settings,
          newId: environment.newId,
        },
      }),
      page: { name: 'other' },
    };
  },
  type: 'parallel',
  on: { 'menu.choose': { actions: { type: 'logMenuEntry', params: ({ event }) => event } } },
  states: {
    page: {
      description: 'The flow that belongs to the page on screen; leaving the page ends it.',
      meta: { features: ['NAV-02', 'NAV-07'] },
      initial: 'plain',
      on: {
        'page.enter': [
          { guard: { type: 'isSamePage', params: ({ event }) => event } },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'products' }) },
            target: '.browsing',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'product' }) },
            target: '.viewingProduct',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'cart' }) },
            target: '.viewingCart',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'checkout' }) },
            target: '.checkingOut',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'orderHistory' }) },
            target: '.readingOrderHistory',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'order' }) },
            target: '.readingOrder',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'productHistory' }) },
            target: '.readingProductHistory',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'orderGuide' }) },
            target: '.viewingGuide',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          {
            guard: { type: 'isPage', params: ({ event }) => ({ page: event.page, name: 'guideEdit' }) },
            target: '.editingGuide',
            actions: { type: 'setPage', params: ({ event }) => event },
          },
          { target: '.plain', actions: { type: 'setPage', params: ({ event }) => event } },
        ],
      },
      states: {
        plain: { description: 'The page needs no flow of its own.', meta: { features: ['NAV-02'] } },
        browsing: {
          description: 'The product list is looked through; lines typed in it are guarded.',
          meta: { features: ['PLIST-01', 'PLIST-03', 'PLIST-04', 'PLIST-11'] },
          entry: sendTo(({ context }) => context.quickEntry, { type: 'page.shown' }),
          exit: sendTo(({ context }) => context.quickEntry, { type: 'page.hidden' }),
        },
        viewingProduct: {
          description: 'One product is looked at.',
          meta: { features: ['PDP-01', 'PDP-06'] },
          invoke: {
            id: 'productDetail',
            src: 'productDetail',
            input: ({ context }) => ({ productKey: context.page.name === 'product' ? context.page.productKey : 0 }),
          },
        },
        readingOrderHistory: {
          description: "The customer's orders are looked through.",
          meta: { features: ['HIST-01'] },
          invoke: {
            id: 'orderHistory',
            src: 'orderHistory',
            input: ({ context }) => ({ today: context.environment.today() }),
          },
        },
        readingOrder: {
          description: 'One order of the history is read, and ordered again.',
          meta: { features: ['HIST-01'] },
          invoke: {
            id: 'orderAgain',
            src: 'orderAgain',
            input: ({ context: { page, shopper, cart, environment } }) => ({
              orderNumber: page.name === 'order' ? page.orderNumber : '',
              settings: shopper.configuration.settings,
              cart,
              newId: environment.newId,
            }),
          },
        },
        readingProductHistory: {
          description: 'What the customer was invoiced for is looked through.',
          meta: { features: ['HIST-02'] },
          invoke: {
            id: 'productHistory',
            src: 'productHistory',
            input: ({ context }) => ({ today: context.environment.today() }),
          },
        },
        viewingGuide: {
          description: 'Order guides are looked through.',
          meta: { features: ['OG-01'] },
          invoke: {
            id: 'orderGuide',
            src: 'orderGuide',
            input: ({ context: { shopper, catalogue } }) => ({
              rounding: shopper.configuration.settings.orderQuantityRoundingFlag,
              keeper: catalogue,
            }),
          },
        },
        editingGuide: {
          description: 'One order guide is edited as a whole, or made.',
          meta: { features: ['OG-06'] },
          invoke: {
            id: 'guideEdit',
            src: 'guideEdit',
            input: ({ context: { page, shopper, catalogue } }) => ({
              name: page.name === 'guideEdit' ? page.guide : '',
              rounding: shopper.configuration.settings.orderQuantityRoundingFlag,
              catalogueRef: catalogue,
            }),
          },
        },
        viewingCart: {
          description: 'The cart is on its own page.',
          meta: { features: ['CART-01'] },
          invoke: { id: 'cartPage', src: 'cartPage', input: ({ context }) => ({ cart: context.cart }) },
        },
        checkingOut: {
          description: 'The cart is being ordered. Stock and last sales may be others afterwards.',
          meta: { features: ['CHK-01'] },
          exit: 'forgetPrices',
          invoke: {
            id: 'checkout',
            src: 'checkout',
            input: ({ context: { shopper, cart, environment } }) => ({ shopper, cart, newId: environment.newId }),
          },
        },
      },
    },
    dialog: {
      description: 'At most one dialog lies over the page.',
      meta: { features: ['PLIST-14', 'CLD-01', 'OG-10', 'AUTH-14'] },
      initial: 'none',
      states: {
        none: {
          description: 'No dialog.',
          meta: { features: ['PLIST-14', 'CLD-01', 'OG-10', 'AUTH-14'] },
          on: {
            'cartLine.add': [{ guard: 'isGuest', target: 'accountRequired' }, { target: 'editingCartLine' }],
            'cartLine.edit': { guard: 'isBuyer', target: 'editingCartLine' },
            'guide.addProduct': { guard: 'mayKeepGuides', target: 'addingToGuide' },
            'cart.saveAsGuide': { guard: 'mayKeepGuides', target: 'savingCartAsGuide' },
            'paste.open': { guard: 'isBuyer', target: 'pasting' },
          },
        },
        editingCartLine: {
          description: 'A line is added to the cart or changed.',
          meta: { features: ['CLD-01', 'CLD-02'] },
          invoke: {
            id: 'cartLineDialog',
            src: 'cartLineDialog',
            input: ({ context, event }) => {
              assertEvent(event, ['cartLine.add', 'cartLine.edit']);
              return {
                product: event.product,
                line: event.type === 'cartLine.edit' ? event.line : null,
                settings: context.shopper.configuration.settings,
                cart: context.cart,
                newId: context.environment.newId,
              };
            },
            onDone: 'none',
          },
        },
        addingToGuide: {
          description: 'A product is put into an order guide, or changed there.',
          meta: { features: ['PLIST-14'] },
          invoke: {
            id: 'addToGuide',
            src: 'addToGuide',
            input: ({ context, event }) => {
              assertEvent(event, 'guide.addProduct');
              const { product, guides } = event;
              const rounding = context.shopper.configuration.settings.orderQuantityRoundingFlag;
              return { product, guides, rounding, keeper: context.catalogue };
            },
            onDone: 'none',
          },
        },
        savingCartAsGuide: {
          description: 'The cart is kept as an order guide.',
          meta: { features: ['OG-10'] },
          invoke: {
            id: 'saveCartAsGuide',
            src: 'saveCartAsGuide',
            input: ({ context, event }) => {
              assertEvent(event, 'cart.saveAsGuide');
              const { cartLines, products, guides } = event;
              return { cartLines, products, guides, keeper: context.catalogue };
            },
            onDone: 'none',
          },
        },
        pasting: {
          description: 'A list that was written elsewhere becomes lines of quick entry.',
          meta: { features: ['QE-01'] },
          invoke: {
            id: 'paste',
            src: 'paste',
            input: ({ context: { catalogue, quickEntry }, event }) => {
              assertEvent(event, 'paste.open');
              const present = () => catalogue.getSnapshot().context.catalogue;
              return { text: event.text ?? '', catalogue: present, quickEntry };
            },
            onDone: 'none',
          },
        },
        accountRequired: {
          description: 'A guest wanted to add to the cart: an account is needed.',
          meta: { features: ['AUTH-14'] },
          on: { 'accountRequired.close': 'none' },
        },
      },
    },
  },
  options: machineOptions,
});

export type ShopRef = ActorRefFrom<typeof shopMachine>;
export type ShopSnapshot = SnapshotFrom<typeof shopMachine>;
