import { createActor, fromPromise } from 'xstate';
import type { Cart, LineItem, SentLine } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { OrderDetail, OrderHistoryRow, ProductHistoryRow } from '#domain/order/order.ts';
import type { Today } from '#domain/order/orderAgain.ts';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { type AreaPages, areaMachine } from '#machines/app/area/areaMachine.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import { documentButtonMachine, type FetchedDocument } from '#machines/documentButton/documentButtonMachine.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { orderAgainMachine } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { orderHistoryMachine } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { productHistoryMachine } from '#machines/history/productHistory/productHistoryMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { lineSurroundings } from '#machines/ordering/cartLineDialog/lineSurroundings.ts';
import { type CartPageRef, cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { cartRowMachine } from '#machines/ordering/cartRows/cartRowMachine.ts';
import type { CartRowsRef } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import type { ProductDetailRef } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import type { EntryOwner, KeptEntry } from '#machines/ordering/quickEntry/keptEntry.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import type { RowsWanted } from '#machines/periodList/periodList.ts';
import { cartMachine } from '#machines/shop/cart/cartMachine.ts';
import type { WriteAnswer } from '#machines/shop/cart/cartWrite.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import {
  type KnownDetails,
  type KnownLastSales,
  type PricedProduct,
  pricesMachine,
} from '#machines/shop/prices/pricesMachine.ts';
import { productListMachine } from '#machines/shop/productList/productListMachine.ts';
import { listRule } from '#machines/shop/shopper.ts';
import { productsHref } from '../../src/product/urlFilters.ts';
import { buyer, environment } from '../machines/samples.ts';
import { catalogueCue } from './catalogueCue.ts';
import { cue } from './cue.ts';

/** Of the page that was entered. */
interface Flows {
  readonly quickEntry: QuickEntryRef;
  readonly cartRows: CartRowsRef;
  readonly cartPage: CartPageRef;
  readonly productDetail: ProductDetailRef;
}

