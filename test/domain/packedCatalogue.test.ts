import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { tableWithChanges } from '#domain/catalog/changedTable.ts';
import { cataloguePacker } from '#domain/catalog/packCatalogue.ts';
import { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import { tableOfPacked, unpackCatalogue } from '#domain/catalog/packedTable.ts';
import type { Product } from '#domain/product/product.ts';
import { compareCodes, compareDescriptions, placesOf } from '#domain/product/productOrder.ts';
import { type ProductTable, tableOf } from '#domain/product/productTable.ts';
import { product, products } from './productSamples.ts';

const isPacked = Compile(PackedCatalogue);
const WHOLE = { version: 7, since: null, removedKeys: [] };

/** As it arrives: through the text of an answer. */
function pack(
  products: readonly Product[],
  edition: Pick<PackedCatalogue, 'version' | 'since' | 'removedKeys'> = WHOLE,
): PackedCatalogue {
  const packer = cataloguePacker();
  for (const one of products) packer.add(one);
  return JSON.parse(JSON.stringify(packer.packed(edition)));
}

const keys = Array.from({ length: 301 }, (_, key) => key);

/** Everything that a table returns about listed products. */
function factsOf(table: ProductTable, productKeys: readonly number[]) {
  const { byDescription, byCode, ...at } = table;
  return {
    byDescription: byDescription.map((place) => ({
      product: at.at(place),
      key: at.keyAt(place),
      category: at.categoryAt(place).productCategoryCode,
      mainCategory: at.categoryAt(place).productMainCategoryCode,
      sequence: at.sequenceAt(place),
      brand: at.brandAt(place),
      picture: at.pictureAt(place),
      search: at.searchTextAt(place),
    })),
    byCode: byCode.map(at.keyAt),
    found: productKeys.map((key) => {
      const place = at.placeOf(key);
      return place === undefined ? null : at.at(place).productKey;
    }),
  };
}

describe('a packed catalogue', () => {
  test('has every listed product unchanged', () => {
    fc.assert(
      fc.property(products, (given) => {
        const packed = pack(given);
        expect(isPacked.Check(packed)).toBe(true);
        expect(unpackCatalogue(packed)).toEqual(given);
      }),
    );
  });

  test('returns what the products themselves return', () => {
    fc.assert(
      fc.property(products, (given) => {
        const packed = tableOfPacked(pack(given));
        expect(factsOf(packed, keys)).toEqual(factsOf(tableOf(given), keys));
        expect([packed.carriesCodes, packed.carriesBrands]).toEqual([
          tableOf(given).carriesCodes,
          tableOf(given).carriesBrands,
        ]);
      }),
    );
  });

  test('makes a product once', () => {
    const [one] = fc.sample(product, { numRuns: 1, seed: 1 });
    const table = tableOfPacked(pack(one ? [one] : []));
    expect(table.at(0)).toBe(table.at(0));
    expect(() => table.at(1)).toThrow(RangeError);
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

  test('returns the order of its products by description and by code', () => {
    fc.assert(
      fc.property(products, (given) => {
        const { descriptionOrder, codeOrder } = pack(given).columns;
        const inOrder = (steps: readonly number[]) => placesOf(steps).map((place) => given[place]);
        expect(inOrder(descriptionOrder)).toEqual(given.toSorted(compareDescriptions));
        expect(inOrder(codeOrder)).toEqual(given.toSorted(compareCodes));
      }),
    );
  });

  test('that refers to a missing entry is refused', () => {
    const [one] = fc.sample(product, { numRuns: 1, seed: 1 });
    const packed = pack(one ? [one] : []);
    for (const column of ['terms', 'categories', 'brands', 'pictures', 'sortCodes'] as const) {
      const damaged = { ...packed, columns: { ...packed.columns, [column]: [3] } };
      expect(() => unpackCatalogue(damaged)).toThrow(RangeError);
    }
    for (const column of ['descriptionOrder', 'codeOrder'] as const) {
      const damaged = { ...packed, columns: { ...packed.columns, [column]: [3] } };
      expect(() => unpackCatalogue(damaged)).toThrow(RangeError);
    }
    const short = { ...packed, columns: { ...packed.columns, descriptions: [] } };
    expect(() => unpackCatalogue(short)).toThrow(RangeError);
  });
});

describe('differences', () => {
  test('applied to the older state give the newer one, whatever was added, changed and removed', () => {
    fc.assert(
      fc.property(products, products, (before, now) => {
        const old = new Map(before.map((one) => [one.productKey, JSON.stringify(one)]));
        const changed = now.filter((one) => old.get(one.productKey) !== JSON.stringify(one));
        const listed = new Set(now.map((one) => one.productKey));
        const removedKeys = before.flatMap(({ productKey }) => (listed.has(productKey) ? [] : productKey));
        const answer = pack(changed, { version: 8, since: 7, removedKeys });
        expect(factsOf(tableWithChanges(tableOfPacked(pack(before)), answer), keys)).toEqual(
          factsOf(tableOf(now), keys),
        );
      }),
    );
  });
});
