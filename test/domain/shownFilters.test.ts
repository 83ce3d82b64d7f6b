import { describe, expect, test } from 'vitest';
import { browse } from '#domain/catalog/browse.ts';
import {
  ALL_PRODUCTS,
  type BrowseFilters,
  knownFilters,
  NO_FILTERS,
  prepareCatalogue,
  withFilters,
} from '#domain/catalog/catalogue.ts';
import { chosenFilters, ignoresFilters, type ListRule, shownFilters, shownName } from '#domain/catalog/shownFilters.ts';
import type { Guide } from '#domain/guide/guide.ts';
import { tableOf } from '#domain/product/productTable.ts';
import type { UserType } from '#domain/session/user.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { listRule } from '#machines/shop/shopper.ts';
import { configuration, site, tomatoes } from '../machines/samples.ts';

function guide(name: string, ...productKeys: number[]): Guide {
  const products = productKeys.map((productKey, index) => ({
    id: index + 1,
    productKey,
    overridePrice: null,
    unitOfMeasure_Prc: null,
    unitOfMeasure: 'CS',
    orderQuantity: 1,
    sequence: index + 1,
  }));
  return { name, isPrimary: false, isReadOnly: false, products, version: 1 };
}

const leeks = { ...tomatoes, productKey: 12, description: 'Leeks', productCategoryCode: 'ROOT' };
const lemons = { ...tomatoes, productKey: 13, description: 'Lemons', productCategoryCode: 'FRU' };
const category = (code: string) => ({ code, description: code, parent: 'PRO', isExcluded: false });

function catalogueWith(...guides: Guide[]) {
  return prepareCatalogue({
    products: tableOf([tomatoes, leeks, lemons].map((product) => ({ ...product, categoryDescription: '' }))),
    mainCategories: [{ code: 'PRO', description: 'Produce' }],
    categories: ['VEG', 'ROOT', 'FRU'].map(category),
    guides,
  });
}

const bar = guide('Bar', 13);
const kitchen = guide('Kitchen', 12);
const gone = guide('Old', 99);
const full = catalogueWith(bar, gone, kitchen, guide('Standard', 11, 12));

const buyer: ListRule = { keepsGuides: true, mayListAll: true, defaultsToStandard: true, searchesEverything: false };
const rules = {
  buyer,
  'buyer without the default': { ...buyer, defaultsToStandard: false },
  'buyer whose search looks everywhere': { ...buyer, searchesEverything: true },
  'buyer without All Products': { ...buyer, mayListAll: false },
  guest: { ...buyer, keepsGuides: false, searchesEverything: true },
} satisfies Record<string, ListRule>;

function listed(filters: Partial<BrowseFilters>, rule: ListRule, catalogue = full): string[] {
  const shown = shownFilters(catalogue, { ...NO_FILTERS, ...filters }, rule);
  const found = browse(catalogue, shown, 'description');
  return Array.from({ length: found.length }, (_, index) => found.at(index)?.description ?? '');
}

const EVERYTHING = ['Leeks', 'Lemons', 'Tomatoes, plum'];
const STANDARD = ['Leeks', 'Tomatoes, plum'];

describe('an address lists', () => {
  test.each<{ who: keyof typeof rules; at: Partial<BrowseFilters>; sees: string[] }>([
    { who: 'buyer', at: {}, sees: STANDARD },
    { who: 'buyer', at: { sortBy: 'brand' }, sees: STANDARD },
    { who: 'buyer', at: { guide: ALL_PRODUCTS }, sees: EVERYTHING },
    { who: 'buyer', at: { guide: 'bar' }, sees: ['Lemons'] },
    { who: 'buyer', at: { guide: 'Unknown' }, sees: EVERYTHING },
    { who: 'buyer', at: { category: 'FRU' }, sees: ['Lemons'] },
    { who: 'buyer', at: { mainCategory: 'PRO' }, sees: EVERYTHING },
    { who: 'buyer', at: { guide: 'Standard', category: 'FRU' }, sees: [] },
    { who: 'buyer', at: { search: 'le' }, sees: ['Leeks'] },
    { who: 'buyer without the default', at: {}, sees: EVERYTHING },
    { who: 'buyer whose search looks everywhere', at: { search: 'le' }, sees: ['Leeks', 'Lemons'] },
    {
      who: 'buyer whose search looks everywhere',
      at: { search: 'le', guide: 'Bar', category: 'VEG' },
      sees: ['Leeks', 'Lemons'],
    },
    { who: 'buyer whose search looks everywhere', at: { search: '  ' }, sees: STANDARD },
    { who: 'buyer without All Products', at: {}, sees: STANDARD },
    { who: 'buyer without All Products', at: { guide: ALL_PRODUCTS }, sees: STANDARD },
    { who: 'buyer without All Products', at: { guide: 'Unknown' }, sees: STANDARD },
    { who: 'buyer without All Products', at: { category: 'FRU' }, sees: [] },
    { who: 'buyer without All Products', at: { guide: 'Bar', search: 'le' }, sees: ['Lemons'] },
    { who: 'guest', at: {}, sees: EVERYTHING },
    { who: 'guest', at: { guide: 'Bar' }, sees: EVERYTHING },
  ])('to a $who at $at: $sees', ({ who, at, sees }) => {
    expect(listed(at, rules[who])).toEqual(sees);
  });

  test('everything where Standard is missing, or has nothing that is sold', () => {
    expect(listed({}, buyer, catalogueWith(bar))).toEqual(EVERYTHING);
    expect(listed({}, buyer, catalogueWith(bar, guide('Standard', 99)))).toEqual(EVERYTHING);
  });

  test('to a buyer without All Products the first of their guides where Standard is empty, and nothing without guides', () => {
    const stays = rules['buyer without All Products'];
    expect(listed({}, stays, catalogueWith(gone, kitchen, bar, guide('Standard')))).toEqual(['Leeks']);
    expect(listed({}, stays, catalogueWith(gone))).toEqual([]);
  });
});

