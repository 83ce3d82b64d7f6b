import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { cataloguePacker } from '#domain/product/packCatalogue.ts';
import { PackedCatalogue } from '#domain/product/packedCatalogue.ts';
import type { ListedProduct } from '#domain/product/product.ts';
import { compareCodes, compareDescriptions, placesOf } from '#domain/product/productOrder.ts';
import { unpackCatalogue, withAnswer } from '#domain/product/unpackCatalogue.ts';

const isPacked = Compile(PackedCatalogue);
const WHOLE = { version: 7, since: null, removedKeys: [] };

/** As it arrives: through the text of an answer. */
function pack(
  products: readonly ListedProduct[],
  edition: Pick<PackedCatalogue, 'version' | 'since' | 'removedKeys'> = WHOLE,
): PackedCatalogue {
  const packer = cataloguePacker();
  for (const one of products) packer.add(one);
  return JSON.parse(JSON.stringify(packer.packed(edition)));
}

const text = fc.oneof(
  fc.constantFrom('', 'A', '10225', 'CLR-10225', 'egg-1-list.webp', 'egg-1-card.webp', '\ud83e'),
  fc.string(),
);
const picture = fc.oneof(fc.constant(null), text);
const amount = fc.constantFrom(0, 1, 12, 38.5, 0.0001);
const sellBy = fc.record({
  unitOfMeasure: text,
  stockConversion: amount,
  isPricing: fc.boolean(),
  sellByMultiple: amount,
});
const priceBy = fc.record({ unitOfMeasure: text, stockConversion: amount, priceDecimals: fc.nat(4) });

const product: fc.Arbitrary<ListedProduct> = fc.record({
  productKey: fc.nat(300),
  productCode: text,
  formattedProductCode: text,
  description: text,
  pricingUM: text,
  warehouseCode: text,
  sellBys: fc.array(sellBy, { maxLength: 2 }),
  priceBys: fc.array(priceBy, { maxLength: 2 }),
  defaultQuantity: fc.record({ orderQuantity: amount, unitOfMeasure: text }),
  listImage: picture,
  mobileImage: picture,
  cardImage: picture,
  categoryDescription: text,
  mainCategoryDescription: text,
  productCategoryCode: text,
  productMainCategoryCode: text,
  productSequence: fc.oneof(fc.constant(null), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  additional: fc.record({ k0: text, k1: text }, { requiredKeys: [] }),
});

const products = fc
  .uniqueArray(product, { selector: ({ productKey }) => productKey, maxLength: 30 })
  .map((all) => all.sort((left, right) => left.productKey - right.productKey));

describe('a packed catalogue', () => {
  test('holds every listed product as it was', () => {
    fc.assert(
      fc.property(products, (given) => {
        const packed = pack(given);
        expect(isPacked.Check(packed)).toBe(true);
        expect(unpackCatalogue(packed)).toEqual(given);
      }),
    );
  });

  test('writes once what its products share', () => {
    const [one] = fc.sample(product, { numRuns: 1, seed: 1 });
    if (!one) throw new Error('no product was made');
    const alike = Array.from({ length: 50 }, (_, index) => ({
      ...one,
      productKey: 1000 + index,
      productCode: String(5000 + index),
      formattedProductCode: `DRY-${5000 + index}`,
      listImage: 'egg-1-list.webp',
      mobileImage: 'egg-1-mobile.webp',
      cardImage: null,
    }));
    const { dictionaries } = pack(alike);
    expect(Object.values(dictionaries).map((values) => values.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(dictionaries.formattedCodes).toEqual([{ before: 'DRY-', after: '' }]);
    expect([dictionaries.pictures, dictionaries.pictureEndings]).toEqual([
      ['egg-1-'],
      [{ listImage: 'list.webp', mobileImage: 'mobile.webp', cardImage: null }],
    ]);
  });

  test('tells the order of its products by description and by code', () => {
    fc.assert(
      fc.property(products, (given) => {
        const { descriptionOrder, codeOrder } = pack(given).columns;
        const inOrder = (steps: readonly number[]) => placesOf(steps).map((place) => given[place]);
        expect(inOrder(descriptionOrder)).toEqual(given.toSorted(compareDescriptions));
        expect(inOrder(codeOrder)).toEqual(given.toSorted(compareCodes));
      }),
    );
  });

  test('that refers to what it does not hold is refused', () => {
    const [one] = fc.sample(product, { numRuns: 1, seed: 1 });
    const packed = pack(one ? [one] : []);
    for (const column of ['terms', 'categories', 'brands', 'pictures', 'sortCodes'] as const) {
      const damaged = { ...packed, columns: { ...packed.columns, [column]: [3] } };
      expect(() => unpackCatalogue(damaged)).toThrow(RangeError);
    }
    const short = { ...packed, columns: { ...packed.columns, descriptions: [] } };
    expect(() => unpackCatalogue(short)).toThrow(RangeError);
  });
});

describe('differences', () => {
  test('laid over what was there give what is there now, whatever was added, changed and removed', () => {
    fc.assert(
      fc.property(products, products, (before, now) => {
        const old = new Map(before.map((one) => [one.productKey, JSON.stringify(one)]));
        const changed = now.filter((one) => old.get(one.productKey) !== JSON.stringify(one));
        const listed = new Set(now.map((one) => one.productKey));
        const removedKeys = before.flatMap(({ productKey }) => (listed.has(productKey) ? [] : productKey));
        expect(withAnswer(before, pack(changed, { version: 8, since: 7, removedKeys }))).toEqual(now);
        expect(withAnswer(before, pack(now))).toEqual(now);
      }),
    );
  });
});
