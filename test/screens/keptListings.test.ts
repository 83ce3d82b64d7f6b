import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderHistoryMachine } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { keptListings } from '../../src/history/keptListings.ts';
import { quietly } from '../support/walks/quietly.ts';

afterEach(() => window.history.replaceState(null, ''));

test('order history keeps search, period and sort for Back, and starts anew at another visit', () => {
  const listings = keptListings();
  const visit = (key: string) => {
    window.history.replaceState({ key }, '');
    const machine = quietly(orderHistoryMachine).provide({ actions: { keepListing: listings.keep } });
    return createActor(machine, { input: { today: '2026-03-04', kept: listings.read() } }).start();
  };
  const first = visit('first');
  first.send({ type: 'search.change', query: 'banquet' });
  first.send({ type: 'sort.toggle', column: 'total' });
  first.send({ type: 'period.choose', period: { start: '2024-01-01', end: '' } });
  const { query, sort, period, since } = first.getSnapshot().context;
  expect(visit('second').getSnapshot().context).toMatchObject({ query: '', since: '2025-03-04' });
  expect(visit('first').getSnapshot().context).toMatchObject({ query, sort, period, since });
  expect([query, since]).toEqual(['banquet', '2024-01-01']);
});
