import type { TransferForm } from '#domain/api/punchout.ts';
import { addDays } from '#domain/calendar.ts';
import type { Cart, Estimate, ValidDates } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { cutOffFor, deliveryDates } from '#domain/cart/deliveryDates.ts';
import { type DeliveryDetails, deliveryRules } from '#domain/checkout/delivery.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import type { Address, Customer } from '#domain/customer/customer.ts';
import type { OrderResult } from '#domain/order/order.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { DETAIL_FIELDS } from '#domain/punchout/askedDetails.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import type { Submission } from '#machines/ordering/checkout/submission.ts';
import type { CartReplyTarget } from '#machines/shop/cart/cartWrite.ts';
import { type Shopper, shopperOf } from '#machines/shop/shopper.ts';
import { cartOf, chef, listener, oyster, site, twoCases } from '../samples.ts';

export const pier: Address = {
  id: 1,
  key: 'PIER',
  isPrimary: true,
  name: 'The Gilded Oyster',
  display: 'Pier 9',
  address1: '9 Harbor Way',
  address2: null,
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  county: null,
  contact: null,
  phone: null,
  deliveryTime: null,
  minimumOrderAmount: null,
  isValidZipCode: true,
};

/** Needs a larger order than two cases. */
export const island: Address = {
  ...pier,
  id: 2,
  key: 'ISLE',
  isPrimary: false,
  display: 'Island kitchen',
  address1: '1 Ferry Landing',
  minimumOrderAmount: 96.01,
};

export const dockside: Customer = { ...oyster, shiptos: [pier, island], defaultShipto: 'PIER', defaultPO: 'STANDING' };

/** Every weekday from a date on, for so many days. */
export function datesFrom(earliestDate: string, days = 30): ValidDates {
  const dates = deliveryDates({ from: earliestDate, until: addDays(earliestDate, days), weekdays: [2, 3, 4, 5, 6] });
  const orderDay = { timeZone: 'America/New_York', orderCutoff: '16:00' };
  return {
    defaultDate: earliestDate,
    earliestDate,
    latestDate: dates.at(-1) ?? earliestDate,
    dates,
    cutOff: cutOffFor(earliestDate, orderDay),
  };
}

export const dates = datesFrom('2026-03-05');
export const laterDates = datesFrom('2026-03-09');

export const details: DeliveryDetails = {
  shipTo: 'PIER',
  customerPo: 'STANDING',
  deliveryDate: '2026-03-05',
  specialInstruction1: '',
  specialInstruction2: '',
  notes: '',
};

export const rules = deliveryRules(dockside, DEFAULT_USER_SETTINGS, site);
export const strictRules = { ...rules, isPoRequired: true, isDateRequired: true };

export const emptyCart = cartOf(1);

function withHeader(version: number, from: DeliveryDetails): Cart {
  const cart = cartOf(version, twoCases);
  const { shipTo, customerPo, deliveryDate } = from;
  return { ...cart, header: { ...cart.header, customerShipToCode: shipTo, customer_PO: customerPo, deliveryDate } };
}

export const newCart = cartOf(3, twoCases);
/** Its header has these `details`. */
export const savedCart = withHeader(4, details);

export const estimate: Estimate = { lineTotal: 96, addOnCharges: 5, taxableAmount: 0, tax: 0, total: 101 };
export const offer: Offer = { cart: savedCart, estimate };
export const emptyOffer: Offer = { cart: emptyCart, estimate: {} };

const dearer = { ...twoCases, unitPrice: 50, extension: 100, previousUnitPrice: 48 };
export const dearerOffer: Offer = {
  cart: { ...savedCart, lines: [dearer] },
  estimate: { ...estimate, lineTotal: 100, total: 105 },
};

/** Tomatoes were taken out of the catalogue. */
export const goneOffer: Offer = {
  ...offer,
  cart: { ...savedCart, messages: ['TO-11 Tomatoes, plum: This product is unavailable.'] },
};

export const order: OrderResult = {
  orderNumber: '500001',
  estimatedTotal: 101,
  accepted: true,
  messages: [],
  confirmation: true,
};
export const refusedOrder: OrderResult = {
  orderNumber: null,
  accepted: false,
  messages: ['Credit limit reached.\nCall us.'],
  confirmation: false,
};

export const orderBuyer = { username: 'chef', customerKey: 1001 };
export const submission: Submission = {
  key: 'key-1',
  buyer: orderBuyer,
  cartVersion: 4,
  orderTotal: 101,
  by: 'account',
  deliveryAddressId: null,
};

export const visa: PaymentSummary = { issuer: ISSUERS.Visa, lastFour: '1111' };
export const accepted = [ISSUERS.Visa, ISSUERS.MasterCard];
/** The same order, with its total charged to a card. */
export const payment: Submission = { ...submission, by: 'card', deliveryAddressId: pier.id };

export function shopperWith(settings: Partial<UserSettings> = {}): Shopper {
  return shopperOf(true, chef, site, {
    customer: dockside,
    settings: { ...DEFAULT_USER_SETTINGS, ...settings },
    userDefaults: { defaultPageLayout: null, defaultPageSortBy: null },
    siteDefaults: { defaultPageLayout: null, defaultPageSortBy: null },
  });
}

/** A consumer, who chooses pickup or delivery and has to pay. */
export function consumerWith(settings: Partial<UserSettings> = {}, shipMethod: ShipMethod = 'Delivery'): Shopper {
  return { ...shopperWith(settings), userType: 'Consumer', shipMethod };
}

/** A user who came from a procurement system to fill a new cart. */
export const fillingVisit: PunchoutVisit = {
  operation: 'create',
  partnerName: 'Northwind Procurement',
  postbackUrl: 'https://buyer.example/postback',
  productKey: null,
  notes: [],
  asks: [...DETAIL_FIELDS],
};
/** Of a procurement system that takes no details of delivery. */
export const silentVisit: PunchoutVisit = { ...fillingVisit, asks: [] };
export const editingVisit: PunchoutVisit = { ...fillingVisit, operation: 'edit' };
/** The user may only look at it. */
export const lookingVisit: PunchoutVisit = { ...fillingVisit, operation: 'inspect' };

export function punchoutWith(
  punchout: PunchoutVisit = fillingVisit,
  ...settings: Parameters<typeof shopperWith>
): Shopper {
  return { ...shopperWith(...settings), punchout };
}

/** A cart as the server made it ready. */
export const form: TransferForm = {
  postbackUrl: 'https://buyer.example/postback',
  body: '<cXML/>',
  fieldName: 'cxml-urlencoded',
  fields: [{ name: 'cxml-urlencoded', value: '<cXML/>' }],
  target: null,
};
export const transfer: Submission = { ...submission, by: 'procurement' };

type CartEvent = { type: 'cart.write'; command: CartCommand; replyTo?: CartReplyTarget } | { type: 'cart.refresh' };

/** A cart that only records its events. */
export function deafCart() {
  const cart = listener<CartEvent>();
  return {
    ref: cart.ref,
    commands: () => cart.heard().flatMap((event) => (event.type === 'cart.write' ? [event.command] : [])),
    refreshes: () => cart.heard().filter((event) => event.type === 'cart.refresh').length,
  };
}
