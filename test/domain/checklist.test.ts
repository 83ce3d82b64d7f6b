import { describe, expect, test } from 'vitest';
import { checklistOf } from '#domain/checklist/checklist.ts';
import type { ChecklistFacts } from '#domain/checklist/checklistFacts.ts';
import { CHECK_TOPICS, type CheckTopic } from '#domain/checklist/checkTopics.ts';

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
  productsWithoutUnit: 0,
  productsWithoutPrice: 0,
  contractPrices: 0,
  customers: 40,
  customersWithUser: 40,
  otherUsers: 12,
  deliveryWeekdays: [2, 3],
  pickupWeekdays: [2],
  nextDelivery: '2026-03-05',
  nextPickup: '2026-03-06',
  addressesWithoutDay: 0,
  refusesZips: true,
  zipRules: 3,
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
  customersWithUser: 0,
  otherUsers: 0,
  refusesZips: false,
  zipRules: 0,
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

  test('shows nothing in an empty shop as done, except the delivery days', () => {
    const states = checklistOf({ ...ready, ...NEW_SHOP }).map(({ topic, state }) => `${topic}: ${state}`);
    expect(states).toEqual([
      'shop: missing',
      'papers: missing',
      'publicUrl: missing',
      'mail: demo',
      'products: missing',
      'prices: missing',
      'customers: missing',
      'users: missing',
      'calendar: done',
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
    ['products', { productsWithoutUnit: 1 }, 'missing', 'Buyers see 612 products. 1 of them has no selling unit'],
    ['prices', { productsWithoutPrice: 2, contractPrices: 5 }, 'missing', '2 products have no list price'],
    ['customers', { customersWithUser: 0 }, 'missing', 'No user can sign in for any of them.'],
    ['customers', { customersWithUser: 39 }, 'done', 'For 1 of them no user can sign in yet.'],
    ['customers', { customers: 0, customersWithUser: 0 }, 'choice', 'Only consumers can order'],
    ['users', { otherUsers: 0 }, 'missing', 'You are the only user.'],
    ['users', { otherUsers: 1 }, 'done', 'One other person can sign in'],
    ['calendar', { nextDelivery: null }, 'missing', 'No delivery dates are available'],
    ['calendar', { nextPickup: null }, 'missing', 'there is no day to pick anything up'],
    ['calendar', { nextPickup: null, allowConsumerPickup: false }, 'done', 'The next delivery is on Thu 03/05/2026.'],
    ['calendar', { addressesWithoutDay: 2 }, 'missing', '2 delivery addresses have only days on which you do not'],
    ['zips', { deliveredZips: 0 }, 'missing', 'Every delivery area is set to no delivery.'],
    ['zips', { refusesZips: false }, 'choice', 'orders to other ZIP codes are still accepted'],
    ['zips', { zipRules: 0, deliveredZips: 0 }, 'choice', 'Consumers can order delivery to any address'],
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

  test('is not done while a consumer cannot order: it checks what an order needs, not which settings are on', () => {
    const closed = { movesMoney: false, takesTestCardsOnly: true, sendsEmails: true };
    expect(checked('consumers', closed)[0]).toBe('demo');
    expect(checked('consumers', { takesTestCardsOnly: true })[0]).toBe('missing');
  });
});
