import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { defaultPrice } from '#domain/product/defaultPrice.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import { breaksOn, type ListedPrice } from '#domain/product/priceBreaks.ts';

const DAY = '2026-03-15';

const listed = (price: number, more: Partial<ListedPrice> = {}): ListedPrice => ({
  ...{ isContract: false, fromQuantity: 0, from: null, to: null, price },
  ...more,
});
const contract = (price: number, more: Partial<ListedPrice> = {}) => listed(price, { isContract: true, ...more });

const at = (prices: readonly ListedPrice[], quantity: number, day = DAY, sellsAtZero = false) =>
  priceAt(breaksOn(prices, { day, sellsAtZero }), decimal(quantity))?.toNumber() ?? null;

describe('the price of a quantity on a day', () => {
  test.each<[string, ListedPrice[], number, number | null]>([
    ['is the list price', [listed(48)], 1, 48],
    ['is none without a price', [], 1, null],
    ['is the contract price, even where it is higher', [listed(48), contract(50)], 1, 50],
    ['is that of the highest quantity reached', [listed(48), listed(44, { fromQuantity: 10 })], 10, 44],
    ['is not that of a quantity just missed', [listed(48), listed(44, { fromQuantity: 10 })], 9.99, 48],
    [
      'is the lowest of those reached',
      [listed(48), listed(40, { fromQuantity: 5 }), listed(44, { fromQuantity: 10 })],
      12,
      40,
    ],
    ['is none below the only quantity', [listed(44, { fromQuantity: 10 })], 9, null],
    ['counts parts of a unit', [listed(48), listed(44, { fromQuantity: 0.5 })], 0.5, 44],
    ['is the list price below a contract from a quantity', [listed(48), contract(40, { fromQuantity: 5 })], 4, 48],
    ['is the contract price from its quantity on', [listed(48), contract(40, { fromQuantity: 5 })], 5, 40],
    ['does not rise with a contract from a quantity', [listed(48), contract(50, { fromQuantity: 5 })], 5, 48],
    ['has no list price from a quantity beside a contract', [contract(45), listed(40, { fromQuantity: 5 })], 9, 45],
    ['begins on its first day', [listed(40, { from: DAY }), listed(48, { to: '2026-03-14' })], 1, 40],
    ['ends with its last day', [listed(48, { to: DAY }), listed(40, { from: '2026-03-16' })], 1, 48],
    ['is none before its first day', [listed(48, { from: '2026-03-16' })], 1, null],
    ['is none after its last day', [listed(48, { to: '2026-03-14' })], 1, null],
    ['is the list price once a contract has ended', [listed(48), contract(40, { to: '2026-03-14' })], 1, 48],
    ['is on request at 0', [listed(0)], 1, 0],
    [
      'is that of a quantity where the unit is on request otherwise',
      [listed(0), listed(44, { fromQuantity: 10 })],
      10,
      44,
    ],
    ['is not on request where a price is reached', [listed(48), listed(0, { fromQuantity: 10 })], 10, 48],
  ])('%s', (_, prices, quantity, price) => {
    expect(at(prices, quantity)).toBe(price);
  });

  test('of a site that sells at 0 is 0 where 0 is the lowest', () => {
    expect(at([listed(48), listed(0, { fromQuantity: 10 })], 10, DAY, true)).toBe(0);
  });

  const day = fc.integer({ min: -20, max: 20 }).map((days) => addDays(DAY, days));
  const open = fc.option(day, { nil: null });
  const anyPrice: fc.Arbitrary<ListedPrice> = fc
    .record({
      isContract: fc.boolean(),
      fromQuantity: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4),
      from: open,
      to: open,
      price: fc.integer({ min: 1, max: 500_000 }).map((units) => units / 10_000),
    })
    .filter(({ from, to }) => from === null || to === null || from <= to);
  const prices = fc.array(anyPrice, { maxLength: 12 });
  const quantity = fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100);

  test('is never higher for more', () => {
    fc.assert(
      fc.property(prices, quantity, quantity, day, (list, one, more, on) => {
        const price = at(list, one, on);
        if (price !== null) expect(at(list, one + more, on)).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('is never one outside its days, or of a quantity that is not reached', () => {
    fc.assert(
      fc.property(prices, quantity, day, (list, count, on) => {
        const price = at(list, count, on);
        const offered = list.filter(
          ({ from, to, fromQuantity }) => fromQuantity <= count && (from ?? on) <= on && (to ?? on) >= on,
        );
        expect(price === null ? offered : offered.map((one) => one.price)).toEqual(
          price === null ? [] : expect.arrayContaining([price]),
        );
      }),
    );
  });

  test('has one price for each quantity, the next one always lower', () => {
    fc.assert(
      fc.property(prices, day, (list, on) => {
        const breaks = breaksOn(list, { day: on, sellsAtZero: false });
        for (const [place, { fromQuantity, price }] of breaks.entries()) {
          const last = breaks[place - 1];
          if (last) expect([fromQuantity > last.fromQuantity, price < last.price]).toEqual([true, true]);
        }
      }),
    );
  });
});

describe('the price of a line', () => {
  const product = {
    sellBys: [
      { unitOfMeasure: 'FT', stockConversion: 0.3333, exactConversion: '1/3', isPricing: false, sellByMultiple: 0 },
      { unitOfMeasure: 'CS', stockConversion: 24, isPricing: true, sellByMultiple: 0 },
      { unitOfMeasure: 'PL', stockConversion: 1200, isPricing: false, sellByMultiple: 0 },
    ],
    priceBys: [
      { unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 4 },
      { unitOfMeasure: 'CS', stockConversion: 24, priceDecimals: 2 },
    ],
  };
  const prices = {
    EA: 2.1,
    CS: [
      { fromQuantity: 0, price: 48 },
      { fromQuantity: 10, price: 44 },
    ],
  };

  test.each([
    ['10 cases', '10', 'CS', 'CS', 44],
    ['9.99 cases', '9.99', 'CS', 'CS', 48],
    ['a fifth of a pallet, ten cases', '0.2', 'PL', 'CS', 44],
    ['720 thirds of one, ten cases exactly', '720', 'FT', 'CS', 44],
    ['719.99 thirds', '719.99', 'FT', 'CS', 48],
    ['a unit with one price', '500', 'CS', 'EA', 2.1],
    ['a unit that it is not priced by', '1', 'CS', 'PL', null],
  ])('counts its quantity in the price unit: %s', (_, quantity, sellUnit, priceUnit, price) => {
    const line = { quantity: decimal(quantity), sellUnit, priceUnit };
    expect(defaultPrice(product, prices, line)?.toNumber() ?? null).toBe(price);
  });
});
