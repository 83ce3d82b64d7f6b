import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_PRODUCTS } from '#domain/catalog/catalogue.ts';
import { guideEditHref, guideHref } from '#domain/guide/guideAddress.ts';
import { SORT_FIELDS } from '#domain/settings/preferences.ts';
import { productsHref, readFilters, readGuide, readPosition } from '#src/product/urlFilters.ts';

const code = fc.option(fc.string({ minLength: 1, maxLength: 12 }), { nil: null });
const filters = fc.record({
  mainCategory: code,
  category: code,
  guide: fc.oneof(code, fc.constant(ALL_PRODUCTS)),
  // A backtick is a quote in an address, so samples have none; leading and trailing spaces are not written.
  search: fc.string({ maxLength: 30 }).map((text) => text.replaceAll('`', '').trim()),
  sortBy: fc.option(fc.constantFrom(...SORT_FIELDS), { nil: null }),
});

function urlOf(href: string): URL {
  return new URL(href, 'http://localhost');
}

describe('the address of a product list', () => {
  it('gives back every filter, search and sort that was written into it', () => {
    fc.assert(
      fc.property(filters, (written) => {
        expect(readFilters(urlOf(productsHref(written)))).toEqual(written);
      }),
    );
  });

  it('keeps the first row in view and the row under the pointer', () => {
    const href = productsHref({ category: '1204' }, { row: 12, hovered: 0 });
    expect(href).toBe('/products#c=1204&row=12&i=0');
    expect(readPosition(urlOf(href))).toEqual({ row: 12, hovered: 0 });
  });

  it('writes single quotes of a search as backticks and shows them as they were typed', () => {
    const href = productsHref({ search: "chef's knife" });
    expect(href).toBe('/products?s=chef%60s+knife');
    expect(readFilters(urlOf(href)).search).toBe("chef's knife");
  });

  it('distinguishes the choice of all products from an address without a choice', () => {
    expect(productsHref({ guide: ALL_PRODUCTS })).toBe('/products#og=');
    expect(readFilters(urlOf('/products#og=')).guide).toBe(ALL_PRODUCTS);
    expect(readFilters(urlOf('/products')).guide).toBeNull();
  });

  it('reads filters from query and hash, and the hash wins', () => {
    expect(readFilters({ search: '?mc=10&c=1001', hash: '#c=1002' })).toMatchObject({
      mainCategory: '10',
      category: '1002',
    });
  });

  it.each(['Weekly', "Chef's #1", '50% & more', 'über + alles'])(
    'NAV-06: /order-guide names %s in the hash og, /order-guide-edit in the hash og_edit',
    (name) => {
      const [shown, edited] = [urlOf(guideHref(name)), urlOf(guideEditHref(name))];
      expect([shown.pathname, shown.search, readGuide(shown, 'og')]).toEqual(['/order-guide', '', name]);
      expect([edited.pathname, edited.search, readGuide(edited, 'og_edit')]).toEqual(['/order-guide-edit', '', name]);
      expect([readGuide(shown, 'og_edit'), readGuide(edited, 'og')]).toEqual([null, null]);
      expect([shown.hash.slice(0, 4), edited.hash.slice(0, 9)]).toEqual(['#og=', '#og_edit=']);
    },
  );

  it('ignores a sort and a row that mean nothing', () => {
    const url = { search: '', hash: '#sort=price&row=-3&i=many' };
    expect(readFilters(url).sortBy).toBeNull();
    expect(readPosition(url)).toEqual({ row: null, hovered: null });
  });
});
