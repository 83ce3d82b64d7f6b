import { describe, expect, test } from 'vitest';
import { type BrowseFilters, NO_FILTERS } from '#domain/catalog/catalogue.ts';
import type { PageDefaults } from '#domain/settings/preferences.ts';
import { shownSort } from '#machines/shop/productList/productList.ts';
import { productListMachine } from '#machines/shop/productList/productListMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, noDefaults } from '../samples.ts';

function opened(
  savesDefaults = true,
  userDefaults: PageDefaults = noDefaults,
  siteDefaults: PageDefaults = noDefaults,
) {
  return new Stage(productListMachine, { userDefaults, siteDefaults, savesDefaults });
}

function type(text: string) {
  return { type: 'search.change', text } as const;
}

function address(filters: Partial<BrowseFilters>) {
  return { type: 'url.changed', filters: { ...NO_FILTERS, ...filters } } as const;
}

function searching(search: string) {
  return { filters: { ...NO_FILTERS, search } };
}

const list = { type: 'layout.choose', layout: 'list' } as const;
const grid = { type: 'layout.choose', layout: 'grid' } as const;
const byBrand = { type: 'sort.choose', sortBy: 'brand' } as const;
const saved = { isSuccess: true, errorReason: null };

describe('the product list:', () => {
  test('a search begins with its best matches, whatever the list was sorted by, and that order is never stored', () => {
    const stage = opened();
    const shown = () => shownSort(stage.snapshot.context);
    stage.send(address({ sortBy: 'brand' }));
    expect(shown()).toBe('brand');
    stage.send(type('tom'));
    expect(shown()).toBe('match');
    stage.send(byBrand, address({ search: 'tom', sortBy: 'brand' }), type('toma'));
    expect(shown()).toBe('brand');
    stage.send({ type: 'sort.choose', sortBy: 'match' }, address({ search: 'toma' }));
    expect([shown(), stage.asked('saveDefaults')]).toEqual(['match', [{ sortBy: 'brand' }]]);
    expect(stage.paramsOf('showInUrl').at(-1)).toEqual({ filters: { ...NO_FILTERS, search: 'toma' } });
    stage.send(address({}));
    expect(shown()).toBe('brand');
  });

  test('a layout that a page led to is shown, and never becomes the default of the user', () => {
    const stage = opened();
    stage.send({ type: 'layout.show', layout: 'quickEntry' });
    expect([stage.snapshot.context.layout, stage.asked('saveDefaults')]).toEqual(['quickEntry', []]);
    stage.send(list);
    expect(stage.asked('saveDefaults')).toEqual([{ layout: 'list' }]);
  });

  test('what was typed is taken literally until something else is searched for', () => {
    const stage = opened();
    const isLiteral = () => stage.snapshot.context.isLiteral;
    stage.send(type('leekz'), { type: 'search.takeLiterally' }, { type: 'search.settle' });
    stage.send(address({ search: 'leekz', category: 'VEG' }));
    expect(isLiteral()).toBe(true);
    stage.send(type('leekzz'));
    expect(isLiteral()).toBe(false);
    stage.send({ type: 'search.takeLiterally' }, { type: 'search.settle' }, address({ search: 'tomatoz' }));
    expect(isLiteral()).toBe(false);
  });

  test('the list follows every key, the address 500 ms after the last', () => {
    const stage = opened();
    stage.send(type('t'));
    stage.clock.increment(499);
    stage.send(type('to'));
    expect(stage.snapshot.context.filters.search).toBe('to');
    stage.clock.increment(499);
    expect(stage.paramsOf('showInUrl')).toEqual([]);
    stage.clock.increment(1);
    expect(stage.paramsOf('showInUrl')).toEqual([searching('to')]);
  });

  test('Enter does not wait, and the address changes once per search', () => {
    const stage = opened();
    stage.send(type('tom'));
    expect(stage.snapshot.hasTag('typing')).toBe(true);
    stage.send({ type: 'search.settle' });
    expect(stage.paramsOf('showInUrl')).toHaveLength(1);
    expect(stage.snapshot.hasTag('typing')).toBe(false);
    stage.clock.increment(60_000);
    expect(stage.paramsOf('showInUrl')).toEqual([searching('tom')]);
  });

  test('a late address never replaces what was typed since', () => {
    const stage = opened();
    stage.send(type('tom'));
    stage.clock.increment(500);
    stage.send(type('toma'), address({ search: 'tom', category: 'VEG' }));
    expect(stage.snapshot.context.filters).toEqual({ ...NO_FILTERS, search: 'toma', category: 'VEG' });
    stage.clock.increment(500);
    expect(stage.paramsOf('showInUrl').at(-1)).toEqual({ filters: { ...NO_FILTERS, search: 'toma', category: 'VEG' } });
  });

  test('the search stays as typed where the address spells it otherwise', () => {
    const stage = opened();
    for (const typed of ['plum ', 'chef`s']) {
      stage.send(type(typed));
      stage.clock.increment(500);
      stage.send(address({ search: typed.trim().replaceAll('`', "'") }));
      expect(stage.snapshot.context.filters.search).toBe(typed);
    }
  });

  test('Back wins over a search that is still debounced', () => {
    const stage = opened();
    stage.send(address({ search: 'tom' }), type('tomatoes'), address({ search: 'leek' }));
    stage.clock.increment(60_000);
    expect(stage.snapshot.context.filters.search).toBe('leek');
    expect(stage.paramsOf('showInUrl')).toEqual([]);
  });

  test('a main category clears the category, and takes a search that is being typed with it', () => {
    const stage = opened();
    stage.send(address({ mainCategory: 'PRO', category: 'VEG' }), type('tom'));
    stage.send({ type: 'filters.choose', filters: { mainCategory: 'DRY' } });
    stage.clock.increment(60_000);
    const filters = { ...NO_FILTERS, mainCategory: 'DRY', search: 'tom' };
    expect(stage.paramsOf('showInUrl')).toEqual([{ filters }]);
    stage.send(type('toma'), { type: 'url.changed', filters });
    expect(stage.snapshot.context.filters).toEqual({ ...filters, search: 'toma' });
  });

  test('a chosen sort is added to the address with its filters, and is stored as the default', () => {
    const stage = opened();
    stage.send(address({ category: 'VEG' }), { type: 'sort.choose', sortBy: 'brand' });
    expect(stage.paramsOf('showInUrl')).toEqual([{ filters: { ...NO_FILTERS, category: 'VEG', sortBy: 'brand' } }]);
    expect(stage.snapshot.context.saving).toEqual({ sortBy: 'brand' });
  });

  test('a user who opens another page while typing is not returned to the list', () => {
    const stage = opened();
    stage.send(address({ search: 'leek' }), type('leeks, red'), { type: 'search.abandon' });
    stage.clock.increment(60_000);
    expect(stage.paramsOf('showInUrl')).toEqual([]);
    expect(stage.snapshot.context.filters.search).toBe('');
  });

  test('the search box is empty on pages without the list, and Back brings the search back', () => {
    const stage = opened();
    stage.send(address({ search: 'leek' }), { type: 'search.abandon' });
    expect(stage.snapshot.context.filters.search).toBe('');
    stage.send(address({ search: 'leek' }));
    expect(stage.snapshot.context.filters.search).toBe('leek');
  });

  test('the filters are those of the address, not those that were chosen', () => {
    const stage = opened();
    stage.send({ type: 'filters.choose', filters: { category: 'VEG' } });
    expect(stage.snapshot.context.filters).toEqual(NO_FILTERS);
    stage.send(address({ category: 'VEG' }));
    expect(stage.snapshot.context.filters.category).toBe('VEG');
  });

  test('a layout chosen while one is being saved is saved next, and only the last of several', async () => {
    const stage = opened();
    stage.send(list, grid, list, byBrand);
    expect(stage.asked('saveDefaults')).toEqual([{ layout: 'list' }]);
    await stage.answer('saveDefaults', saved);
    expect(stage.asked('saveDefaults').slice(1)).toEqual([{ layout: 'list', sortBy: 'brand' }]);
    await stage.answer('saveDefaults', saved);
    expect(stage.snapshot.value).toEqual({ filtering: 'settled', remembering: 'remembered' });
    expect(stage.paramsOf('notify')).toEqual([]);
  });

  test('guests choose as they like and save nothing', () => {
    const stage = opened(false);
    stage.send(list, byBrand);
    expect(stage.snapshot.context).toMatchObject({ layout: 'list', sortBy: 'brand' });
    expect(stage.asked('saveDefaults')).toEqual([]);
  });

  test('a choice that was not saved stays on screen, and shows its own error text', async () => {
    const stage = opened();
    stage.send(list);
    await stage.answer('saveDefaults', { isSuccess: false, errorReason: 'Not today.' });
    stage.send(list);
    await stage.answer('saveDefaults', { isSuccess: false, errorReason: null });
    stage.send(byBrand);
    await stage.fail('saveDefaults', failures.offline);
    expect(stage.snapshot.context).toMatchObject({ layout: 'list', sortBy: 'brand' });
    expect(stage.snapshot.value).toMatchObject({ remembering: 'remembered' });
    expect(stage.paramsOf('notify')).toEqual(
      ['Not today.', 'An error has occured.', 'An error has occurred.'].map((text) => ({ type: 'error', text })),
    );
  });

  test('new defaults of the site apply to users who have not chosen for themselves, each separately', () => {
    const site = { type: 'siteDefaults.change', defaults: { defaultPageLayout: 2, defaultPageSortBy: 3 } } as const;
    const shown = ({ snapshot }: ReturnType<typeof opened>) => [snapshot.context.layout, snapshot.context.sortBy];
    const own = { defaultPageLayout: 1, defaultPageSortBy: null };
    const stages = [opened(), opened(true, own), opened()];
    stages[2]?.send(byBrand, { type: 'sort.choose', sortBy: 'sequence' });
    for (const stage of stages) stage.send(site, { ...site, defaults: noDefaults });
    expect(stages.map(shown)).toEqual([
      ['quickEntry', 'brand'],
      ['list', 'brand'],
      ['quickEntry', 'sequence'],
    ]);
  });

  test("the user's own defaults go before the site's, and those before grid by description", () => {
    const own = { defaultPageLayout: 1, defaultPageSortBy: null };
    const sites = { defaultPageLayout: 2, defaultPageSortBy: 3 };
    const views = [opened(true, own, sites), opened(true, noDefaults, sites), opened()].map(({ snapshot }) => [
      snapshot.context.layout,
      snapshot.context.sortBy,
    ]);
    expect(views).toEqual([
      ['list', 'brand'],
      ['quickEntry', 'brand'],
      ['grid', 'description'],
    ]);
  });
});
