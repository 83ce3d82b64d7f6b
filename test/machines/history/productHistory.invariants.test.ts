import { describe, expect, test } from 'vitest';
import type { HistoryPeriod } from '#domain/order/historyList.ts';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import { productHistoryMachine } from '#machines/history/productHistory/productHistoryMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, lastSale } from '../samples.ts';

const newest: ProductHistoryRow = { ...lastSale, orderNumber: '3', invoiceDate: '2026-03-01', price: 40 };
const credit: ProductHistoryRow = {
  ...lastSale,
  orderNumber: '2',
  invoiceDate: '2026-02-01',
  type: 'Credit',
  price: 60,
};
const older: ProductHistoryRow = { ...lastSale, orderNumber: '0', invoiceDate: '2024-05-01' };

function opened() {
  return new Stage(productHistoryMachine, { today: '2026-03-04' });
}

async function withSales() {
  const stage = opened();
  await stage.answer('loadRows', [newest, credit]);
  return stage;
}

const choose = (start: string, end = '') =>
  ({ type: 'period.choose', period: { start, end } satisfies HistoryPeriod }) as const;
const numbers = (stage: ReturnType<typeof opened>) => stage.snapshot.context.shown.map((row) => row.orderNumber);

describe('product history:', () => {
  test('it starts with the last 12 months, newest invoice first', async () => {
    const stage = await withSales();
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }]);
    expect(stage.snapshot.context.period).toEqual({ start: '2025-03-04', end: '' });
    expect(numbers(stage)).toEqual(['3', '2']);
  });

  test('dates within what is known are filtered here; the server is asked only for an earlier start', async () => {
    const stage = await withSales();
    stage.send(choose('2026-03-01'), choose('2025-03-04', '2026-02-28'));
    expect(numbers(stage)).toEqual(['2']);
    expect(stage.asked('loadRows')).toHaveLength(1);
    stage.send(choose(''));
    expect(stage.asked('loadRows')[1]).toEqual({ since: '' });
    await stage.answer('loadRows', [newest, credit, older]);
    expect(numbers(stage)).toEqual(['3', '2', '0']);
    stage.send(choose('2024-01-01'));
    expect(stage.asked('loadRows')).toHaveLength(2);
  });

  test('an answer to an earlier question never replaces that of a later one', async () => {
    const stage = opened();
    stage.send(choose('2024-01-01'));
    expect(stage.asked('loadRows')).toEqual([{ since: '2025-03-04' }, { since: '2024-01-01' }]);
    await stage.answer('loadRows', [newest, older]);
    expect(stage.snapshot.context.loaded?.since).toBe('2024-01-01');
    expect(stage.isAsking('loadRows')).toBe(false);
  });

  test('what was typed and chosen while the lines were on their way counts when they come', async () => {
    const stage = opened();
    stage.send({ type: 'search.change', query: 'credit' }, { type: 'sort.toggle', column: 'price' });
    await stage.answer('loadRows', [newest, credit]);
    expect(numbers(stage)).toEqual(['2']);
    expect(stage.snapshot.context.sort).toEqual({ column: 'price', direction: 'descending' });
  });

  test('a failure keeps search, dates and sort, and a retry requests the same', async () => {
    const stage = await withSales();
    stage.send({ type: 'search.change', query: 'credit' }, choose('2020-01-01'));
    await stage.fail('loadRows', failures.unavailable);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'list.retry' });
    expect(stage.asked('loadRows').slice(1)).toEqual([{ since: '2020-01-01' }, { since: '2020-01-01' }]);
    await stage.answer('loadRows', [newest, credit, older]);
    expect(numbers(stage)).toEqual(['2']);
  });

  test('after a failed look further back, dates that are known show without asking', async () => {
    const stage = await withSales();
    stage.send(choose('2020-01-01'));
    await stage.fail('loadRows', failures.offline);
    stage.send(choose('2026-01-01'));
    expect(numbers(stage)).toEqual(['3', '2']);
    expect(stage.asked('loadRows')).toHaveLength(2);
  });

  test('a column is sorted descending first, and the other way round with every further choice', async () => {
    const stage = await withSales();
    const byPrice = { type: 'sort.toggle', column: 'price' } as const;
    stage.send(byPrice);
    expect(numbers(stage)).toEqual(['2', '3']);
    stage.send(byPrice);
    expect(numbers(stage)).toEqual(['3', '2']);
  });
});
