import { type ActorRefFrom, assertEvent, assign, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import { slot } from '../lib/slot.ts';
import { AWAY, BROKEN_PAGE, enters, UNREACHABLE_PAGE } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { isReadOnly, listRule, type Shopper } from '../shop/shopper.ts';
import { shopperNow } from '../shop/shopperNow.ts';
import { type LineSurroundings, lineSurroundings } from './cartLineDialog/lineSurroundings.ts';
import { cartPageMachine } from './cartPage/cartPageMachine.ts';
import { cartRowsMachine } from './cartRows/cartRowsMachine.ts';
import type { checkoutMachine } from './checkout/checkoutMachine.ts';
import { productDetailMachine } from './productDetail/productDetailMachine.ts';
import type { EntryOwner } from './quickEntry/keptEntry.ts';
import { type QuickEntryRef, quickEntryMachine } from './quickEntry/quickEntryMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type OrderingPage =
  | { type: 'products.enter' }
  | { type: 'product.enter'; productKey: number }
  | { type: 'categories.enter' }
  | { type: 'cart.enter' }
  | { type: 'checkout.enter' };

type Event = OrderingPage | { type: 'page.leave' } | { type: 'page.retry' };

interface Context extends Input {
  quickEntry: QuickEntryRef;
  /** The page that was entered last. */
  page: OrderingPage;
}

/** Guests keep nothing. */
function entryOwner({ user, configuration }: Shopper): EntryOwner {
  return { username: user?.username ?? '', customerKey: configuration.customer?.customerKey ?? 0 };
}

/** Guests are asked for an account first, and a cart that is only looked at stays as it is. */
function lineOrdering(shop: Shop): LineSurroundings | null {
  return shop.shopper.userType === 'Public' || isReadOnly(shop.shopper) ? null : lineSurroundings(shop);
}

/** Lines of the cart that are changed where they are shown. */
const CART_ROWS = {
  id: 'cartRows',
  src: 'cartRows',
  input: ({ context }: { context: Context }) => ({ surroundings: lineSurroundings(context.shop) }),
  onError: 'broken',
} as const;

/** From the product to the order: products, categories, cart and checkout, and quick entry, which outlives its page. An area of the shop. */
export const orderingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: { productDetail: 'productDetail'; cartPage: 'cartPage'; cartRows: 'cartRows'; checkout: 'checkout' };
    tags: 'fetching';
    meta: FeatureMeta;
  },
  actors: {
    quickEntry: quickEntryMachine,
    productDetail: productDetailMachine,
    cartPage: cartPageMachine,
    cartRows: cartRowsMachine,
    /** Loads the part of the program that is checkout; rejects where it does not come. */
    loadCheckout: port<void>('loadCheckout'),
    checkout: slot<typeof checkoutMachine>('checkout'),
  },
  actions: {
    setPage: assign({ page: (_, { page }: { page: OrderingPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
    forgetPrices: sendTo(({ context }) => context.shop.prices, { type: 'prices.forget' }),
  },
}).createMachine({
  id: 'ordering',
  context: ({ input: { shop }, spawn }) => {
    const { shopper, environment, catalogue, prices, cart, productList } = shop;
    return {
      shop,
      quickEntry: spawn('quickEntry', {
        id: 'quickEntry',
        input: {
          actors: { catalogue, prices, cart, productList },
          rule: listRule(shopper),
          owner: entryOwner(shopper),
          settings: shopper.configuration.settings,
          newId: environment.newId,
        },
      }),
      page: { type: 'products.enter' },
    };
  },
  initial: 'away',
  on: {
    'products.enter': enters('browsing'),
    'product.enter': enters('viewingProduct'),
    'categories.enter': enters('choosingCategory'),
    'cart.enter': enters('viewingCart'),
    'checkout.enter': enters('fetchingCheckout'),
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    browsing: {
      description: 'The product list is looked through; lines typed in it are guarded.',
      meta: { features: ['PLIST-01', 'PLIST-03', 'PLIST-04', 'PLIST-11'] },
      entry: sendTo(({ context }) => context.quickEntry, { type: 'page.shown' }),
      exit: sendTo(({ context }) => context.quickEntry, { type: 'page.hidden' }),
      invoke: CART_ROWS,
    },
    choosingCategory: {
      description: 'A category is chosen, whose products are listed then.',
      meta: { features: ['CAT-01'] },
    },
    viewingProduct: {
      description: 'One product is looked at.',
      meta: { features: ['PDP-01', 'PDP-06'] },
      invoke: {
        id: 'productDetail',
        src: 'productDetail',
        input: ({ context, event }) => {
          assertEvent(event, 'product.enter');
          return { productKey: event.productKey, ordering: lineOrdering(context.shop) };
        },
        onError: 'broken',
      },
    },
    viewingCart: {
      description: 'The cart is on its own page.',
      meta: { features: ['CART-01'] },
      invoke: [
        CART_ROWS,
        {
          id: 'cartPage',
          src: 'cartPage',
          input: ({ context: { shop } }) => ({ cart: shop.cart }),
          onError: 'broken',
        },
      ],
    },
    fetchingCheckout: {
      description: 'The part of the program that is checkout is on its way.',
      meta: { features: ['CHK-01'] },
      tags: 'fetching',
      invoke: { id: 'loadCheckout', src: 'loadCheckout', onDone: 'checkingOut', onError: 'unreachable' },
    },
    checkingOut: {
      description: 'The cart is being ordered. Stock and last sales may be others afterwards.',
      meta: { features: ['CHK-01'] },
      exit: 'forgetPrices',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context: { shop } }) => ({
          shopper: shopperNow(shop),
          cart: shop.cart,
          newId: shop.environment.newId,
        }),
        onError: 'broken',
      },
    },
    unreachable: UNREACHABLE_PAGE,
    broken: BROKEN_PAGE,
  },
  options: machineOptions,
});

export type OrderingRef = ActorRefFrom<typeof orderingMachine>;
export type OrderingSnapshot = SnapshotFrom<typeof orderingMachine>;
