import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, decimal, readDecimal } from '#domain/decimal.ts';
import { formatCount } from '#domain/formatNumber.ts';
import {
  acceptQuantity,
  formatQuantity,
  isMultipleOf,
  parseQuantity,
  quantityAsTyped,
  roundToMultiple,
  stepDown,
  stepUp,
} from '#domain/quantity.ts';

const hundredths = fc.integer({ min: 0, max: 999_999_999 }).map((count) => new Decimal(count).div(100));
const multiple = fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100);
const flag = fc.constantFrom('AutoRoundUp', 'AutoRoundDown', 'AutoRoundNearest');

describe('a typed quantity', () => {
  test.each([
    ['', '0'],
    ['.', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    [' 12 ', '12'],
    ['007', '7'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['9999999.994', '9999999.99'],
  ])('%j is %s', (typed, quantity) => {
    expect(parseQuantity(typed)?.toString()).toBe(quantity);
  });

  test.each(['-1', '1e3', 'x', '1,5', '1.2.3', '10000000', '9999999.995', '1 2', '+1', 'Infinity', '٣'])(
    '%j is not valid',
    (typed) => {
      expect(parseQuantity(typed)).toBeNull();
    },
  );

  test('every quantity that is put into a field is read back as itself', () => {
    fc.assert(
      fc.property(hundredths, (quantity) => {
        expect(parseQuantity(quantityAsTyped(quantity))?.equals(quantity)).toBe(true);
      }),
    );
  });

  test('the shown text is the text of the field, with thousands separators', () => {
    fc.assert(
      fc.property(hundredths, (quantity) => {
        expect(formatQuantity(quantity)).toMatch(/^\d{1,3}(,\d{3})*(\.\d{1,2})?$/);
        expect(formatQuantity(quantity).replaceAll(',', '')).toBe(quantityAsTyped(quantity));
      }),
    );
  });

  test.each([
    [0, '0'],
    [1.5, '1.5'],
    [1234.56, '1,234.56'],
    [9_999_999, '9,999,999'],
    [-1200, '\u22121,200'],
  ])('%d is shown as %s', (quantity, shown) => {
    expect(formatQuantity(quantity)).toBe(shown);
  });

  test('a count has its thousands set apart too', () => {
    expect([0, 999, 1000, 50_000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '50,000', '1,234,567']);
  });

  test('an accepted quantity has at most two decimals and is between 0 and 10^7', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const quantity = acceptQuantity(decimal(value));
        if (!quantity) return;
        expect(quantity.decimalPlaces()).toBeLessThanOrEqual(2);
        expect(quantity.isNegative()).toBe(false);
        expect(quantity.lt(10_000_000)).toBe(true);
      }),
    );
  });
});

describe('multiples', () => {
  test('every whole number of multiples is valid, and a hundredth more is not', () => {
    fc.assert(
      fc.property(multiple, fc.integer({ min: 0, max: 1000 }), (step, count) => {
        const quantity = decimal(step).times(count);
        expect(isMultipleOf(quantity, step)).toBe(true);
        expect(isMultipleOf(quantity.plus('0.01'), step)).toBe(step === 0.01);
      }),
    );
  });

  test('decimals that doubles get wrong are correct: 1.1 is eleven times 0.1, 0.3 is three times', () => {
    expect([1.1, 0.3, 0.7, 4.35].map((quantity) => isMultipleOf(quantity, 0.1))).toEqual([true, true, true, false]);
  });

  test('a multiple of 0 allows everything', () => {
    fc.assert(fc.property(hundredths, (quantity) => isMultipleOf(quantity, 0)));
  });
});

