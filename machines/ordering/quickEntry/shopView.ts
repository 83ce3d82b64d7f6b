import { fromCallback } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { type ListRule, shownFilters } from '#domain/catalog/shownFilters.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { PageLayout } from '#domain/settings/preferences.ts';
import type { CartRef } from '../../shop/cart/cartMachine.ts';
import type { CatalogueRef } from '../../shop/catalogue/catalogueMachine.ts';
import type { KnownLastSales, PricedProduct, PricesRef } from '../../shop/prices/pricesMachine.ts';
import type { ProductListRef } from '../../shop/productList/productListMachine.ts';

/** What quick entry knows of the shop around it. */
export interface ShopView {
  catalogue: Catalogue;
  known: Readonly<Record<number, PricedProduct>>;
  /** What the customer last bought of products, as far as it is known. */
  lastSales: KnownLastSales;
  cartLines: readonly CartLine[];
  /** The cart is loaded; until then its lines are not known. */
  isCartKnown: boolean;
  layout: PageLayout;
  search: string;
  /** The guide that is listed, also while a search ignores it; null for none. */
  guide: Guide | null;
}

export interface ShopActors {
  catalogue: CatalogueRef;
  prices: PricesRef;
  cart: CartRef;
  productList: ProductListRef;
}

export interface Surroundings {
  actors: ShopActors;
  rule: ListRule;
}

function viewOf({ actors: { catalogue, prices, cart, productList }, rule }: Surroundings): ShopView {
  const loaded = catalogue.getSnapshot().context.catalogue;
  const priced = prices.getSnapshot().context;
  const { filters, layout } = productList.getSnapshot().context;
  return {
    catalogue: loaded,
    known: priced.known,
    lastSales: priced.lastSales,
    cartLines: cart.getSnapshot().context.cart.lines,
    isCartKnown: cart.getSnapshot().hasTag('loaded'),
    layout,
    search: filters.search,
    guide: shownFilters(loaded, { ...filters, search: '' }, rule).guide,
  };
}

function isSame(left: ShopView, right: ShopView): boolean {
  return (Object.keys(left) as (keyof ShopView)[]).every((key) => left[key] === right[key]);
}

/** Reports every change around quick entry: catalog, prices, cart, layout and guide. */
export const watchShop = fromCallback<{ type: string }, Surroundings>(({ input, sendBack }) => {
  let lastView = viewOf(input);
  sendBack({ type: 'shop.changed', view: lastView });
  const tell = () => {
    const view = viewOf(input);
    if (isSame(view, lastView)) return;
    lastView = view;
    sendBack({ type: 'shop.changed', view });
  };
  const subscriptions = Object.values(input.actors).map((actor) => actor.subscribe(tell));
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
