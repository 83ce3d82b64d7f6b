import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conversionText, exactConversion, isStorable, readConversion } from '#domain/dataImport/conversion.ts';
import { decimal } from '#domain/decimal.ts';
import { parseFactor, ratio, shownFactor } from '#domain/product/units.ts';

const factor = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 9_999 }), fc.nat(6))
  .map(([over, under, places]) => ({ numerator: decimal(over).div(10 ** places), denominator: decimal(under) }));

const isOne = ({ numerator, denominator }: { numerator: unknown; denominator: unknown }) =>
  String(numerator) === String(denominator);

test('a conversion as a file has it, and as it is stored, is exactly the same one', () => {
  fc.assert(
    fc.property(factor.filter(isStorable), (given) => {
      const text = conversionText(given);
      expect(isOne(ratio(readConversion(text), given))).toBe(true);
      expect(conversionText(readConversion(text))).toBe(text);
      const { numerator, denominator } = exactConversion(given) ?? {};
      const stored = numerator ? `${numerator}/${denominator}` : shownFactor(given).toFixed();
      expect(isOne(ratio(parseFactor(stored), given))).toBe(true);
      expect(conversionText(parseFactor(stored))).toBe(text);
    }),
  );
});

test('is a fraction on the wire only where 4 decimals are not exact', () => {
  expect(['12', '38.5', '0.0833', '1/4'].map((text) => exactConversion(readConversion(text)))).toEqual([
    ...[null, null, null, null],
  ]);
  expect(['1/3', '1 1/3', '0.45359237'].map((text) => exactConversion(readConversion(text)))).toEqual([
    { numerator: '1', denominator: '3' },
    { numerator: '4', denominator: '3' },
    { numerator: '45359237', denominator: '100000000' },
  ]);
});
