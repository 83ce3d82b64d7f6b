import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { transferredPrice } from '#domain/punchout/transferredPrice.ts';
import { runs } from '../../support/runner/propertyRuns.ts';

/** Rounded half up to the cent, in whole numbers. */
function cents(price: string, quantity: bigint, per: number): bigint {
  const tenThousandths = BigInt(decimal(price).times(10_000).toFixed());
  const denominator = 10_000n * BigInt(per);
  // The quantity is in hundredths, and so are cents of it.
  return (2n * tenThousandths * quantity + denominator) / (2n * denominator);
}

/** Whether some price of at most 4 decimals for so many gives so many cents. */
function isPossible(extension: bigint, quantity: bigint, per: number): boolean {
  const [low, high] = [(2n * extension - 1n) * 10_000n * BigInt(per), (2n * extension + 1n) * 10_000n * BigInt(per)];
  const step = 2n * quantity;
  const first = low <= 0n ? 0n : (low + step - 1n) / step;
  return first * step < high;
}

const BASES = [1, 10, 100, 1_000, 10_000, 100_000];

const quantities = fc.oneof(
  fc.integer({ min: 1, max: 999_999_999 }),
  fc.integer({ min: 1, max: 5_000 }),
  fc.integer({ min: 1, max: 100 }).map((count) => count * 100),
);
const extensions = fc.oneof(
  fc.bigInt({ min: 0n, max: 1_000_000_000_000n }),
  fc.bigInt({ min: 0n, max: 100_000n }),
  fc.constant(0n),
);

test('with the quantity it gives the extension to the cent, with the smallest basis for which there is one', () => {
  fc.assert(
    fc.property(extensions, quantities, (extension, hundredths) => {
      const quantity = BigInt(hundredths);
      const { price, per } = transferredPrice(decimal(String(extension)).div(100), decimal(hundredths).div(100));
      return (
        price.decimalPlaces() <= 4 &&
        cents(price.toFixed(), quantity, per) === extension &&
        BASES.includes(per) &&
        (per === 1 || !isPossible(extension, quantity, per / 10))
      );
    }),
    { numRuns: runs(10_000) },
  );
});

test.each([
  ['96.00', '2', '48', 1],
  ['14.58', '7', '2.083', 1],
  ['100.00', '3', '33.333', 1],
  ['1.00', '1000', '0.001', 1],
  ['0.01', '9999999.99', '0.0001', 100_000],
  ['0.00', '24', '0', 1],
  ['10000000000.00', '0.01', '1000000000000', 1],
  ['-14.58', '7', '-2.083', 1],
  ['0.00', '0', '0', 1],
])('%s for %s is %s for %i', (extension, quantity, price, per) => {
  const found = transferredPrice(decimal(extension), decimal(quantity));
  expect({ ...found, price: found.price.toFixed() }).toEqual({ price, per });
});

test("the shop's own price is kept where it gives the extension, and only there", () => {
  const find = (usual: string, extension: string) =>
    transferredPrice(decimal(extension), decimal(7), { usual: decimal(usual) }).price.toFixed();
  expect(find('2.0825', '14.58')).toBe('2.0825');
  expect(find('2.0825', '14.60')).toBe('2.086');
  expect(find('2.08251', '14.58')).toBe('2.083');
});

test('where no basis is large enough the nearest price replaces the largest', () => {
  const most = { places: 3, mostPer: 10_000 };
  const found = transferredPrice(decimal('1234.56'), decimal('9999999.99'), most);
  expect({ ...found, price: found.price.toFixed() }).toEqual({ price: '1.235', per: 10_000 });
  const none = transferredPrice(decimal('5.00'), decimal(0));
  expect({ ...none, price: none.price.toFixed() }).toEqual({ price: '5', per: 1 });
});
