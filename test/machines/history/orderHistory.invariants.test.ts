import { describe, expect, test } from 'vitest';
import type { HistoryPeriod } from '#domain/order/historyList.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import { orderHistoryMachine } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { invoiced, open } from './orderSamples.ts';

const older: OrderHistoryRow = { ...open, orderNumber: '400001', orderDate: '2024-05-01' };

function opened() {
  return new Stage(orderHistoryMachine, { today: '2026-03-04' });
}

async function withOrders() {
  const stage = opened();
  await stage.answer('loadRows', [open, invoiced]);
  return stage;
}

const choose = (start: string, end = '') =>
  ({ type: 'period.choose', period: { start, end } satisfies HistoryPeriod }) as const;
const numbers = (stage: ReturnType<typeof opened>) => stage.snapshot.context.shown.map((row) => row.orderNumber);

describe('order history:', () => {
  test('it starts with the last 12 months, newest first', async () => {
    const stage = await withOrders();
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }]);
    expect(stage.snapshot.context.period).toEqual({ start: '2025-03-04', end: '' });
    expect(numbers(stage)).toEqual(['500104', '500103']);
  });

  test('dates within what is known are filtered here; the server is asked only for an earlier start', async () => {
    const stage = await withOrders();
    stage.send(choose('2026-03-01'), choose('2025-03-04', '2026-02-28'));
    expect(numbers(stage)).toEqual(['500103']);
    expect(stage.asked('loadRows')).toHaveLength(1);
    stage.send(choose('2024-01-01'));
    expect(stage.asked('loadRows')[1]).toEqual({ since: '2024-01-01' });
    await stage.answer('loadRows', [open, invoiced, older]);
    stage.send(choose('2024-06-01'), choose('2024-01-01'));
    expect(numbers(stage)).toEqual(['500104', '500103', '400001']);
    expect(stage.asked('loadRows')).toHaveLength(2);
  });

  test('an answer to an earlier question never replaces that of a later one', async () => {
    const stage = opened();
    stage.send(choose('2024-01-01'));
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }, { since: '2024-01-01' }]);
    await stage.answer('loadRows', [open, older]);
    expect(stage.snapshot.context.loaded).toEqual({ since: '2024-01-01', rows: [open, older] });
  });

  test('what was typed and chosen while the orders were on their way counts when they come', async () => {
    const stage = opened();
    stage.send({ type: 'search.change', query: 'invoiced' }, { type: 'sort.toggle', column: 'total' });
    await stage.answer('loadRows', [open, invoiced]);
    expect(numbers(stage)).toEqual(['500103']);
    expect(stage.snapshot.context.sort).toEqual({ column: 'total', direction: 'descending' });
  });

  test('a failure keeps search, dates and sort, and a retry requests the same', async () => {
    const stage = await withOrders();
    stage.send({ type: 'search.change', query: 'po-8' }, choose('2020-01-01'));
    await stage.fail('loadRows', failures.unavailable);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'list.retry' });
    expect(stage.asked('loadRows').slice(1)).toEqual([{ since: '2020-01-01' }, { since: '2020-01-01' }]);
    await stage.answer('loadRows', [open, invoiced, older]);
    expect(stage.snapshot.context).toMatchObject({ query: 'po-8', period: { start: '2020-01-01', end: '' } });
    expect(numbers(stage)).toEqual(['500104', '400001']);
  });

  test('after a failed look further back, dates that are known show without asking', async () => {
    const stage = await withOrders();
    stage.send(choose('2020-01-01'));
    await stage.fail('loadRows', failures.offline);
    stage.send(choose('2026-01-01'));
    expect(numbers(stage)).toEqual(['500104', '500103']);
    expect(stage.asked('loadRows')).toHaveLength(2);
    stage.send(choose('2021-01-01'));
    expect(stage.asked('loadRows')[2]).toEqual({ since: '2021-01-01' });
  });

  test('a column is sorted descending first, and the other way round with every further choice', async () => {
    const stage = await withOrders();
    const byTotal = { type: 'sort.toggle', column: 'total' } as const;
    stage.send(byTotal);
    expect(numbers(stage)).toEqual(['500103', '500104']);
    stage.send(byTotal);
    expect(numbers(stage)).toEqual(['500104', '500103']);
    stage.send({ type: 'sort.toggle', column: 'orderNumber' });
    expect(stage.snapshot.context.sort).toEqual({ column: 'orderNumber', direction: 'descending' });
  });

  test('documents that are being opened outlive a search, other dates and a failure', async () => {
    const stage = await withOrders();
    stage.send({ type: 'search.change', query: 'zzz' }, choose('2020-01-01'));
    await stage.fail('loadRows', failures.offline);
    expect(stage.asked('documents')).toHaveLength(1);
    expect(stage.isAsking('documents')).toBe(true);
  });

  test('a bug that ends the documents leaves the orders, searched as they are, and the documents can be had again', async () => {
    const stage = await withOrders();
    stage.send({ type: 'search.change', query: 'invoiced' });
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ list: 'loaded', documents: 'unavailable' });
    expect(numbers(stage)).toEqual(['500103']);
    stage.send({ type: 'list.retry' });
    expect(stage.isAsking('documents')).toBe(true);
    expect(stage.asked('loadRows')).toHaveLength(1);
  });
});
