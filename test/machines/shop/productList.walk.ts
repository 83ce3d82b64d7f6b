import { NO_FILTERS } from '#domain/product/catalogue.ts';
import { productListMachine } from '#machines/shop/productList/productListMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures, noDefaults } from '../samples.ts';

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
    'search.settle': { 'by Enter': {} },
    'search.abandon': { 'by going elsewhere': {} },
    'layout.choose': { list: { layout: 'list' } },
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
  failures: { saveDefaults: { offline: failures.offline } },
  distinguish: ({ unsaved, addressSearch }) => [Object.keys(unsaved).length > 0, addressSearch],
});
