import type { EventFrom } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Guide, GuideProduct } from '#domain/guide/guide.ts';
import { prepareCatalogue } from '#domain/product/catalogue.ts';
import type { Product } from '#domain/product/product.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import type { EntryOwner } from '#machines/quickEntry/keptEntry.ts';
import type { QuickEntryInput } from '#machines/quickEntry/quickEntrySetup.ts';
import type { Neighbours, ShopView } from '#machines/quickEntry/shopView.ts';
import { environment, listener, loadedCatalogue, priced, tomatoes, unsold } from './samples.ts';

/** Sold and priced by the bunch. */
export const leeks: Product = {
  ...tomatoes,
  productKey: 13,
  productCode: 'LEE',
  description: 'Leeks',
  pricingUM: 'EA',
  sellBys: [{ unitOfMeasure: 'EA', stockConversion: 1, isPricing: true, sellByMultiple: 0 }],
  priceBys: [{ unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 2 }],
  defaultQuantity: { orderQuantity: 1, unitOfMeasure: 'EA' },
};

export const pantry = prepareCatalogue({ ...loadedCatalogue, products: [tomatoes, leeks, unsold] });

export const weekly: GuideProduct = {
  id: 1,
  productKey: 11,
  overridePrice: null,
  unitOfMeasure_Prc: null,
  unitOfMeasure: 'CS',
  orderQuantity: 5,
  sequence: 1,
};

export function guideOf(name: string, ...products: GuideProduct[]): Guide {
  return { name, isPrimary: false, isReadOnly: false, products, version: 1 };
}

/** Quick entry over the whole catalogue, prices known. */
export const pantryView: ShopView = {
  catalogue: pantry,
  known: { 11: priced, 13: { prices: { EA: 1.5 }, uncommitted: null } },
  cartLines: [],
  layout: 'quickEntry',
  guide: null,
};

export const guideView: ShopView = { ...pantryView, guide: guideOf('Weekly', weekly) };

/** Tomatoes that somebody sold to this cart at another price. */
export const dearTomatoes: CartLine = {
  id: 1,
  productKey: 11,
  unitOfMeasure: 'CS',
  orderQuantity: 1,
  overridePrice: 50,
  unitOfMeasure_Prc: 'CS',
  productText1: null,
  productText2: null,
  caseQuantity: 1,
  unitPrice: 50,
  priceConversion: 1,
  extension: 50,
  isOverridePrice: true,
  isEstimate: false,
};

export const owner: EntryOwner = { username: 'chef', customerKey: 1001 };

/** What quick entry starts with, and what its neighbours hear of it. */
export function entryInput(settings: Partial<UserSettings> = {}) {
  const cart = listener<EventFrom<Neighbours['cart']>>();
  const prices = listener<EventFrom<Neighbours['prices']>>();
  const productList = listener<EventFrom<Neighbours['productList']>>();
  const catalogue = listener<EventFrom<Neighbours['catalogue']>>();
  const neighbours = { catalogue: catalogue.ref, prices: prices.ref, cart: cart.ref, productList: productList.ref };
  const input: QuickEntryInput = {
    neighbours: neighbours as unknown as Neighbours,
    rule: { keepsGuides: true, mayListAll: true, defaultsToStandard: false, searchesEverything: false },
    owner,
    settings: { ...DEFAULT_USER_SETTINGS, ...settings },
    newId: environment().newId,
  };
  return { input, prices, productList };
}
