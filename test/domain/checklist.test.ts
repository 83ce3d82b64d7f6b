import { describe, expect, test } from 'vitest';
import { checklistOf, dataChecklistOf } from '#domain/checklist/checklist.ts';
import type { ChecklistFacts, Named } from '#domain/checklist/checklistFacts.ts';
import { CHECK_TOPICS, type CheckTopic } from '#domain/checklist/checkTopics.ts';

const NONE: Named = { count: 0, examples: [] };
const named = (...examples: string[]): Named => ({ count: examples.length, examples });

/** A shop in which everything has worked. */
const ready: ChecklistFacts = {
  name: 'Harbor Foods',
  isNamed: true,
  isDemo: false,
  hasOwnLogo: true,
  address: '1 Quay Street',
  phone: '2075550100',
  publicUrl: 'https://shop.example.com',
  sendsEmails: true,
  hasSentEmail: true,
  deadEmails: 0,
  products: 612,
  productsWithoutUnit: NONE,
  productsWithoutPrice: NONE,
  productsAtZero: NONE,
  productsOfUnknownStock: NONE,
  sellAtZero: false,
  stockTracking: true,
  contractPrices: 0,
  customers: 40,
  customersWithoutUser: NONE,
  customersWithoutAddress: NONE,
  pastOrders: NONE,
  otherUsers: 12,
  deliveryWeekdays: [2, 3],
  pickupWeekdays: [2],
  nextDelivery: '2026-03-05',
  nextPickup: '2026-03-06',
  addressesWithoutDay: NONE,
  timeZone: 'America/Chicago',
  isTimeZoneChosen: true,
  holidays: ['2026-12-25', '2026-11-26'],
  refusesZips: true,
  deliveryAreas: 3,
  deliveredZips: 2,
  allowGuest: true,
  showGuestPrices: true,
  allowConsumer: true,
  allowConsumerPickup: true,
  allowConsumerDelivery: true,
  movesMoney: true,
  takesTestCardsOnly: false,
  takesCards: true,
  hasPayment: true,
  orderTarget: null,
  hasSentOrder: false,
  fetchingTokens: 1,
  isFetched: true,
  waitingOrders: 0,
  deadOrders: 0,
};

function checked(topic: CheckTopic, facts: Partial<ChecklistFacts>) {
  const item = checklistOf({ ...ready, ...facts }).find((one) => one.topic === topic);
  return [item?.state, item?.text];
}

const NEW_SHOP: Partial<ChecklistFacts> = {
  name: 'New Shop',
  isNamed: false,
  hasOwnLogo: false,
  address: '',
  phone: '',
  publicUrl: 'http://localhost:4000',
  sendsEmails: false,
  products: 0,
  customers: 0,
  isTimeZoneChosen: false,
  holidays: [],
  otherUsers: 0,
  refusesZips: false,
  deliveryAreas: 0,
  deliveredZips: 0,
  allowGuest: false,
  allowConsumer: false,
  movesMoney: false,
  takesTestCardsOnly: true,
  hasPayment: false,
  fetchingTokens: 0,
  isFetched: false,
};

