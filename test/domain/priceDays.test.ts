import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  overlappingPrices,
  overlaps,
  type PriceChange,
  type PriceDays,
  priceDaysText,
} from '#domain/dataImport/priceDays.ts';

const days = (from: string | null, to: string | null): PriceDays => ({ from, to });
const march = days('2026-03-01', '2026-03-31');
const april = days('2026-04-01', null);
const always = days(null, null);
const untilFebruary = days(null, '2026-02-28');

test.each([
  [always, 'on all days'],
  [march, 'from 03/01/2026 to 03/31/2026'],
  [april, 'from 04/01/2026 on'],
  [untilFebruary, 'until 02/28/2026'],
])('%o are %s', (one, text) => {
  expect(priceDaysText(one)).toBe(text);
});

test.each([
  [march, april, false],
  [march, untilFebruary, false],
  [march, always, true],
  [march, days('2026-03-31', null), true],
  [march, days('2026-01-01', '2026-03-01'), true],
  [always, always, true],
])('%o and %o overlap: %s', (one, other, isOverlap) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([isOverlap, isOverlap]);
});

describe('of the prices of one unit and quantity', () => {
  const refused = (...prices: PriceChange[]) => {
    const found = overlappingPrices(prices);
    return prices.map((price) => found.get(price) ?? null);
  };

  test.each<[string, PriceChange[], (PriceDays | null)[]]>([
    [
      'one after the other',
      [
        { stored: null, wanted: march },
        { stored: null, wanted: april },
      ],
      [null, null],
    ],
    ['a new one beside a stored one', [{ stored: always }, { stored: null, wanted: march }], [null, always]],
    [
      'the later of two new ones',
      [
        { stored: null, wanted: march },
        { stored: null, wanted: always },
      ],
      [null, march],
    ],
    [
      'one that begins where a stored one is ended',
      [
        { stored: null, wanted: march },
        { stored: always, wanted: untilFebruary },
      ],
      [null, null],
    ],
    [
      'one in the place of a removed one',
      [
        { stored: always, wanted: null },
        { stored: null, wanted: march },
      ],
      [null, null],
    ],
    [
      'one that counted on an end that is refused',
      [
        { stored: null, wanted: april },
        { stored: days('2026-01-01', null), wanted: days('2026-01-01', '2026-03-31') },
        { stored: march },
      ],
      [days('2026-01-01', null), march, null],
    ],
  ])('%s', (_, prices, expected) => {
    expect(refused(...prices)).toEqual(expected);
  });

  test('none that remain overlap', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-03-${number}`);
    const anyDays = fc
      .record({ from: fc.option(day, { nil: null }), to: fc.option(day, { nil: null }) })
      .filter(({ from, to }) => from === null || to === null || from <= to);
    fc.assert(
      fc.property(fc.array(anyDays, { maxLength: 8 }), (wanted) => {
        const prices = wanted.map((one): PriceChange => ({ stored: null, wanted: one }));
        const found = overlappingPrices(prices);
        const kept = prices.filter((price) => !found.has(price)).map((price) => price.wanted ?? always);
        for (const [place, one] of kept.entries())
          for (const other of kept.slice(place + 1)) expect(overlaps(one, other)).toBe(false);
        for (const [price, others] of found) expect(overlaps(price.wanted ?? always, others)).toBe(true);
      }),
    );
  });
});
