import { createActor } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import type { UserType } from '#domain/session/user.ts';
import type { SiteSettings, UserSettings } from '#domain/settings/settings.ts';
import { cartMachine } from '#machines/cart/cartMachine.ts';
import { catalogueMachine, type LoadedCatalogue } from '#machines/catalogue/catalogueMachine.ts';
import { documentButtonMachine, type FetchedDocument } from '#machines/documentButton/documentButtonMachine.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { type OrdersWanted, orderHistoryMachine } from '#machines/orderHistory/orderHistoryMachine.ts';
import { type PricedProduct, pricesMachine } from '#machines/prices/pricesMachine.ts';
import { productListMachine } from '#machines/productList/productListMachine.ts';
import { type Page, shopMachine } from '#machines/shop/shopMachine.ts';
import { productsHref } from '../../src/app/urlFilters.ts';
import { buyer, environment } from '../machines/samples.ts';
import { cue } from './cue.ts';

/** The shop of a buyer whose world answers on cue. */
export function shopOnCue(page: Page, settings: Partial<UserSettings> = {}, site: Partial<SiteSettings> = {}) {
  const loadCatalogue = cue<LoadedCatalogue, { userType: UserType }>();
  const loadOrders = cue<readonly OrderHistoryRow[], OrdersWanted>();
  const loadPrices = cue<Readonly<Record<number, PricedProduct>>, { productKeys: readonly number[] }>();
  const addresses: string[] = [];
  const openTab = cue<boolean, { key: string }>();
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
  const shop = createActor(
    shopMachine.provide({
      actors: {
        catalogue: catalogueMachine.provide({ actors: { loadCatalogue: loadCatalogue.port } }),
        prices: pricesMachine.provide({ actors: { loadPrices: loadPrices.port } }),
        productList: productListMachine.provide({
          actions: { showInUrl: (_, { filters }) => addresses.push(productsHref(filters)) },
        }),
        cart: cartMachine.provide({ actors: { loadCart: cue<Cart>().port } }),
        orderHistory: orderHistoryMachine.provide({ actors: { loadOrders: loadOrders.port, documents } }),
      },
    }),
    { input: { shopper, environment: environment() } },
  ).start();
  shop.send({ type: 'page.enter', page });
  return { shop, loadCatalogue, loadPrices, addresses, loadOrders, openTab, fetchDocument, shown };
}
