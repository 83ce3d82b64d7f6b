import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortRows, toggleSort } from '#domain/order/historyList.ts';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import { listOrders, NEWEST_FIRST, type OrderColumn } from '#domain/order/orderList.ts';

const row = (orderNumber: string, more: Partial<OrderHistoryRow> = {}): OrderHistoryRow => ({
  orderNumber,
  pO_Number: null,
  orderDate: '2026-03-01',
  deliveryDate: null,
  status: 'Invoiced',
  total: 10,
  scanDocuments: [],
  orderConfirmation: true,
  invoice: true,
  ...more,
});
const numbers = (rows: readonly OrderHistoryRow[]) => rows.map(({ orderNumber }) => orderNumber);
const everything = { query: '', period: { start: '', end: '' }, sort: NEWEST_FIRST };

describe('orders are listed', () => {
  const rows = [
    row('500104', { orderDate: '2026-03-04', pO_Number: "O'Neil 8", status: 'Open' }),
    row('500103', { orderDate: '2026-02-27', pO_Number: 'Café 7' }),
    row('500102', { orderDate: '2025-03-04' }),
  ];

  test.each([
    ['500104', ['500104']],
    ['open', ['500104']],
    ['O’NEIL', ['500104']],
    ['cafe', ['500103']],
    ['invoiced 0010', ['500103', '500102']],
    ['invoiced open', []],
    ['  ', ['500104', '500103', '500102']],
  ])('search %j finds %j', (query, found) => {
    expect(numbers(listOrders(rows, { ...everything, query }))).toEqual(found);
  });

  test.each([
    [{ start: '2026-02-27', end: '' }, ['500104', '500103']],
    [{ start: '', end: '2026-02-27' }, ['500103', '500102']],
    [{ start: '2026-02-27', end: '2026-02-27' }, ['500103']],
    [{ start: '2026-03-01', end: '2026-02-01' }, []],
  ])('the days of %j are both included', (period, found) => {
    expect(numbers(listOrders(rows, { ...everything, period }))).toEqual(found);
  });
});

describe('orders are sorted', () => {
  test('by number as numbers, by amount as amounts', () => {
    const rows = [row('99', { total: 9 }), row('100', { total: 1000 }), row('9', { total: 10.5 })];
    expect(numbers(sortRows(rows, { column: 'orderNumber', direction: 'descending' }))).toEqual(['100', '99', '9']);
    expect(numbers(sortRows(rows, { column: 'total', direction: 'ascending' }))).toEqual(['99', '9', '100']);
  });

  test('without a value last, either way', () => {
    const rows = [row('1'), row('2', { pO_Number: 'B' }), row('3', { pO_Number: '' }), row('4', { pO_Number: 'A' })];
    expect(numbers(sortRows(rows, { column: 'pO_Number', direction: 'ascending' }))).toEqual(['4', '2', '1', '3']);
    expect(numbers(sortRows(rows, { column: 'pO_Number', direction: 'descending' }))).toEqual(['2', '4', '1', '3']);
  });

  test('a total that is hidden from the reader sorts nothing', () => {
    const { total: _, ...hidden }: OrderHistoryRow = row('1');
    const rows: OrderHistoryRow[] = [hidden, { ...hidden, orderNumber: '2' }];
    expect(numbers(sortRows(rows, { column: 'total', direction: 'descending' }))).toEqual(['1', '2']);
  });

  test('a column starts descending and turns round with every choice', () => {
    const once = toggleSort(NEWEST_FIRST, 'total');
    const twice = toggleSort(once, 'total');
    expect([once, twice, toggleSort(twice, 'total'), toggleSort(twice, 'status')]).toEqual([
      { column: 'total', direction: 'descending' },
      { column: 'total', direction: 'ascending' },
      { column: 'total', direction: 'descending' },
      { column: 'status', direction: 'descending' },
    ]);
    expect(toggleSort(NEWEST_FIRST, 'orderDate')).toEqual({ column: 'orderDate', direction: 'ascending' });
  });

  test('in any column, without a lost or repeated order, and equal ones keep their order', () => {
    const columns: OrderColumn[] = ['orderNumber', 'pO_Number', 'orderDate', 'deliveryDate', 'status', 'total'];
    const anyRows = fc.array(
      fc.record({ status: fc.constantFrom('Open', 'Invoiced'), total: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...columns), fc.boolean(), (values, column, isUp) => {
        const rows = values.map((value, index) => row(String(index).padStart(3, '0'), value));
        const sorted = sortRows(rows, { column, direction: isUp ? 'ascending' : 'descending' });
        expect(numbers(sorted).toSorted()).toEqual(numbers(rows));
        for (const [index, current] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next && current[column] === next[column]) {
            expect(Number(next.orderNumber)).toBeGreaterThan(Number(current.orderNumber));
          }
        }
      }),
    );
  });
});