describe('the checklist', () => {
  test('has each topic once, and in a working shop only done or optional items', () => {
    const items = checklistOf(ready);
    expect(items.map(({ topic }) => topic)).toEqual([...CHECK_TOPICS]);
    expect(items.filter(({ state }) => state !== 'done').map(({ topic, state }) => [topic, state])).toEqual([
      ['guests', 'choice'],
    ]);
  });

  test('shows nothing in an empty shop as done, except the delivery days and past orders', () => {
    const states = checklistOf({ ...ready, ...NEW_SHOP }).map(({ topic, state }) => `${topic}: ${state}`);
    expect(states).toEqual([
      'shop: missing',
      'papers: missing',
      'publicUrl: missing',
      'mail: demo',
      'products: missing',
      'prices: missing',
      'zeroPrices: missing',
      'stock: missing',
      'customers: missing',
      'addresses: choice',
      'users: missing',
      'pastOrders: done',
      'timeZone: missing',
      'calendar: done',
      'holidays: missing',
      'zips: choice',
      'guests: choice',
      'consumers: choice',
      'cards: demo',
      'orders: missing',
    ]);
  });

  test.each<[CheckTopic, Partial<ChecklistFacts>, string, string]>([
    ['shop', { isDemo: true, name: 'Harbor Provisions' }, 'demo', 'demo distributor Harbor Provisions'],
    ['shop', { hasOwnLogo: false }, 'demo', 'still uses the default logo'],
    ['papers', { address: '' }, 'missing', 'confirmations and emails: address.'],
    ['papers', { phone: '' }, 'missing', 'confirmations and emails: phone number.'],
    ['publicUrl', { publicUrl: 'http://127.0.0.1:4000' }, 'missing', 'works only on the server itself'],
    ['publicUrl', { publicUrl: 'http://[::1]:4000' }, 'missing', 'works only on the server itself'],
    ['publicUrl', { publicUrl: 'http://shop.example.com' }, 'demo', 'which is not encrypted'],
    ['mail', { hasSentEmail: false }, 'untried', 'no email has been sent yet'],
    ['mail', { deadEmails: 2 }, 'missing', 'the last 2 emails could not be sent'],
    [
      'products',
      { productsWithoutUnit: named('P1 A') },
      'missing',
      'Buyers see 612 products. 1 of them has no selling unit',
    ],
    [
      'prices',
      { productsWithoutPrice: named('P1 A', 'P2 B'), contractPrices: 5 },
      'missing',
      '2 products have no list price',
    ],
    [
      'zeroPrices',
      { productsAtZero: named('P1 A') },
      'missing',
      '1 product has a price of $0.00 and cannot be ordered',
    ],
    ['zeroPrices', { productsAtZero: named('P1 A'), sellAtZero: true }, 'choice', 'at $0.00, as Site Settings allow'],
    ['stock', { productsOfUnknownStock: named('P1 A', 'P2 B') }, 'missing', 'The stock of 2 products is unknown'],
    ['stock', { productsOfUnknownStock: named('P1 A'), stockTracking: false }, 'choice', 'Stock is not shown'],
    ['customers', { customers: 1, customersWithoutUser: named('C1 A') }, 'missing', 'No user can sign in for any'],
    ['customers', { customersWithoutUser: named('C1 A') }, 'choice', 'For 1 of them no user can sign in yet.'],
    ['customers', { customers: 0 }, 'choice', 'Only consumers can order'],
    ['addresses', { customersWithoutAddress: named('C1 A') }, 'missing', '1 business account has no delivery address'],
    ['addresses', { customersWithoutAddress: named('C1', 'C2') }, 'missing', 'cannot order for delivery'],
    ['pastOrders', { pastOrders: named('1 A') }, 'missing', '1 imported order is still open more than 30 days'],
    ['pastOrders', { pastOrders: named('1 A') }, 'missing', 'counts against the credit limit'],
    ['timeZone', { isTimeZoneChosen: false }, 'missing', 'America/Chicago, taken from the server'],
    ['timeZone', { isTimeZoneChosen: false, isDemo: true }, 'demo', 'The demo distributor is in America/Chicago'],
    ['holidays', { holidays: [] }, 'missing', 'There are no coming holidays'],
    ['holidays', {}, 'done', '2 coming holidays, the next on Thu 11/26/2026.'],
    ['users', { otherUsers: 0 }, 'missing', 'You are the only user.'],
    ['users', { otherUsers: 1 }, 'done', 'One other person can sign in'],
    ['calendar', { nextDelivery: null }, 'missing', 'No delivery dates are available'],
    ['calendar', { nextPickup: null }, 'missing', 'there is no day to pick anything up'],
    ['calendar', { nextPickup: null, allowConsumerPickup: false }, 'done', 'The next delivery is on Thu 03/05/2026.'],
    [
      'calendar',
      { nextPickup: null, allowConsumerPickup: false, addressesWithoutDay: named('C1 MAIN A') },
      'missing',
      '1 delivery address has only days',
    ],
    [
      'calendar',
      { addressesWithoutDay: named('C1 MAIN A', 'C2 MAIN B') },
      'missing',
      '2 delivery addresses have only days on which you do not',
    ],
    ['zips', { deliveredZips: 0 }, 'missing', 'Every delivery area is set to no delivery.'],
    ['zips', { refusesZips: false }, 'choice', 'orders to other ZIP codes are still accepted'],
    ['zips', { deliveryAreas: 0, deliveredZips: 0 }, 'choice', 'Consumers can order delivery to any address'],
    [
      'consumers',
      { allowConsumerPickup: false, allowConsumerDelivery: false },
      'missing',
      'pickup and delivery are both turned off',
    ],
    ['consumers', { takesCards: false }, 'missing', 'no cards are accepted'],
    ['consumers', { sendsEmails: false }, 'demo', 'verification emails are saved'],
    ['consumers', { movesMoney: false }, 'demo', 'Payments are in test mode'],
    ['cards', { takesCards: false }, 'missing', 'consumers can only pay by card'],
    ['cards', { takesCards: false, allowConsumer: false }, 'choice', 'All orders are on account'],
    ['cards', { movesMoney: false }, 'demo', 'No money is charged'],
    ['cards', { takesTestCardsOnly: true }, 'missing', 'only test cards are accepted'],
    ['cards', { hasPayment: false }, 'untried', 'No payment has been approved yet'],
    ['orders', { fetchingTokens: 0, isFetched: false, waitingOrders: 2 }, 'missing', '2 orders wait here now.'],
    ['orders', { isFetched: false }, 'untried', 'none has been fetched yet'],
    ['orders', { orderTarget: 'folder' }, 'untried', 'None has been sent yet'],
    ['orders', { orderTarget: 'webhook', hasSentOrder: true, waitingOrders: 1 }, 'done', '1 order waits here now.'],
    ['orders', { orderTarget: 'webhook', hasSentOrder: true, deadOrders: 1 }, 'missing', '1 order could not be sent'],
  ])('%s of %o: %s', (topic, facts, state, text) => {
    expect(checked(topic, facts)).toEqual([state, expect.stringContaining(text)]);
  });

  test.each<[CheckTopic, keyof ChecklistFacts, Partial<ChecklistFacts>]>([
    ['products', 'productsWithoutUnit', {}],
    ['prices', 'productsWithoutPrice', {}],
    ['zeroPrices', 'productsAtZero', {}],
    ['zeroPrices', 'productsAtZero', { sellAtZero: true }],
    ['stock', 'productsOfUnknownStock', {}],
    ['customers', 'customersWithoutUser', {}],
    ['customers', 'customersWithoutUser', { customers: 67 }],
    ['addresses', 'customersWithoutAddress', {}],
    ['pastOrders', 'pastOrders', {}],
    ['calendar', 'addressesWithoutDay', {}],
  ])('names the first records of %s, and says how many more there are', (topic, fact, more) => {
    const examples = ['C1 A', 'C2 B', 'C3 C', 'C4 D', 'C5 E'];
    const items = checklistOf({ ...ready, ...more, [fact]: { count: 67, examples } });
    expect(items.find((one) => one.topic === topic)).toMatchObject({ examples, more: 62 });
    const others = items.filter((one) => one.topic !== topic);
    expect(others.every((one) => one.examples.length === 0 && one.more === 0)).toBe(true);
  });

  test('of the data alone leaves out what depends on the server and on who looks', () => {
    const { publicUrl: _1, sendsEmails: _2, movesMoney: _3, orderTarget: _4, otherUsers: _5, ...data } = ready;
    const left = ['publicUrl', 'mail', 'users', 'consumers', 'cards', 'orders'];
    const all = checklistOf(ready);
    expect(dataChecklistOf(data)).toEqual(all.filter(({ topic }) => !left.includes(topic)));
  });

  test('is not done while a consumer cannot order: it checks what an order needs, not which settings are on', () => {
    const closed = { movesMoney: false, takesTestCardsOnly: true, sendsEmails: true };
    expect(checked('consumers', closed)[0]).toBe('demo');
    expect(checked('consumers', { takesTestCardsOnly: true })[0]).toBe('missing');
  });
});
