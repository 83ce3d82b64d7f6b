import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { browse, type ProductSelection, usableSort } from '#domain/catalog/browse.ts';
import { type Catalogue, prepareCatalogue, type ShownFilters } from '#domain/catalog/catalogue.ts';
import { boughtByKey } from '#domain/product/bought.ts';
import { MISSING_SEQUENCE, type Product } from '#domain/product/product.ts';
import { compareCodes, compareDescriptions, compareText } from '#domain/product/productOrder.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { searchable } from '#domain/product/searchTexts.ts';
import type { Finder } from '#domain/search/finder.ts';
import { type ShownSort, SORT_FIELDS, type SortField } from '#domain/settings/preferences.ts';
import { guideLine } from '../machines/guides/guideDialogSamples.ts';
import { tomatoes } from '../machines/samples.ts';
import { products } from './productSamples.ts';

const EVERYTHING: ShownFilters = { mainCategory: null, category: null, guide: null, search: '', sortBy: null };

function catalogueWith(listed: readonly Product[]) {
  return prepareCatalogue({ products: tableOf(listed), mainCategories: [], categories: [], guides: [] });
}

function foundIn(catalogue: Catalogue, shown: Partial<ShownFilters>, sort: SortField = 'description'): Product[] {
  const selection = browse(catalogue, { ...EVERYTHING, ...shown }, sort);
  return Array.from({ length: selection.length }, (_, index) => selection.at(index)).flatMap((one) => one ?? []);
}

function found(listed: readonly Product[], shown: Partial<ShownFilters>, sort?: SortField): Product[] {
  return foundIn(catalogueWith(listed), shown, sort);
}

/** Specification 4: missing values come last, equal ones are sorted by description. */
const comparedBy: Record<SortField, (left: Product, right: Product) => number> = {
  description: compareDescriptions,
  productCode: compareCodes,
  brand: (left, right) => {
    const [brand, other] = [left.additional.k1, right.additional.k1];
    if (brand === null || other === null) {
      return Number(brand === null) - Number(other === null) || compareDescriptions(left, right);
    }
    return compareText(brand, other) || compareDescriptions(left, right);
  },
  sequence: (left, right) =>
    (left.productSequence ?? MISSING_SEQUENCE) - (right.productSequence ?? MISSING_SEQUENCE) ||
    compareDescriptions(left, right),
};

