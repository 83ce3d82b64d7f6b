import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { lineColumns } from '../../src/order/lineColumns.ts';
import { twoCases } from '../machines/samples.ts';

const large: CartLine = {
  ...twoCases,
  orderQuantity: 9_000_000,
  unitPrice: 2.0825,
  extension: 8_877_749_112.23,
};

/** Digits that each column has room for. */
function roomIn(lines: readonly CartLine[], hidePricing = false): number[] {
  const { style } = lineColumns(lines, { hidePricing });
  return String(style['--figure-columns'])
    .split(' ')
    .map((width) => Number.parseFloat(width));
}

test('the columns of a list have room for the widest of its figures and their units', () => {
  const [quantity = 0, price = 0, amount = 0] = roomIn([twoCases, large]);
  expect(quantity).toBeGreaterThan('9,000,000 CS'.length);
  expect(price).toBeGreaterThan('$48.0000 CS'.length);
  expect(amount).toBeGreaterThanOrEqual('$8,877,749,112.23'.length);
  expect(lineColumns([twoCases, large], { hidePricing: false }).pricePlaces).toBe(4);
});

test('an estimate has room for its mark', () => {
  const [, , amount = 0] = roomIn([twoCases]);
  const [, , estimated = 0] = roomIn([{ ...twoCases, isEstimate: true }]);
  expect(estimated).toBeGreaterThan(amount);
});

test('there is but one column where pricing is hidden', () => {
  expect(roomIn([twoCases], true)).toHaveLength(1);
});
