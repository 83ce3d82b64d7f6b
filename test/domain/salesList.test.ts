import { describe, expect, test } from 'vitest';
import { hasPrice, type ProductHistoryRow } from '#domain/order/order.ts';
import { hasPage, listSales, NEWEST_SALE_FIRST, numberSales, type SaleColumn } from '#domain/order/salesList.ts';
import { lastSale } from '../machines/samples.ts';

const sold = (more: Partial<ProductHistoryRow>): ProductHistoryRow => ({ ...lastSale, ...more });
const rows = numberSales([
  sold({ orderNumber: '500104', invoiceDate: '2026-03-04', quantity: 10, price: 9 }),
  sold({
    orderNumber: '500103',
    invoiceDate: '2026-02-27',
    productCode: '7',
    formattedProductCode: 'CRÈME-7',
    description: 'Crème fraîche',
    price: 12.5,
  }),
  sold({ orderNumber: '500102', invoiceDate: '2025-03-04', type: 'Credit', quantity: 9, price: 100 }),
]);
const everything = { query: '', period: { start: '', end: '' }, sort: NEWEST_SALE_FIRST };
const numbers = (found: readonly ProductHistoryRow[]) => found.map(({ orderNumber }) => orderNumber);

describe('sold lines are listed', () => {
  test.each([
    ['500104', ['500104']],
    ['creme', ['500103']],
    ['tomatoes credit', ['500102']],
    ['V-TOM', ['500104', '500102']],
    ['tom', ['500104', '500102']],
    ['tomatoes creme', []],
    ['', ['500104', '500103', '500102']],
  ])('search %j finds %j', (query, found) => {
    expect(numbers(listSales(rows, { ...everything, query }))).toEqual(found);
  });

  test.each([
    [{ start: '2026-02-27', end: '' }, ['500104', '500103']],
    [{ start: '', end: '2026-02-27' }, ['500103', '500102']],
  ])('the invoice dates of %j are both included', (period, found) => {
    expect(numbers(listSales(rows, { ...everything, period }))).toEqual(found);
  });

  test.each<[SaleColumn, string[]]>([
    ['quantity', ['500104', '500102', '500103']],
    ['price', ['500102', '500103', '500104']],
    ['description', ['500104', '500102', '500103']],
    ['type', ['500104', '500103', '500102']],
  ])('by %s, descending', (column, found) => {
    expect(numbers(listSales(rows, { ...everything, sort: { column, direction: 'descending' } }))).toEqual(found);
  });

  test('a product that an order has twice is listed twice, each line in its own place', () => {
    const twice = numberSales([lastSale, lastSale]);
    expect(listSales(twice, everything).map(({ place }) => place)).toEqual([0, 1]);
  });
});

test.each<[Pick<ProductHistoryRow, 'price' | 'unitOfMeasure_Prc'>, boolean]>([
  [{ price: 0, unitOfMeasure_Prc: 'CS' }, true],
  [{ price: 12.5, unitOfMeasure_Prc: 'CS' }, true],
  [{ price: 12.5 }, false],
  [{ price: null, unitOfMeasure_Prc: 'CS' }, false],
  [{ unitOfMeasure_Prc: 'CS' }, false],
  [{}, false],
])('a price appears only with its own unit: of %j it is %s', (row, isOne) => {
  expect(hasPrice(row)).toBe(isOne);
});

test.each([
  ['listed', 11, true],
  ['no longer listed', 12, false],
  ['the reserved one', 9, false],
])('a product that is %s has a page: %s %s', (_, productKey, has) => {
  expect(hasPage({ productKey }, new Map([11, 9].map((key) => [key, {}])))).toBe(has);
});