/** The shop of a buyer whose actors answer on cue. */
export function shopOnCue(
  page: 'products' | 'product' | 'categories' | 'cart' | null,
  settings: Partial<UserSettings> = {},
  site: Partial<SiteSettings> = {},
) {
  const loadCatalogue = catalogueCue();
  const loadOrders = cue<readonly OrderHistoryRow[], RowsWanted>();
  const loadSales = cue<readonly ProductHistoryRow[], RowsWanted>();
  const loadOrder = cue<OrderDetail | null, { orderNumber: string | null }>();
  const loadToday = cue<Today, { productKeys: readonly number[] }>();
  const validateLines = cue<readonly LineItem[], { lines: readonly SentLine[] }>();
  const loadCart = cue<Cart>();
  const writeCart = cue<WriteAnswer, { command: CartCommand; version: number }>();
  const notices: Notice[] = [];
  const loadLinePrices = cue<Prices, { product: Product }>();
  const cartLineDialog = cartLineDialogMachine.provide({
    actors: { loadLinePrices: loadLinePrices.port },
    actions: { notify: (_, notice) => notices.push(notice) },
  });
  const loadPrices = cue<Readonly<Record<number, PricedProduct>>, { productKeys: readonly number[] }>();
  const loadLastSales = cue<KnownLastSales, { productKeys: readonly number[] }>();
  const loadDetails = cue<KnownDetails, { productKeys: readonly number[] }>();
  const addresses: string[] = [];
  const openTab = cue<boolean, { key: string; request: DocumentRequest }>();
  const fetchDocument = cue<FetchedDocument, { key: string; request: DocumentRequest }>();
  const shown: string[] = [];
  const documentButton = documentButtonMachine.provide({
    actors: { openTab: openTab.port, fetchDocument: fetchDocument.port },
    actions: { showDocument: (_, { documentId }) => shown.push(documentId) },
  });
  const documents = documentsMachine.provide({ actors: { documentButton } });
  const { configuration } = buyer;
  const shopper = {
    ...buyer,
    site: { ...buyer.site, ...site },
    configuration: { ...configuration, settings: { ...configuration.settings, ...settings } },
  };
  const shopRef = createActor(
    shopMachine.provide({
      actors: {
        catalogue: catalogueMachine.provide({ actors: loadCatalogue.actors }),
        prices: pricesMachine.provide({
          actors: { loadPrices: loadPrices.port, loadLastSales: loadLastSales.port, loadDetails: loadDetails.port },
        }),
        productList: productListMachine.provide({
          actions: { showInUrl: (_, { filters }) => addresses.push(productsHref(filters)) },
        }),
        cart: cartMachine.provide({ actors: { loadCart: loadCart.port, writeCart: writeCart.port } }),
      },
    }),
    { input: { shopper, environment: environment() } },
  ).start();
  const { shop } = shopRef.getSnapshot().context;
  const quickEntry = quickEntryMachine.provide({
    actors: { recallEntry: fromPromise<KeptEntry | null, EntryOwner>(async () => null) },
  });
  const surroundings = lineSurroundings(shop);
  const cartRows = {
    logic: cartRowsMachine.provide({ actors: { cartRow: cartRowMachine } }),
    input: { surroundings },
  };
  const flowsOf = {
    products: {
      cartRows,
      quickEntry: {
        logic: quickEntry,
        lasts: true,
        input: {
          actors: { catalogue: shop.catalogue, prices: shop.prices, cart: shop.cart, productList: shop.productList },
          rule: listRule(shop.shopper),
          owner: { username: '', customerKey: 0 },
          settings: shop.shopper.configuration.settings,
          newId: shop.environment.newId,
        },
      },
    },
    product: {
      productDetail: {
        logic: productDetailMachine.provide({ actors: { documents, cartLineDialog } }),
        input: { productKey: 11, ordering: surroundings },
      },
    },
    categories: {},
    cart: { cartRows, cartPage: { logic: cartPageMachine, input: { cart: shop.cart } } },
  } as const;
  const pages: AreaPages = {
    load: async () => undefined,
    flowsOf: ({ name }) => flowsOf[name as keyof typeof flowsOf],
  };
  const ordering = createActor(areaMachine, { input: { shop, pages } }).start();
  const enter = (name: keyof typeof flowsOf) => ordering.send({ type: 'page.enter', visit: { name, params: {} } });
  if (page) enter(page);
  const flows = ordering.getSnapshot().context.flows as unknown as Flows;
  const { today, newId } = shop.environment;
  const history = {
    openOrders: () =>
      createActor(orderHistoryMachine.provide({ actors: { loadRows: loadOrders.port, documents } }), {
        input: { today: today() },
      }).start(),
    openSales: () =>
      createActor(productHistoryMachine.provide({ actors: { loadRows: loadSales.port } }), {
        input: { today: today(), finder: () => shop.catalogue.getSnapshot().context.catalogue.finder },
      }).start(),
    openOrder: (orderNumber: string | null) =>
      createActor(
        orderAgainMachine.provide({
          actors: {
            loadOrder: loadOrder.port,
            loadToday: loadToday.port,
            addLines: addLinesMachine.provide({ actors: { validateLines: validateLines.port } }),
            documents,
          },
          actions: { notify: (_, notice) => notices.push(notice) },
        }),
        { input: { orderNumber, settings: shop.shopper.configuration.settings, cart: shop.cart, newId } },
      ).start(),
  };
  const ofOrders = { loadOrders, loadSales, loadOrder, loadToday, validateLines };
  return {
    shop,
    shopRef,
    ordering,
    enter,
    flows,
    ...history,
    loadCatalogue,
    loadPrices,
    loadLinePrices,
    loadLastSales,
    loadDetails,
    addresses,
    ...ofOrders,
    loadCart,
    writeCart,
    notices,
    openTab,
    fetchDocument,
    shown,
  };
}