describe('a list of products', () => {
  test('is sorted by the chosen column, then by description', () => {
    fc.assert(
      fc.property(products, fc.constantFrom(...SORT_FIELDS), (listed, sort) => {
        const usable = usableSort(catalogueWith(listed), sort);
        expect(found(listed, {}, sort)).toEqual(listed.toSorted(comparedBy[usable]));
      }),
    );
  });

  test('has every product with all words of the search, in any of its texts, and no other', () => {
    fc.assert(
      fc.property(products, fc.array(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 2 }), (listed, typed) => {
        const words = searchable(typed.join(' ')).split(/\s+/).filter(Boolean);
        const has = (one: Product) => {
          const { description, productCode, formattedProductCode, categoryDescription, mainCategoryDescription } = one;
          const texts = [description, productCode, formattedProductCode, one.additional.k1 ?? '', categoryDescription];
          return words.every((word) =>
            [...texts, mainCategoryDescription].some((text) => searchable(text).includes(word)),
          );
        };
        const keys = (all: readonly Product[]) => all.map(({ productKey }) => productKey).toSorted();
        expect(keys(found(listed, { search: typed.join(' ') }))).toEqual(keys(listed.filter(has)));
      }),
    );
  });

  test('is the same whatever was listed and searched for before', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'e', 'o', '1', '2', ' '), maxLength: 3 });
    const view = fc.record(
      { search: letters, mainCategory: fc.constantFrom(null, 'PR', 'DY'), sort: fc.constantFrom(...SORT_FIELDS) },
      { requiredKeys: ['search'] },
    );
    fc.assert(
      fc.property(products, fc.array(view, { minLength: 2, maxLength: 8 }), (listed, views) => {
        const catalogue = catalogueWith(listed);
        for (const { sort, ...shown } of views) {
          expect(foundIn(catalogue, shown, sort)).toEqual(found(listed, shown, sort));
        }
      }),
    );
  });

  test('creates no product before it is read', () => {
    const looked: number[] = [];
    const table = tableOf([tomatoes, { ...tomatoes, productKey: 12, description: 'Leeks' }]);
    const at = (place: number) => {
      looked.push(place);
      return table.at(place);
    };
    const watched = { ...table, at };
    const catalogue = prepareCatalogue({ products: watched, mainCategories: [], categories: [], guides: [] });
    const selection = browse(catalogue, { ...EVERYTHING, search: 'e' }, 'sequence');
    expect([selection.length, selection.keyAt(0), looked]).toEqual([2, 12, []]);
    expect(selection.at(2)).toBeUndefined();
  });

  test('has what a finder finds, the best match first, and of equal ones those of the own guides', () => {
    const names = ['Leeks, Baby', 'Leeks, Sliced', 'Leeks, Whole', 'Soup'];
    const listed = names.map((description, at) => ({ ...tomatoes, productKey: 11 + at, description }));
    const table = tableOf(listed);
    const find: Finder['find'] = (_, { among }) => {
      const scores = [1, 1, 2].map((score, place) => [place, score] as const).filter(([place]) => among(place));
      return { scores: new Map(scores), corrected: 'leeks', closest: [3], marks: () => [] };
    };
    const guide = { name: 'Bar', isPrimary: false, isReadOnly: false, version: 1, products: [guideLine(12, 1)] };
    const around = { mainCategories: [], categories: [], guides: [guide] };
    const catalogue = prepareCatalogue({
      products: table,
      ...around,
      finder: { products: table, find, withSynonyms: vi.fn() },
    });
    const described = (selection: ProductSelection) =>
      Array.from({ length: selection.length }, (_, index) => selection.at(index)?.description);
    const search = (sort: ShownSort, shown: Partial<ShownFilters> = {}) =>
      browse(catalogue, { ...EVERYTHING, search: 'leekz', ...shown }, sort);
    expect(described(search('match'))).toEqual(['Leeks, Whole', 'Leeks, Sliced', 'Leeks, Baby']);
    expect(described(search('description'))).toEqual(['Leeks, Baby', 'Leeks, Sliced', 'Leeks, Whole']);
    expect(described(search('match', { guide }))).toEqual(['Leeks, Sliced']);
    expect([search('match').corrected, described(search('match').closest)]).toEqual(['leeks', ['Soup']]);
  });

  test('ranks equal matches by the own guides, how often and how recently they were bought, and what is in stock', () => {
    const keys = [11, 12, 13, 14, 15, 16];
    const listed = keys.map((productKey) => ({ ...tomatoes, productKey, description: `Leeks ${productKey}` }));
    const table = tableOf(listed);
    const find: Finder['find'] = () => ({
      scores: new Map(keys.map((_, place) => [place, 1])),
      corrected: null,
      closest: [],
      marks: () => [],
    });
    const guide = { name: 'Bar', isPrimary: false, isReadOnly: false, version: 1, products: [guideLine(16, 1)] };
    const bought = boughtByKey([
      { productKey: 13, orders: 2, last: '2026-01-02' },
      { productKey: 14, orders: 2, last: '2026-03-02' },
      { productKey: 15, orders: 9, last: '2020-01-01' },
    ]);
    const around = { mainCategories: [], categories: [], guides: [guide], bought };
    const catalogue = prepareCatalogue({
      products: table,
      ...around,
      finder: { products: table, find, withSynonyms: vi.fn() },
    });
    const ranked = browse(catalogue, { ...EVERYTHING, search: 'leeks' }, 'match', {
      isOutOfStock: (productKey) => productKey === 11,
    });
    expect(keys.map((_, index) => ranked.keyAt(index))).toEqual([16, 15, 14, 13, 12, 11]);
  });
});
