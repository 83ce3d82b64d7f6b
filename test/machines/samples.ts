import {
  type ActorRef,
  type ActorSystem,
  type ActorSystemInfo,
  createActor,
  type EventFrom,
  type EventObject,
  fromTransition,
  type Snapshot,
} from 'xstate';
import type { FoundRecording } from '#domain/api/recordings.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { type Catalogue, prepareCatalogue } from '#domain/catalog/catalogue.ts';
import type { ProductEdition } from '#domain/catalog/productEdition.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { LastSale } from '#domain/order/lastSale.ts';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import { tableOf } from '#domain/product/productTable.ts';
import type { User } from '#domain/session/user.ts';
import type { PageDefaults } from '#domain/settings/preferences.ts';
import { DEFAULT_USER_SETTINGS, type SiteSettings } from '#domain/settings/settings.ts';
import type { Greeting } from '#machines/app/session/session.ts';
import type { Environment } from '#machines/lib/environment.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { CartWriter } from '#machines/shop/cart/cartWriter.ts';
import type { Surroundings } from '#machines/shop/catalogue/catalogue.ts';
import type { PricedProduct } from '#machines/shop/prices/pricesMachine.ts';
import { type Configuration, type Shopper, shopperOf } from '#machines/shop/shopper.ts';

/** Why no answer arrived, by name: the error with which a port of a machine rejects. */
export const failures = {
  offline: new PortFailure({ kind: 'offline', status: null, detail: '' }),
  unauthorised: new PortFailure({ kind: 'unauthorised', status: 401, detail: '' }),
  unavailable: new PortFailure({ kind: 'unavailable', status: 503, detail: '' }),
  refused: new PortFailure({ kind: 'unexpected', status: 409, detail: 'Not available at the moment.' }),
  unexpected: new PortFailure({ kind: 'unexpected', status: 500, detail: 'Something broke.' }),
};

/** Ids in order, and a fixed clock. */
export function environment(): Environment {
  let count = 0;
  return {
    now: () => 0,
    today: () => '2026-03-04',
    newId: () => {
      count += 1;
      return `id-${count}`;
    },
  };
}

export const oyster: Customer = {
  customerKey: 1001,
  customerCode: 'C1001',
  name: 'The Gilded Oyster',
  defaultShipto: null,
  defaultPO: null,
  requiredPO: false,
  shiptos: [],
};

