import { expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { billedAmount, billedText } from '#domain/order/billed.ts';

test.each([
  ['a weight and its price', 30.3, 'LB', 13.45, '30.3 LB x $13.45'],
  ['all decimals of both', 1234.0625, 'LB', 2.0825, '1,234.0625 LB x $2.0825'],
  ['at least two decimals of the price', 40, 'EA', 9.5, '40 EA x $9.50'],
  ['a returned weight below zero', -10.1, 'LB', 13.45, '−10.1 LB x $13.45'],
  ['the weight alone while pricing is hidden', 30.3, 'LB', undefined, '30.3 LB'],
  ['the weight alone without one price', 30.3, 'LB', null, '30.3 LB'],
])('a billed quantity shows %s', (_name, quantity, unit, price, text) => {
  expect(billedText(quantity, unit, price)).toBe(text);
});

test.each([
  ['half a cent is rounded away from zero', '30.3', '13.45', '407.54'],
  ['for returns as well', '-30.3', '13.45', '-407.54'],
  ['without the error of floating point', '0.1', '30.15', '3.02'],
  ['four decimals of each are exact', '12.3456', '1.2345', '15.24'],
])('the amount is quantity times price: %s', (_name, quantity, price, amount) => {
  expect(billedAmount(decimal(quantity), decimal(price)).toFixed(2)).toBe(amount);
});
