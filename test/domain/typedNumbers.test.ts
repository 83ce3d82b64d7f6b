import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityProblem, settleTyped, stepTyped } from '#domain/cart/typedQuantity.ts';
import { decimal, readTyped } from '#domain/decimal.ts';
import { formatUnitPrice } from '#domain/money.ts';
import { parsePrice } from '#domain/product/pricing.ts';
import { acceptQuantity, parseQuantity } from '#domain/quantity.ts';

const key = fc.constantFrom(...'0123456789..,,-+e $\u00a0\u0663x');
const typedText = fc.string({ unit: key, maxLength: 12 });
const flag = fc.constantFrom('None', 'AutoRoundUp', 'AutoRoundDown', 'AutoRoundNearest');
const multiple = fc.constantFrom(0, 0.25, 1, 12);

/** The digits with the point where it was typed: what a person reads, computed without the code under test. */
function asRead(text: string): number | null {
  const [whole = '', fraction = '', ...more] = text.trim().split('.');
  const isPlain = more.length === 0 && [...whole, ...fraction].every((digit) => digit >= '0' && digit <= '9');
  return isPlain && whole + fraction !== '' ? Number(`${whole || '0'}.${fraction || '0'}`) : null;
}

describe('a typed number', () => {
  test('is exactly the number that a person reads, or invalid', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        expect(readTyped(text)?.toNumber() ?? null).toBe(asRead(text));
      }),
    );
  });

  test.each(['-3', '1,5', '1,250', '1,250.50', '1 2', '+1', '1e3', '\u0663', '3 CS', '1.5.2'])(
    '%j is marked as invalid, stays as typed when its field is left, and is not used as a starting point',
    (text) => {
      const kept = settleTyped(text, 12, 'AutoRoundUp');
      expect(quantityProblem(text)).toBe(`'${text}' is not a quantity. Use digits and a decimal point.`);
      expect(kept).toEqual({ text, adjustment: null });
      expect([stepTyped(text, 0, 'up'), stepTyped(text, 0, 'down')]).toEqual([text, text]);
    },
  );

  test('of seven digits and more is invalid too, and shown as too large', () => {
    expect(quantityProblem('10000000')).toBe('Quantity must be less than 10,000,000.');
  });

  test('has an error text whenever it is invalid, and only then', () => {
    fc.assert(
      fc.property(typedText, (text) => {
        expect(quantityProblem(text) === null).toBe(parseQuantity(text) !== null);
      }),
    );
  });

  test('shows a note whenever the field has another number after it was left', () => {
    fc.assert(
      fc.property(typedText, multiple, flag, (text, sold, rounding) => {
        const settled = settleTyped(text, sold, rounding);
        const isSame = settled.text === text || asRead(settled.text) === (asRead(text) ?? 0);
        expect(settled.adjustment === null).toBe(isSame);
      }),
    );
  });

  test.each([
    ['1.005', 0, '1.01', '1.005 was rounded to 1.01: a quantity has at most 2 decimals.'],
    ['0.004', 0, '0', '0.004 was rounded to 0: a quantity has at most 2 decimals.'],
    ['13.005', 12, '24', '13.005 was changed to 24: this unit is sold in multiples of 12.'],
    [' 012.50 ', 0, '12.5', null],
    ['   ', 0, '0', null],
  ])('%j by %s becomes %s, with a note where that is another number', (text, sold, settled, adjustment) => {
    expect(settleTyped(text, sold, 'AutoRoundUp')).toEqual({ text: settled, adjustment });
  });

  test('counts up and down from the number in the field', () => {
    expect([stepTyped('2.5', 0, 'up'), stepTyped('', 12, 'up'), stepTyped('0', 0, 'down')]).toEqual(['3.5', '12', '0']);
  });
});

test('a price reads what its own field shows, thousands and all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (count) => {
      const price = decimal(count).div(10_000);
      expect(parsePrice(formatUnitPrice(price))?.equals(price)).toBe(true);
    }),
  );
});

test('a typed quantity is rounded as every other', () => {
  fc.assert(
    fc.property(typedText, (text) => {
      const exact = readTyped(text);
      fc.pre(exact !== null);
      expect(parseQuantity(text)?.toString()).toBe(exact && acceptQuantity(exact)?.toString());
    }),
  );
});
