import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { conversionFactor, convert, parseFactor, shownFactor, stockConversion } from '#domain/product/units.ts';

const stock = fc.integer({ min: 1, max: 10_000_000 }).map((count) => count / 10_000);

function productOf(conversions: Record<string, number>) {
  const sellBys = Object.entries(conversions).map(([unitOfMeasure, stockConversion]) => ({
    unitOfMeasure,
    stockConversion,
    isPricing: false,
    sellByMultiple: 0,
  }));
  return { sellBys, priceBys: [{ unitOfMeasure: 'LB', stockConversion: 1, priceDecimals: 4 }] };
}

function fractionsOf(conversions: Record<string, readonly [number, number]>) {
  const sellBys = Object.entries(conversions).map(([unitOfMeasure, [numerator, denominator]]) => ({
    ...{ unitOfMeasure, stockConversion: Number((numerator / denominator).toFixed(4)) },
    ...{ exactConversion: `${numerator}/${denominator}`, isPricing: false, sellByMultiple: 0 },
  }));
  return { sellBys, priceBys: [] };
}

describe('stock conversion', () => {
  test('is known for units that the product is sold or priced by, and for no other', () => {
    const product = productOf({ CS: 38.5 });
    expect(['CS', 'LB', 'EA'].map((unit) => stockConversion(product, unit)?.numerator.toNumber())).toEqual([
      38.5,
      1,
      undefined,
    ]);
  });
});

test('a factor that was parsed before a thousand others is parsed to the same', () => {
  const factors = Array.from({ length: 2_500 }, (_, index) => parseFactor(`${index + 1}/7`));
  expect(factors.map(({ numerator, denominator }) => `${numerator}/${denominator}`)).toEqual(
    factors.map((_, index) => `${index + 1}/7`),
  );
  expect(parseFactor('3/7')).toEqual(factors[2]);
});

describe('conversion', () => {
  test('is how many of the second unit the first one contains', () => {
    const product = productOf({ CS: 38.5 });
    const shown = [conversionFactor(product, 'CS', 'LB'), conversionFactor(product, 'LB', 'CS')];
    expect(shown.map((factor) => factor && shownFactor(factor).toNumber())).toEqual([38.5, 0.026]);
  });

  test('there and back is exactly where it began', () => {
    fc.assert(
      fc.property(stock, stock, fc.integer({ min: 1, max: 10 ** 9 }), (from, to, count) => {
        const product = productOf({ A: from, B: to });
        const there = conversionFactor(product, 'A', 'B');
        const back = conversionFactor(product, 'B', 'A');
        if (!there || !back) throw new Error('the units are known');
        const quantity = decimal(count).div(100);
        const product1 = quantity.times(there.numerator).times(back.numerator);
        expect(product1.div(there.denominator.times(back.denominator)).equals(quantity)).toBe(true);
      }),
    );
  });

  test('by fractions there and back is exactly where it began', () => {
    const fraction = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }));
    fc.assert(
      fc.property(fraction, fraction, fc.integer({ min: 1, max: 10 ** 9 }), (from, to, count) => {
        const product = fractionsOf({ A: from, B: to });
        const there = conversionFactor(product, 'A', 'B');
        const back = conversionFactor(product, 'B', 'A');
        if (!there || !back) throw new Error('the units are known');
        const quantity = decimal(count).div(100);
        const scaled = convert(quantity.times(there.numerator).times(back.numerator), {
          numerator: decimal(1),
          denominator: there.denominator.times(back.denominator),
        });
        expect(scaled.equals(quantity)).toBe(true);
      }),
    );
  });

  test('a unit is once itself', () => {
    fc.assert(
      fc.property(stock, (conversion) => {
        const factor = conversionFactor(productOf({ A: conversion }), 'A', 'A');
        expect(factor && shownFactor(factor).toNumber()).toBe(1);
      }),
    );
  });

  test('is shown with four decimals at most, half a ten-thousandth away at most', () => {
    fc.assert(
      fc.property(stock, stock, (from, to) => {
        const factor = conversionFactor(productOf({ A: from, B: to }), 'A', 'B');
        if (!factor) throw new Error('the units are known');
        const shown = shownFactor(factor);
        expect(shown.decimalPlaces()).toBeLessThanOrEqual(4);
        expect(shown.minus(factor.numerator.div(factor.denominator)).abs().lte('0.00005')).toBe(true);
      }),
    );
  });

  test('with a unit that the product does not have is a mismatch', () => {
    const product = productOf({ CS: 24 });
    expect(conversionFactor(product, 'CS', 'KG')).toBeNull();
    expect(conversionFactor(product, 'KG', 'CS')).toBeNull();
    expect(conversionFactor(productOf({ CS: 24, ZERO: 0 }), 'CS', 'ZERO')).toBeNull();
  });
});
