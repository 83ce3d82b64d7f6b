import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PricedLine, priceConflicts } from '#domain/cart/priceConflicts.ts';
import { decimal } from '#domain/decimal.ts';
import { tomatoes } from '../machines/samples.ts';

const onions = { ...tomatoes, productKey: 13, description: 'Onions, red' };
const catalogue = { productByKey: new Map([tomatoes, onions].map((product) => [product.productKey, product])) };

const wanted = (unitPrice: string | null, unit: string | null = 'CS', productKey = 11): PricedLine => ({
  productKey,
  unitOfMeasure_Prc: unit,
  unitPrice: unitPrice === null ? null : decimal(unitPrice),
});
const byQuantity = (unitPrice: string): PricedLine => ({ ...wanted(unitPrice), isByQuantity: true });
const inCart = (unitPrice: number | undefined, unitOfMeasure_Prc = 'CS', productKey = 11, isOverridePrice = false) => ({
  productKey,
  unitOfMeasure_Prc,
  isOverridePrice,
  ...(unitPrice === undefined ? {} : { unitPrice }),
});
const ofTomatoes = { productKey: 11, description: 'Tomatoes, plum', unit: 'CS' };

describe('a price in the cart would change', () => {
  test.each([
    ['at another price for the same price unit', [wanted('48')], [inCart(47.5)], [ofTomatoes]],
    ['at the same price, however it is written', [wanted('48.00')], [inCart(48)], []],
    ['by another price unit', [wanted('2.1', 'EA')], [inCart(48)], []],
    ['by the pricing unit by default', [wanted('48', null)], [inCart(47.5)], [ofTomatoes]],
    ['of another product', [wanted('48', 'CS', 13)], [inCart(47.5)], []],
    ['while the cart shows no prices', [wanted('48')], [inCart(undefined)], []],
    ['while the new price is unknown', [wanted(null)], [inCart(47.5)], []],
    [
      'by an unknown price that takes the place of an override',
      [wanted(null)],
      [inCart(32, 'CS', 11, true)],
      [ofTomatoes],
    ],
    ['while neither is shown', [wanted(null)], [inCart(undefined, 'CS', 11, true)], []],
    ['of a product that is no longer sold', [wanted('48', 'CS', 99)], [inCart(47.5, 'CS', 99)], []],
    ['of another quantity, at a default price that depends on it', [byQuantity('44')], [inCart(48)], []],
    ['of another quantity, at an override', [byQuantity('44')], [inCart(32, 'CS', 11, true)], [ofTomatoes]],
    ['when only one of its lines differs', [wanted('48')], [inCart(48), inCart(47.5)], [ofTomatoes]],
    ['once, however many lines ask for it', [wanted('48'), wanted('49')], [inCart(47.5)], [ofTomatoes]],
  ])('%s', (_, lines, cart, conflicts) => {
    expect(priceConflicts(lines, cart, catalogue)).toEqual(conflicts);
  });

  test('for each product and unit, in the order of the lines', () => {
    const lines = [wanted('48', 'CS', 13), wanted('2.1', 'EA'), wanted('48')];
    const cart = [inCart(47), inCart(2), inCart(2, 'EA'), inCart(47, 'CS', 13)];
    expect(priceConflicts(lines, cart, catalogue)).toEqual([
      { productKey: 13, description: 'Onions, red', unit: 'CS' },
      { productKey: 11, description: 'Tomatoes, plum', unit: 'EA' },
      ofTomatoes,
    ]);
  });

  test('never for lines at the prices the cart has', () => {
    const line = fc.record({
      productKey: fc.constantFrom(11, 13),
      unit: fc.constantFrom('CS', 'EA'),
      price: fc.integer({ min: 0, max: 999_999 }).map((units) => units / 10_000),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ productKey, unit }) => `${productKey}${unit}` }), (lines) => {
        const cart = lines.map(({ productKey, unit, price }) => inCart(price, unit, productKey));
        const same = lines.map(({ productKey, unit, price }) => wanted(String(price), unit, productKey));
        expect(priceConflicts(same, cart, catalogue)).toEqual([]);
        const dearer = lines.map(({ productKey, unit, price }) => wanted(String(price + 1), unit, productKey));
        expect(priceConflicts(dearer, cart, catalogue)).toHaveLength(lines.length);
      }),
    );
  });
});
