import { describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { packSize, packText } from '#domain/product/pack.ts';
import type { PriceBy, SellBy } from '#domain/product/product.ts';
import { stockHint, stockShortage, stockText } from '#domain/product/stock.ts';

const sold = (unitOfMeasure: string, stockConversion: number): SellBy => ({
  unitOfMeasure,
  stockConversion,
  isPricing: false,
  sellByMultiple: 0,
});
const pricedBy = (unitOfMeasure: string, stockConversion: number): PriceBy => ({
  unitOfMeasure,
  stockConversion,
  priceDecimals: 2,
});
const product = (sellBys: SellBy[], priceBys: PriceBy[] = [], bought = sellBys[0]?.unitOfMeasure ?? '') => ({
  sellBys,
  priceBys,
  pricingUM: priceBys[0]?.unitOfMeasure ?? bought,
  defaultQuantity: { orderQuantity: 1, unitOfMeasure: bought },
});
const cups = product([sold('EA', 1), sold('SL', 50), sold('CS', 1000)], [pricedBy('CS', 1000)], 'CS');

describe('a pack', () => {
  test.each([
    [sold('EA', 1), 'EA', 'EA'],
    [sold('CS', 100), 'EA', 'CS of 100'],
    [sold('CS', 1000), null, 'CS of 1,000'],
    [sold('CS', 40), 'LB', 'CS of 40 LB'],
    [sold('CS', 71.25), 'LB', 'CS · 71.25 LB avg'],
    [sold('CS', 38.5), null, 'CS · 38.5 avg'],
    [sold('EA', 0.0417), 'LB', 'EA'],
    [{ ...sold('RL', 1.3333), exactConversion: '4/3' }, 'YD', 'RL of 1.3333 YD'],
  ])('%j of a stock unit %s is %s', (unit, stockUnit, text) => {
    expect(packText(unit, stockUnit)).toBe(text);
  });

  test.each([
    ['its largest', cups, 'CS of 1,000'],
    ['the only unit', product([sold('EA', 1)]), 'EA'],
    ['the stock unit where it is not sold', product([], [pricedBy('LB', 1)]), 'LB'],
    ['an average with its unit', product([sold('CS', 71.25)], [pricedBy('LB', 1)]), 'CS · 71.25 LB avg'],
    ['nothing without a unit', product([]), ''],
  ])('of a product is %s', (_, { sellBys, priceBys }, text) => {
    expect(packSize({ sellBys, priceBys })).toBe(text);
  });
});

describe('the stock text', () => {
  const byWeight = product([sold('CS', 38.5)], [pricedBy('LB', 1)]);
  test.each([
    [7350, '7 CS in stock'],
    [1, '1 EA in stock'],
    [0, 'Out of stock'],
    [-12, 'Out of stock'],
  ])('beside a product with %d uncommitted: %s', (stock, text) => {
    expect(stockHint(cups, { uncommitted_Stk: stock })).toBe(text);
  });

  test.each([
    ['7', 7350, null],
    ['8', 7350, 'Only 7 CS in stock now'],
    ['0', 0, 'Out of stock'],
    ['1', -12, 'Out of stock'],
  ])('of a line of %s CS with %d uncommitted: %s', (quantity, stock, text) => {
    const line = { quantity: decimal(quantity), unit: 'CS' };
    expect(stockShortage(cups, line, { uncommitted_Stk: stock })).toBe(text);
    expect(stockShortage(cups, line, null)).toBeNull();
  });

  test.each([
    ['in whole units of those one buys', cups, 7350, undefined, '7 CS'],
    ['with thousands', cups, 1_234_000, undefined, '1,234 CS'],
    ['in the unit of a line', cups, 7350, 'SL', '147 SL'],
    ['in the stock unit when there is less than a whole one', cups, 999, undefined, '999 EA'],
    ['as nothing in the unit one buys', cups, 0, undefined, '0 CS'],
    ['as zero when more is promised than in stock', cups, -12, undefined, '0 CS'],
    ['in cases where pounds are priced', byWeight, 100, undefined, '2 CS'],
    ['in pounds that make no case', byWeight, 38.25, undefined, '38.25 LB'],
    ['as it is for a unit that the product has not', cups, 7350, 'PAL', '7,350 EA'],
  ])('%s', (_, of, stock, unit, text) => {
    expect(stockText(of, { uncommitted_Stk: stock }, unit)).toBe(text);
  });
});
