import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { DUE_LIMIT, dueAgain, LEAST_DAYS, type Purchase } from '#domain/order/dueAgain.ts';

const TODAY = '2026-03-04';
const bought = (day: string, quantity = 1, unit = 'CS'): Purchase => ({ day, quantity, unit });
/** Bought so many days before today. */
const ago = (...days: number[]) => days.map((count) => bought(addDays(TODAY, -count)));
const keysOf = (products: ReturnType<typeof dueAgain>) => products.map(({ productKey }) => productKey);

describe('a product is due again', () => {
  test.each([
    ['on the day its median interval has passed', ago(21, 14, 7), true],
    ['not on the day before', ago(20, 13, 6), false],
    ['not after two purchases, however long ago', ago(40, 20), false],
    ['not after three of one day and one of another: that is one interval', [...ago(20, 10), ...ago(10, 10)], false],
    ['by the middle of its intervals, not by the mean: 7, 7 and 70 days', ago(92, 85, 78, 8), true],
    ['by the mean of the two middle intervals, 6 and 9 days: after 8', ago(23, 17, 8), true],
    ['not after 7 of them', ago(22, 16, 7), false],
    ['still after three intervals', ago(35, 28, 21), true],
    ['no longer after more than three: it is not bought any more', ago(36, 29, 22), false],
    ['in any order of its purchases', ago(7, 21, 14), true],
    [
      'across the day on which summer time begins',
      [bought('2026-02-11'), bought('2026-02-18'), bought('2026-02-25')],
      true,
    ],
  ])('%s', (_, purchases, isDue) => {
    expect(keysOf(dueAgain([{ productKey: 5, purchases }], TODAY))).toEqual(isDue ? [5] : []);
  });

  test('in the unit that was taken last, in the middle quantity of those in that unit', () => {
    const purchases = [
      bought('2026-02-25', 3),
      bought('2026-02-18', 40),
      bought('2026-02-11', 2),
      bought('2026-02-04', 24, 'EA'),
    ];
    expect(dueAgain([{ productKey: 5, purchases }], TODAY)).toEqual([
      { productKey: 5, last: '2026-02-25', everyDays: 7, quantity: 3, unitOfMeasure: 'CS' },
    ]);
  });

  test('the most overdue first, by days; among equals by key; no more than a dozen', () => {
    const weekly = (productKey: number, late: number) => ({
      productKey,
      purchases: ago(21 + late, 14 + late, 7 + late),
    });
    expect(keysOf(dueAgain([weekly(3, 0), weekly(2, 4), weekly(1, 4), weekly(9, 9)], TODAY))).toEqual([9, 1, 2, 3]);
    const many = Array.from({ length: 30 }, (_, key) => weekly(key, key));
    expect(keysOf(dueAgain(many, TODAY))).toHaveLength(DUE_LIMIT);
  });
});

test('for any purchases: due is only what was bought on enough days, its last day is its newest, and its quantity was ordered in its unit', () => {
  const purchase = fc.record({
    day: fc.integer({ min: 0, max: 365 }).map((count) => addDays(TODAY, -count)),
    quantity: fc.integer({ min: 1, max: 50 }),
    unit: fc.constantFrom('CS', 'EA'),
  });
  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 24 }), (purchases) => {
      const days = new Set(purchases.map(({ day }) => day));
      for (const due of dueAgain([{ productKey: 1, purchases }], TODAY)) {
        expect(days.size).toBeGreaterThanOrEqual(LEAST_DAYS);
        expect(due.last).toBe([...days].toSorted().at(-1));
        expect(daysBetween(due.last, TODAY)).toBeGreaterThanOrEqual(Math.floor(due.everyDays - 0.5));
        expect(purchases.some((one) => one.quantity === due.quantity && one.unit === due.unitOfMeasure)).toBe(true);
      }
    }),
  );
});
