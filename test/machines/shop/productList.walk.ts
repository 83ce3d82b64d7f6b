import type { ContextFrom } from 'xstate';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import { productListMachine } from '#machines/shop/productList/productListMachine.ts';
import { onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { restsIn, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { noDefaults } from '../samples.ts';

type List = ContextFrom<typeof productListMachine>;

export const productListWalk = walkOf({
  machine: productListMachine,
  inputs: {
    'of the signed-in': { userDefaults: noDefaults, siteDefaults: noDefaults, savesDefaults: true },
    'of a guest': { userDefaults: noDefaults, siteDefaults: noDefaults, savesDefaults: false },
  },
  events: {
    'url.changed': {
      'to a category': { filters: { ...NO_FILTERS, category: 'VEG' } },
      'to another search': { filters: { ...NO_FILTERS, search: 'leek' } },
    },
    'filters.choose': { 'a category': { filters: { category: 'VEG' } } },
    'search.change': { 'by a key': { text: 'tom' } },
    'layout.choose': { list: { layout: 'list' } },
    'layout.show': { 'quick entry': { layout: 'quickEntry' } },
    'sort.choose': { brand: { sortBy: 'brand' } },
    'siteDefaults.change': { 'to quick entry': { defaults: { defaultPageLayout: 2, defaultPageSortBy: null } } },
  },
  answers: {
    saveDefaults: {
      saved: { isSuccess: true, errorReason: null },
      'refused with a reason': { isSuccess: false, errorReason: 'Not today.' },
      'refused without one': { isSuccess: false, errorReason: null },
    },
  },
  distinguish: ({ unsaved, addressSearch }) => [Object.keys(unsaved).length > 0, addressSearch],
  rules: [
    onlyIf<List, object>('saveDefaults', ({ savesDefaults }, _, sent) => savesDefaults && Object.keys(sent).length > 0),
    onlyAfter(
      'notify',
      'saveDefaults: refused with a reason',
      'saveDefaults: refused without one',
      'saveDefaults failed',
    ),
    onlyAfter(
      'showInUrl',
      'sort.choose',
      'filters.choose',
      'search.settle',
      'xstate.after.searchDebounce.productList.filtering.typing',
    ),
    sets<List>('layout.choose', ({ layout }) => layout === 'list', 'remembering'),
    sets<List>('sort.choose', ({ sortBy }) => sortBy === 'brand', 'remembering'),
    sets<List>('search.abandon', ({ filters }) => filters.search === '', 'filtering.settled'),
    sets<List>(
      'siteDefaults.change',
      ({ isLayoutChosen, layout }) => isLayoutChosen || layout === 'quickEntry',
      'remembering',
    ),
    sendsOnce('saveDefaults'),
    restsIn(['remembering.remembered']),
  ],
});
