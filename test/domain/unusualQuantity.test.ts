import { expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { unusualQuantity } from '#domain/order/unusualQuantity.ts';
import { lastSale, tomatoes } from '../machines/samples.ts';

/** A small order after larger ones. */
const usual = { ...lastSale, usualQuantity: 3 };
const none = { ...lastSale, quantity: -2 };
const elsewhere = { ...lastSale, unitOfMeasure_SellBy: 'PAL' };

test.each([
  ['9.99', 'CS', lastSale, null],
  ['10', 'CS', lastSale, '10 CS is far more than the 2 CS of your last order.'],
  ['14.99', 'CS', usual, null],
  ['15', 'CS', usual, '15 CS is far more than the 3 CS you usually order.'],
  ['360', 'EA', usual, '360 EA is far more than the 72 EA you usually order.'],
  ['239', 'EA', lastSale, null],
  ['240', 'EA', lastSale, '240 EA is far more than the 48 EA of your last order.'],
  ['4999', 'CS', { ...lastSale, quantity: 1000 }, null],
  ['999.99', 'CS', null, null],
  ['1000', 'CS', null, '1,000 CS is a large quantity: 1,000 CS or more is rarely ordered.'],
  ['1000', 'CS', undefined, '1,000 CS is a large quantity: 1,000 CS or more is rarely ordered.'],
  ['10', 'CS', none, null],
  ['10', 'CS', elsewhere, null],
])('%s %s, when the last sale was %j, is asked about as %s', (quantity, unit, sale, question) => {
  expect(unusualQuantity(tomatoes, { quantity: decimal(quantity), unit }, sale)?.question ?? null).toBe(question);
});
