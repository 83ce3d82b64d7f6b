import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, decimal } from '#domain/decimal.ts';
import { formatMoney, formatPricePer, formatUnitPrice, longestPlaces, roundMoney } from '#domain/money.ts';

describe('money', () => {
  test('is rounded half away from zero, the same on both sides of it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (mills) => {
        const amount = new Decimal(mills.toString()).div(1000);
        expect(roundMoney(amount).times(100).toFixed()).toBe(((mills + 5n) / 10n).toString());
        expect(roundMoney(amount.negated()).equals(roundMoney(amount).negated())).toBe(true);
      }),
    );
  });

  test('is shown with two decimals and read back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (cents) => {
        const shown = formatMoney(cents / 100);
        expect(shown).toMatch(/^\u2212?\$\d{1,3}(,\d{3})*\.\d\d$/);
        expect(new Decimal(shown.replace('\u2212', '-').replaceAll(/[$,]/g, '')).times(100).toNumber()).toBe(cents);
      }),
    );
  });

  test.each([
    [0, '$0.00'],
    [1234567.5, '$1,234,567.50'],
    [-12, '\u2212$12.00'],
    [-1234.5, '\u2212$1,234.50'],
    [-0.004, '$0.00'],
    [null, '-.--'],
    [undefined, '-.--'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown);
  });

  test.each([
    [48, 2, '$48.00'],
    [2.0825, 4, '$2.0825'],
    [2.08, 4, '$2.08'],
    [2.5, 0, '$3.00'],
    [1234.5678, 3, '$1,234.568'],
    [null, 4, '-.--'],
  ])('a unit price of %s with %s decimals is shown as %s', (price, places, shown) => {
    expect(formatUnitPrice(price === null ? null : decimal(price), places)).toBe(shown);
  });

  test.each([
    [40.2, undefined, '$40.20 / CS'],
    [2.0825, undefined, '$2.0825 / CS'],
    [2.0825, 2, '$2.08 / CS'],
    [null, undefined, '-.-- / CS'],
  ])('a price of %s with %s decimals is shown with its unit, as %s', (price, places, shown) => {
    expect(formatPricePer(price, 'CS', places)).toBe(shown);
  });

  test.each([
    [[], 2],
    [[48, null, undefined, 9.5], 2],
    [[48, 2.0825, 3.125], 4],
    [[3.125], 3],
  ])('prices of %j have together %d decimals', (prices, places) => {
    expect(longestPlaces(prices)).toBe(places);
  });
});
