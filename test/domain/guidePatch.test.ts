import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EditedGuideLine,
  type GuideLine,
  guidePatch,
  patchedLines,
  settledLines,
} from '#domain/guide/guidePatch.ts';

const unit = (unitOfMeasure: string) => ({ unitOfMeasure, stockConversion: 1, isPricing: true, sellByMultiple: 0 });
/** Sold by the case by default, by its only unit, and not at all. */
const products = new Map([
  [101, { sellBys: [unit('EA'), unit('CS')], defaultQuantity: { orderQuantity: 1, unitOfMeasure: 'CS' } }],
  [102, { sellBys: [unit('LB')], defaultQuantity: { orderQuantity: 1, unitOfMeasure: 'CS' } }],
  [105, { sellBys: [], defaultQuantity: { orderQuantity: 1, unitOfMeasure: 'EA' } }],
]);
const line = (productKey: number, orderQuantity: number, unitOfMeasure: string, sequence: number): GuideLine => ({
  productKey,
  orderQuantity,
  unitOfMeasure,
  sequence,
});
const guide = (...products: GuideLine[]) => ({ products });
const original = guide(line(101, 2, 'CS', 10), line(102, 1.5, 'LB', 20));

describe('what is sent for an edited guide', () => {
  test.each<[string, EditedGuideLine[], object[]]>([
    ['nothing when nothing differs', [line(102, 1.5, 'LB', 20), line(101, 2, 'CS', 10)], []],
    [
      'nothing when units and places are only left out',
      [
        { productKey: 101, orderQuantity: 2 },
        { productKey: 102, orderQuantity: 1.5 },
      ],
      [],
    ],
    [
      'a quantity, a unit and a place that changed',
      [line(101, 0, 'EA', 10), { productKey: 102, orderQuantity: 1.5, sequence: 5 }],
      [
        { ...line(101, 0, 'EA', 10), isDelete: false },
        { ...line(102, 1.5, 'LB', 5), isDelete: false },
      ],
    ],
    [
      'a new product behind the last, with its default unit',
      [
        ...original.products,
        { productKey: 103, orderQuantity: 3, unitOfMeasure: 'EA' },
        { productKey: 105, orderQuantity: 1 },
      ],
      [
        { ...line(103, 3, 'EA', 21), isDelete: false },
        { ...line(105, 1, '', 22), isDelete: false },
      ],
    ],
    [
      'the removal of a product that was removed already',
      [line(102, 1.5, 'LB', 20)],
      [{ ...line(101, 2, 'CS', -1), isDelete: true }],
    ],
    [
      'the last of two lines for one product',
      [...original.products, line(101, 9, 'CS', 10)],
      [{ ...line(101, 9, 'CS', 10), isDelete: false }],
    ],
  ])('is %s', (_, edited, patch) => {
    expect(guidePatch(original, edited, products)).toEqual(patch);
  });

  test('a missing unit is the default one, or the first when that is not sold', () => {
    const edited = [101, 102].map((productKey) => ({ productKey, orderQuantity: 1, unitOfMeasure: null }));
    expect(settledLines(guide(), edited, products)).toEqual([line(101, 1, 'CS', 1), line(102, 1, 'LB', 2)]);
  });
});

describe('a patch is applied', () => {
  const { products: before } = original;

  test('lines that are not named stay; without a sequence lines stay in place and new ones come last', () => {
    const patch = [
      { productKey: 103, orderQuantity: 1, unitOfMeasure: 'EA', isDelete: false },
      { productKey: 101, orderQuantity: 7, unitOfMeasure: 'EA', isDelete: false, sequence: -1 },
      { productKey: 104, orderQuantity: 0, unitOfMeasure: 'LB', isDelete: false },
    ];
    expect(patchedLines(before, patch)).toEqual([
      line(101, 7, 'EA', 10),
      line(102, 1.5, 'LB', 20),
      line(103, 1, 'EA', 21),
      line(104, 0, 'LB', 22),
    ]);
  });

  test('removed products are removed, missing ones stay missing, the last line for a product counts', () => {
    const remove = (productKey: number) => ({ ...line(productKey, 0, '', -1), isDelete: true });
    expect(patchedLines(before, [remove(102), remove(999)])).toEqual([before[0]]);
    expect(patchedLines(before, [remove(102), { ...line(102, 4, 'LB', 30), isDelete: false }])).toEqual([
      before[0],
      line(102, 4, 'LB', 30),
    ]);
    expect(patchedLines(before, [{ ...line(102, 4, 'LB', 30), isDelete: false }, remove(102)])).toEqual([before[0]]);
  });
});

const anyLines = fc.uniqueArray(
  fc.record({
    productKey: fc.integer({ min: 1, max: 12 }),
    orderQuantity: fc.integer({ min: 0, max: 500 }).map((count) => count / 100),
    unitOfMeasure: fc.constantFrom('EA', 'CS'),
    sequence: fc.integer({ min: 0, max: 40 }),
  }),
  { selector: (one) => one.productKey },
);
const byKey = (lines: readonly GuideLine[]) => lines.toSorted((left, right) => left.productKey - right.productKey);

test('the patch between two guides always turns the one into the other', () => {
  fc.assert(
    fc.property(anyLines, anyLines, fc.boolean(), (before, after, sendsPlaces) => {
      const edited = after.map(({ sequence, ...rest }) => (sendsPlaces ? { ...rest, sequence } : rest));
      const from = guide(...before);
      const patch = guidePatch(from, edited, products);
      expect(byKey(patchedLines(from.products, patch))).toEqual(byKey(settledLines(from, edited, products)));
      expect(guidePatch(guide(...patchedLines(from.products, patch)), edited, products)).toEqual([]);
      expect(new Set(patch.map(({ productKey }) => productKey)).size).toBe(patch.length);
    }),
  );
});
