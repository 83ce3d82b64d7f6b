import { describe, expect, test } from 'vitest';
import { cartAsGuide } from '#domain/guide/cartAsGuide.ts';
import { leeks, products } from '../machines/guides/guideDialogSamples.ts';

const line = (productKey: number, orderQuantity: number, unitOfMeasure: string) => ({
  productKey,
  orderQuantity,
  unitOfMeasure,
});

describe('the cart as an order guide', () => {
  test('has each product once, in the order of the cart', () => {
    const { lines, reduced, leftOut } = cartAsGuide([line(12, 1, 'CS'), line(11, 2, 'CS')], products);
    expect(lines).toEqual([
      { ...line(12, 1, 'CS'), sequence: 1 },
      { ...line(11, 2, 'CS'), sequence: 2 },
    ]);
    expect({ reduced, leftOut }).toEqual({ reduced: [], leftOut: 0 });
  });

  test('sums lines of one product and unit, exactly', () => {
    const { lines } = cartAsGuide([line(11, 0.1, 'CS'), line(11, 0.2, 'CS')], products);
    expect(lines).toEqual([{ ...line(11, 0.3, 'CS'), sequence: 1 }]);
  });

  test.each([
    { cart: [line(11, 12, 'EA'), line(11, 1, 'CS')], kept: [1, 'CS'], left: [[12, 'EA']] },
    { cart: [line(11, 1, 'CS'), line(11, 36, 'EA')], kept: [36, 'EA'], left: [[1, 'CS']] },
    { cart: [line(11, 24, 'EA'), line(11, 1, 'CS')], kept: [24, 'EA'], left: [[1, 'CS']] },
  ])('keeps $kept of a product in two units and shows what is left out', ({ cart, kept, left }) => {
    const quantityOf = (pair: readonly (number | string)[]) => ({ orderQuantity: pair[0], unitOfMeasure: pair[1] });
    const { lines, reduced } = cartAsGuide(cart, products);
    expect(lines).toMatchObject([quantityOf(kept)]);
    expect(reduced).toEqual([{ productKey: 11, kept: quantityOf(kept), left: left.map(quantityOf) }]);
  });

  test('counts products that the catalog no longer has, once each', () => {
    const gone = [line(99, 1, 'CS'), line(99, 1, 'EA'), line(leeks.productKey, 1, 'CS')];
    const { lines, leftOut } = cartAsGuide(gone, products);
    expect([lines.length, leftOut]).toEqual([1, 1]);
  });
});
