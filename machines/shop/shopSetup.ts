import { assign, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import { addToGuideMachine } from '../addToGuide/addToGuideMachine.ts';
import { type CartRef, cartMachine } from '../cart/cartMachine.ts';
import { cartLineDialogMachine } from '../cartLineDialog/cartLineDialogMachine.ts';
import { cartPageMachine } from '../cartPage/cartPageMachine.ts';
import { type CatalogueRef, catalogueMachine } from '../catalogue/catalogueMachine.ts';
import { checkoutMachine } from '../checkout/checkoutMachine.ts';
import { guideEditMachine } from '../guideEdit/guideEditMachine.ts';
import type { Environment } from '../lib/environment.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { orderAgainMachine } from '../orderAgain/orderAgainMachine.ts';
import { orderGuideMachine } from '../orderGuide/orderGuideMachine.ts';
import { orderHistoryMachine } from '../orderHistory/orderHistoryMachine.ts';
import { pasteMachine } from '../paste/pasteMachine.ts';
import { type PricesRef, pricesMachine } from '../prices/pricesMachine.ts';
import { productDetailMachine } from '../productDetail/productDetailMachine.ts';
import { productHistoryMachine } from '../productHistory/productHistoryMachine.ts';
import { type ProductListRef, productListMachine } from '../productList/productListMachine.ts';
import { type QuickEntryRef, quickEntryMachine } from '../quickEntry/quickEntryMachine.ts';
import { saveCartAsGuideMachine } from '../saveCartAsGuide/saveCartAsGuideMachine.ts';
import { mayKeepGuides, type Shopper } from '../session/session.ts';
import type { Page } from './page.ts';

interface Input {
  shopper: Shopper;
  environment: Environment;
}

interface Context extends Input {
  catalogue: CatalogueRef;
  prices: PricesRef;
  cart: CartRef;
  productList: ProductListRef;
  quickEntry: QuickEntryRef;
  page: Page;
}

type Event =
  | { type: 'page.enter'; page: Page }
  | { type: 'cartLine.add'; product: Product }
  | { type: 'cartLine.edit'; product: Product; line: CartLine }
  | { type: 'guide.addProduct'; product: Product; guides: readonly Guide[] }
  | {
      type: 'cart.saveAsGuide';
      cartLines: readonly CartLine[];
      products: ReadonlyMap<number, Product>;
      guides: readonly Guide[];
    }
  | { type: 'paste.open'; text?: string }
  | { type: 'accountRequired.close' }
  | { type: 'menu.choose'; entry: MenuKey };

/** What the chart of the shop is made of. */
export const shopSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as {
      productDetail: 'productDetail';
      cartPage: 'cartPage';
      checkout: 'checkout';
      orderHistory: 'orderHistory';
      orderAgain: 'orderAgain';
      productHistory: 'productHistory';
      orderGuide: 'orderGuide';
      guideEdit: 'guideEdit';
      cartLineDialog: 'cartLineDialog';
      addToGuide: 'addToGuide';
      saveCartAsGuide: 'saveCartAsGuide';
      paste: 'paste';
    },
    meta: {} as FeatureMeta,
  },
  actors: {
    catalogue: catalogueMachine,
    prices: pricesMachine,
    cart: cartMachine,
    productList: productListMachine,
    quickEntry: quickEntryMachine,
    productDetail: productDetailMachine,
    cartPage: cartPageMachine,
    checkout: checkoutMachine,
    orderHistory: orderHistoryMachine,
    orderAgain: orderAgainMachine,
    productHistory: productHistoryMachine,
    orderGuide: orderGuideMachine,
    guideEdit: guideEditMachine,
    cartLineDialog: cartLineDialogMachine,
    addToGuide: addToGuideMachine,
    saveCartAsGuide: saveCartAsGuideMachine,
    paste: pasteMachine,
  },
  guards: {
    isGuest: ({ context }) => context.shopper.userType === 'Public',
    mayKeepGuides: ({ context }) => mayKeepGuides(context.shopper),
    isBuyer: ({ context }) => context.shopper.userType !== 'Public',
    isPage: (_, { page, name }: { page: Page; name: Page['name'] }) => page.name === name,
    isSamePage: ({ context }, { page }: { page: Page }) => JSON.stringify(page) === JSON.stringify(context.page),
  },
  actions: {
    /** Filled by the host: the server notes which entry was chosen. */
    logMenuEntry: (_, _params: { entry: MenuKey }) => undefined,
    forgetPrices: sendTo(({ context }) => context.prices, { type: 'prices.forget' }),
    setPage: assign({ page: (_, { page }: { page: Page }) => page }),
  },
});