test('a category of another main category is ignored, as in #mc=14&c=1701', () => {
  const mains = { ...full, mainCategories: [...full.mainCategories, { code: 'BEV', description: 'Drinks' }] };
  const known = knownFilters(mains, { ...NO_FILTERS, mainCategory: 'BEV', category: 'ROOT' });
  expect(known).toMatchObject({ mainCategory: 'BEV', category: null });
  expect(knownFilters(mains, { ...NO_FILTERS, mainCategory: 'PRO', category: 'ROOT' }).category).toBe('ROOT');
});

test('a choice in the toolbar stays in the guide that is shown, even if the address did not name it', () => {
  const shown = shownFilters(full, NO_FILTERS, buyer);
  const after = withFilters(NO_FILTERS, chosenFilters(shown, { category: 'FRU' }));
  expect(after).toEqual({ ...NO_FILTERS, guide: 'Standard', category: 'FRU' });
  expect(withFilters(after, chosenFilters(shown, { guide: ALL_PRODUCTS })).guide).toBe(ALL_PRODUCTS);
});

test('another main category gives up the category of the one before, the same one keeps it', () => {
  const before = { ...NO_FILTERS, mainCategory: 'PRO', category: 'FRU' };
  expect(withFilters(before, { mainCategory: 'DAI' })).toEqual({ ...before, mainCategory: 'DAI', category: null });
  expect([withFilters(before, { mainCategory: 'PRO' }), withFilters(before, { search: '' })]).toEqual([before, before]);
});

test.each([
  [{ mainCategory: 'PRO', category: 'FRU' }, 'FRU'],
  [{ mainCategory: 'PRO' }, 'Produce'],
  [{}, 'Standard'],
  [{ guide: 'Bar' }, 'Bar'],
  [{ guide: ALL_PRODUCTS }, null],
] as const)('the list of %j is called %s', (filters, name) => {
  expect(shownName(full, shownFilters(full, { ...NO_FILTERS, ...filters }, buyer))).toBe(name);
});

test('only a search that looks everywhere has no filters to show', () => {
  const filters = { ...NO_FILTERS, guide: 'Bar', category: 'FRU', search: 'le' };
  const everywhere = rules['buyer whose search looks everywhere'];
  expect(shownFilters(full, filters, everywhere)).toEqual({ ...NO_FILTERS, search: 'le' });
  expect(shownFilters(full, filters, buyer)).toEqual({ ...filters, guide: bar });
  expect([everywhere, buyer].map((rule) => ignoresFilters(filters, rule))).toEqual([true, false]);
});

describe('how far a list reaches', () => {
  const available = [{ key: 'AllProducts' as const, isVisible: true, isLocked: false }];
  test.each<{ userType: UserType; menu: typeof available; rule: Partial<ListRule> }>([
    { userType: 'Customer', menu: available, rule: { keepsGuides: true, mayListAll: true, searchesEverything: true } },
    { userType: 'Salesperson', menu: [], rule: { keepsGuides: true, mayListAll: false, searchesEverything: false } },
    { userType: 'Consumer', menu: [], rule: { keepsGuides: false, mayListAll: true, searchesEverything: true } },
    { userType: 'Public', menu: [], rule: { keepsGuides: false, mayListAll: true, searchesEverything: true } },
  ])('for a $userType with menu $menu.length', ({ userType, menu, rule }) => {
    const settings = { ...DEFAULT_USER_SETTINGS, menu };
    const shopper = {
      userType,
      shipMethod: null,
      user: null,
      site: { ...site, alwaysSearchAllProducts: true },
      configuration: { ...configuration, settings },
      punchout: null,
    };
    expect(listRule(shopper)).toEqual({ defaultsToStandard: true, ...rule });
  });
});