export const tide: Customer = { ...oyster, customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' };

export const site: SiteSettings = {
  allowGuest: false,
  allowConsumer: false,
  siteKey: null,
  alwaysSearchAllProducts: false,
  allowConsumerPickup: true,
  allowConsumerDelivery: true,
  zipCodeRestrictionFlag: false,
  zipCodeRestrictionMessage: null,
  layoutImages: { list: true, detail: true, mobile: true },
};

export const greeting: Greeting = {
  site,
  logoName: null,
  distributorName: 'Harbor Provisions',
  distributorPhone: '(207) 555-0100',
  demoAccounts: [],
};
export const guestGreeting: Greeting = { ...greeting, site: { ...site, allowGuest: true } };

export const noDefaults: PageDefaults = { defaultPageLayout: null, defaultPageSortBy: null };

export const configuration: Configuration = {
  customer: oyster,
  settings: DEFAULT_USER_SETTINGS,
  userDefaults: noDefaults,
  siteDefaults: noDefaults,
};

export const guestConfiguration: Configuration = {
  ...configuration,
  customer: null,
  settings: { ...DEFAULT_USER_SETTINGS, sessionType: 'Guest' },
};

export const chef: User = { username: 'chef', name: 'Chef', isSalesperson: false, customerKey: 1001, email: null };
export const rep: User = { username: 'rep', name: 'Rep', isSalesperson: true, customerKey: null, email: null };

export const buyer: Shopper = shopperOf(true, chef, site, configuration);
export const guest: Shopper = shopperOf(false, null, site, guestConfiguration);

/** Sold by the piece and by the case of 24, in dozens of pieces; priced by the case. */
export const tomatoes: Product = {
  productKey: 11,
  productCode: 'TOM',
  formattedProductCode: 'TOM',
  description: 'Tomatoes, plum',
  pricingUM: 'CS',
  warehouseCode: '1',
  sellBys: [
    { unitOfMeasure: 'EA', stockConversion: 1, isPricing: false, sellByMultiple: 12 },
    { unitOfMeasure: 'CS', stockConversion: 24, isPricing: true, sellByMultiple: 0 },
  ],
  priceBys: [
    { unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 4 },
    { unitOfMeasure: 'CS', stockConversion: 24, priceDecimals: 2 },
  ],
  defaultQuantity: { orderQuantity: 1, unitOfMeasure: 'CS' },
  listImage: null,
  mobileImage: null,
  cardImage: null,
  categoryDescription: 'Vegetables',
  mainCategoryDescription: 'Produce',
  productCategoryCode: 'VEG',
  productMainCategoryCode: 'PRO',
  productSequence: null,
  additional: { k0: null, k1: null },
};

export const unsold: Product = { ...tomatoes, productKey: 12, sellBys: [] };

/** All there is to know of a catalogue. */
export interface CatalogueSample extends Surroundings {
  products: readonly Product[];
}

export const loadedCatalogue: CatalogueSample = {
  products: [tomatoes],
  mainCategories: [{ code: 'PRO', description: 'Produce' }],
  categories: [{ code: 'VEG', description: 'Vegetables', parent: 'PRO', isExcluded: false }],
  guides: [],
};

export function editionOf(products: readonly Product[], version = 1): ProductEdition {
  const table = tableOf(products);
  const known = { version, products: table, synonyms: null };
  return { ...known, whole: known, changeCount: 0 };
}

export function catalogueOf({ products, ...around }: CatalogueSample): Catalogue {
  return prepareCatalogue({ products: tableOf(products), ...around });
}

export const priced: PricedProduct = { prices: { CS: 48 }, uncommitted: null };

export const lastSale: ProductHistoryRow & LastSale = {
  orderNumber: '1',
  productCode: 'TOM',
  formattedProductCode: 'V-TOM',
  productKey: 11,
  description: 'Tomatoes, plum',
  invoiceDate: '2026-01-15',
  quantity: 2,
  unitOfMeasure_SellBy: 'CS',
  price: 47.5,
  unitOfMeasure_Prc: 'CS',
  usualQuantity: null,
  type: 'Invoice',
};

export const twoCases: CartLine = {
  id: 1,
  productKey: 11,
  unitOfMeasure: 'CS',
  orderQuantity: 2,
  overridePrice: null,
  unitOfMeasure_Prc: 'CS',
  productText1: null,
  productText2: null,
  caseQuantity: 2,
  unitPrice: 48,
  priceConversion: 1,
  extension: 96,
  isOverridePrice: false,
  isEstimate: false,
};

export function cartOf(version: number, ...lines: CartLine[]): Cart {
  return {
    header: {
      customerShipToCode: null,
      customer_PO: null,
      deliveryDate: null,
      specialInstruction1: null,
      specialInstruction2: null,
      notes: null,
      addressId: null,
      isValid: true,
    },
    lines,
    messages: [],
    version,
    isBelowMinimum: false,
    minimumShort: 0,
  };
}

export const addTomatoes: CartCommand = {
  kind: 'add',
  line: { id: 0, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '1' },
  idempotencyKey: 'key-1',
};

/** Three cases instead of the two that the buyer saw. */
export const threeCases: CartCommand = {
  kind: 'update',
  line: { id: 1, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '3' },
  seen: twoCases,
};

/** An actor that only records its events: replaces the receiver of a machine's events. */
export function listener<Event extends EventObject>() {
  const actor = createActor(
    fromTransition<readonly Event[], Event, ActorSystem<ActorSystemInfo>, undefined>(
      (heard, event) => [...heard, event],
      [],
    ),
  ).start();
  const ref: ActorRef<Snapshot<unknown>, Event> = actor;
  return { ref, heard: () => actor.getSnapshot().context };
}

/** A cart that only records its requests. */
export function cartListener() {
  const cart = listener<EventFrom<CartWriter>>();
  const commands = () => cart.heard().flatMap((event) => (event.type === 'cart.write' ? [event.command] : []));
  return { ref: cart.ref, commands };
}

/** What a user sent to support: two machines, three steps. */
export const foundRecording: FoundRecording = {
  code: 'BCDFGHJK',
  sentAt: '2026-11-30T15:00:00.000Z',
  expiresAt: '2026-12-30T15:00:00.000Z',
  by: 'Ada Marsh',
  recording: {
    actors: [
      { machine: 'payment', states: 'editing' },
      { machine: 'leaving', states: '' },
    ],
    steps: [
      { at: 0, actor: 1, event: 'xstate.init', states: 'free' },
      { at: 900, actor: 0, event: 'card.submit', states: 'sending' },
      { at: 1900, actor: 0, event: 'xstate.done.actor.pay', kind: 'refused', states: 'editing' },
    ],
  },
};
/** A card that is declined when the order is placed. */
export const declinedCard: FoundRecording = {
  ...foundRecording,
  recording: {
    actors: [
      { machine: 'orderReview', states: 'reviewing.offered' },
      { machine: 'notices', states: 'quiet' },
    ],
    steps: [
      { at: 0, actor: 0, event: 'order.submit', states: 'submitting' },
      { at: 1800, actor: 0, event: 'xstate.done.actor.submission', kind: 'refused', states: 'reviewing.refused' },
      { at: 1900, actor: 1, event: 'notice.show', states: 'showing.counting' },
    ],
  },
};