describe('rounding to a multiple', () => {
  test('gives a multiple, less than one multiple away, in the requested direction', () => {
    fc.assert(
      fc.property(hundredths, multiple, flag, (quantity, step, direction) => {
        const rounded = roundToMultiple(quantity, step, direction);
        expect(isMultipleOf(rounded, step)).toBe(true);
        expect(rounded.minus(quantity).abs().lt(step)).toBe(true);
        const isSmall = quantity.lt(step);
        if (direction === 'AutoRoundUp') expect(rounded.gte(quantity)).toBe(true);
        if (direction === 'AutoRoundDown' && !isSmall) expect(rounded.lte(quantity)).toBe(true);
        if (direction === 'AutoRoundNearest' && !isSmall) {
          expect(rounded.minus(quantity).abs().lte(decimal(step).div(2))).toBe(true);
        }
      }),
    );
  });

  test('of something is never nothing, and of nothing is nothing', () => {
    fc.assert(
      fc.property(hundredths, multiple, flag, (quantity, step, direction) => {
        expect(roundToMultiple(quantity, step, direction).isZero()).toBe(quantity.isZero());
      }),
    );
  });

  test('keeps a multiple, and everything when nothing is rounded', () => {
    fc.assert(
      fc.property(hundredths, multiple, flag, (quantity, step, direction) => {
        const rounded = roundToMultiple(quantity, step, direction);
        expect(roundToMultiple(rounded, step, direction).equals(rounded)).toBe(true);
        expect(roundToMultiple(quantity, step, 'None').equals(quantity)).toBe(true);
      }),
    );
  });

  test.each([
    ['AutoRoundUp', '13', 24],
    ['AutoRoundDown', '23', 12],
    ['AutoRoundDown', '5', 12],
    ['AutoRoundNearest', '17.99', 12],
    ['AutoRoundNearest', '18', 24],
    ['AutoRoundNearest', '1', 12],
  ] as const)('%s makes of %s by the dozen %s', (direction, quantity, rounded) => {
    expect(roundToMultiple(decimal(quantity), 12, direction).toNumber()).toBe(rounded);
  });
});

describe('plus and minus', () => {
  test('plus and then minus returns to a multiple', () => {
    fc.assert(
      fc.property(multiple, fc.integer({ min: 0, max: 1000 }), (step, count) => {
        const quantity = decimal(step).times(count);
        fc.pre(quantity.plus(step).lt(10_000_000));
        expect(stepDown(stepUp(quantity, step), step).equals(quantity)).toBe(true);
      }),
    );
  });

  test('of a quantity between two multiples go to the one above and the one below', () => {
    fc.assert(
      fc.property(hundredths, multiple, (quantity, step) => {
        fc.pre(quantity.plus(step).lt(10_000_000) && !isMultipleOf(quantity, step));
        const [up, down] = [stepUp(quantity, step), stepDown(quantity, step)];
        expect([isMultipleOf(up, step), isMultipleOf(down, step)]).toEqual([true, true]);
        expect([up.gt(quantity), down.lt(quantity), up.minus(down).equals(step)]).toEqual([true, true, true]);
      }),
    );
  });

  test.each([
    ['1.3', 0.5, '1.5', '1'],
    ['1.5', 0.5, '2', '1'],
    ['0.2', 0.5, '0.5', '0'],
    ['7', 12, '12', '0'],
    ['1.3', 0, '2.3', '0.3'],
  ])('%s by multiples of %s becomes %s or %s', (quantity, step, up, down) => {
    expect([stepUp(decimal(quantity), step), stepDown(decimal(quantity), step)].map(String)).toEqual([up, down]);
  });

  test('minus never goes below 0, plus never reaches 10^7', () => {
    fc.assert(
      fc.property(hundredths, multiple, (quantity, step) => {
        expect(stepDown(quantity, step).gte(0)).toBe(true);
        expect(stepUp(quantity, step).lt(10_000_000)).toBe(true);
      }),
    );
    expect(stepUp(decimal('9999999.5'), 0).toNumber()).toBe(9_999_999.5);
    expect(stepUp(decimal(1), 0).toNumber()).toBe(2);
  });
});

describe('a decimal of a request', () => {
  test('as number and as text is the same, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (count) => {
        const exact = new Decimal(count).div(10_000);
        expect(readDecimal(exact.toNumber(), 4)?.equals(exact)).toBe(true);
        expect(readDecimal(exact.toFixed(), 4)?.equals(exact)).toBe(true);
      }),
    );
  });

  test.each([
    ['1e3'],
    ['0x10'],
    ['NaN'],
    [''],
    [' '],
    ['.'],
    ['1.'.repeat(2)],
    ['--1'],
    ['1_000'],
    [Number.NaN],
    [Infinity],
  ])('%j is not valid', (value) => {
    expect(readDecimal(value, 2)).toBeNull();
  });

  test('is rounded half away from zero, on both sides of it', () => {
    expect([1.005, '1.005', -1.005, '-2.675'].map((value) => readDecimal(value, 2)?.toNumber())).toEqual([
      1.01, 1.01, -1.01, -2.68,
    ]);
  });
});
