import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, ZERO } from '#domain/decimal.ts';
import { sumMoney } from '#domain/money.ts';
import {
  extension,
  isEstimated,
  lineExtension,
  overrideOf,
  parsePrice,
  priceDecimals,
  syncedPriceUnit,
} from '#domain/product/pricing.ts';

const sellBys = [
  { unitOfMeasure: 'EA', stockConversion: 1, isPricing: true, sellByMultiple: 0 },
  { unitOfMeasure: 'CS', stockConversion: 24, isPricing: true, sellByMultiple: 0 },
  { unitOfMeasure: 'KG', stockConversion: 2.2046, isPricing: false, sellByMultiple: 0 },
];
const priceBys = [
  { unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 4 },
  { unitOfMeasure: 'CS', stockConversion: 24, priceDecimals: 2 },
];
const product = { sellBys, priceBys };
const yards = { unitOfMeasure: 'YD', stockConversion: 1 };
const cloth = {
  sellBys: [
    { ...yards, isPricing: true, sellByMultiple: 0 },
    { unitOfMeasure: 'FT', stockConversion: 0.3333, exactConversion: '1/3', isPricing: false, sellByMultiple: 0 },
  ],
  priceBys: [{ ...yards, priceDecimals: 2 }],
};

const count = fc.integer({ min: 1, max: 999_999_999 });
const tenThousandths = fc.integer({ min: 1, max: 10_000_000 });

describe('extension', () => {
  test('is the exact product, rounded once: checked in whole numbers', () => {
    fc.assert(
      fc.property(count, tenThousandths, tenThousandths, tenThousandths, (quantity, price, from, to) => {
        const factor = { numerator: decimal(from).div(10_000), denominator: decimal(to).div(10_000) };
        const actual = extension(decimal(quantity).div(100), factor, decimal(price).div(10_000));
        const [numerator, denominator] = [BigInt(quantity) * BigInt(price) * BigInt(from), BigInt(to) * 10_000n];
        const cents = (2n * numerator + denominator) / (2n * denominator);
        expect(actual.times(100).toFixed()).toBe(cents.toString());
      }),
    );
  });

  test('24 EA priced by the case of 24 at 48.00 is 48.00, not 48.04', () => {
    const line = { quantity: decimal(24), sellUnit: 'EA', priceUnit: 'CS', unitPrice: decimal(48) };
    expect(lineExtension(product, line)?.toFixed(2)).toBe('48.00');
  });

  test('30 FT of a third of a yard at 12.00 a YD are 120.00', () => {
    const line = { quantity: decimal(30), sellUnit: 'FT', priceUnit: 'YD', unitPrice: decimal(12) };
    expect(lineExtension(cloth, line)?.toFixed(2)).toBe('120.00');
    expect(isEstimated(cloth, 'FT', 'YD')).toBe(false);
  });

  test('by fractions is the exact product, rounded once: checked in whole numbers', () => {
    const part = fc.integer({ min: 1, max: 9_999 });
    fc.assert(
      fc.property(count, tenThousandths, part, part, (quantity, price, numerator, denominator) => {
        const unit = {
          stockConversion: Number((numerator / denominator).toFixed(4)),
          isPricing: true,
          sellByMultiple: 0,
        };
        const product = {
          sellBys: [{ ...unit, unitOfMeasure: 'A', exactConversion: `${numerator}/${denominator}` }],
          priceBys: [{ unitOfMeasure: 'B', stockConversion: 1, priceDecimals: 4 }],
        };
        const line = { quantity: decimal(quantity).div(100), sellUnit: 'A', priceUnit: 'B' };
        const actual = lineExtension(product, { ...line, unitPrice: decimal(price).div(10_000) });
        const [over, under] = [BigInt(quantity) * BigInt(price) * BigInt(numerator), BigInt(denominator) * 10_000n];
        expect(actual?.times(100).toFixed()).toBe(((2n * over + under) / (2n * under)).toString());
      }),
    );
  });

  test('half a cent is rounded away from zero', () => {
    const one = { numerator: decimal(1), denominator: decimal(1) };
    expect(extension(decimal(1), one, decimal('1.005')).toNumber()).toBe(1.01);
    expect(extension(decimal(1), one, decimal('0.0049')).toNumber()).toBe(0);
  });

  test('a total is the sum of rounded lines, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 11 }), { maxLength: 50 }), (cents) => {
        const amounts = cents.map((amount) => amount / 100);
        const sum = cents.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(sumMoney(amounts).times(100).toFixed()).toBe(sum.toString());
        expect(sumMoney([...amounts].reverse()).equals(sumMoney(amounts))).toBe(true);
      }),
    );
  });

  test('is missing without a price, or between units that cannot be converted', () => {
    const line = { quantity: decimal(1), sellUnit: 'EA', priceUnit: 'CS', unitPrice: decimal(1) };
    expect(lineExtension(product, { ...line, unitPrice: null })).toBeNull();
    expect(lineExtension(product, { ...line, priceUnit: 'GAL' })).toBeNull();
  });
});

describe('override', () => {
  test("the product's own price does not count, in any notation", () => {
    fc.assert(
      fc.property(tenThousandths, fc.nat(3), (price, zeros) => {
        const own = decimal(price).div(10_000);
        const typed = parsePrice(`${own.toFixed(4)}${'0'.repeat(zeros)}`);
        expect(typed && overrideOf(typed, own)).toBeNull();
      }),
    );
  });

  test('every other price is one, and has at most four decimals', () => {
    fc.assert(
      fc.property(tenThousandths, tenThousandths, (price, other) => {
        fc.pre(price !== other);
        const override = overrideOf(decimal(price).div(10_000), decimal(other).div(10_000));
        expect(override?.times(10_000).toNumber()).toBe(price);
      }),
    );
    expect(overrideOf(decimal('1.00005'), decimal(1))?.toNumber()).toBe(1.0001);
    expect(overrideOf(decimal('1.00004'), decimal(1))).toBeNull();
  });

  test('any price is one for a product without a price, 0 included', () => {
    expect(overrideOf(ZERO, null)?.toNumber()).toBe(0);
  });

  test.each([
    ['$12.50', 12.5],
    ['$1,250.50', 1250.5],
    ['1,250,000.5', 1_250_000.5],
    [' 2.0825 ', 2.0825],
    ['2.08255', 2.0826],
    ['.5', 0.5],
    ['0', 0],
  ])('%j is typed for %s', (typed, price) => {
    expect(parsePrice(typed)?.toNumber()).toBe(price);
  });

  test.each(['', '-1', '1e3', 'free', '1,5', '1,50', '1,250', '12,50.5', '1.250,50', '$', '.', '$$1'])(
    '%j is not a price',
    (typed) => {
      expect(parsePrice(typed)).toBeNull();
    },
  );
});

describe('price units', () => {
  test('show their own decimals, four by default', () => {
    expect(['CS', 'EA', 'GAL'].map((unit) => priceDecimals(product, unit))).toEqual([2, 4, 4]);
  });

  test('follow the sell unit only where the product is priced by it', () => {
    expect(syncedPriceUnit(product, 'CS', 'EA')).toBe('CS');
    expect(syncedPriceUnit(product, 'KG', 'EA')).toBe('EA');
  });

  test('make an estimate when one of two different units is an average', () => {
    const kinds = [
      ['EA', 'CS'],
      ['KG', 'EA'],
      ['EA', 'KG'],
      ['KG', 'KG'],
      ['EA', 'GAL'],
    ] as const;
    expect(kinds.map(([sell, price]) => isEstimated(product, sell, price))).toEqual([false, true, true, false, false]);
  });
});
