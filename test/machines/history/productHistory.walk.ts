import { productHistoryMachine } from '#machines/history/productHistory/productHistoryMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures, lastSale } from '../samples.ts';

export const productHistoryWalk = walkOf({
  machine: productHistoryMachine,
  inputs: { 'of a day in March': { today: '2026-03-04' } },
  events: {
    'search.change': { 'to a product': { query: 'tom' }, 'to nothing': { query: '' } },
    'period.choose': {
      'later than loaded': { period: { start: '2026-03-01', end: '' } },
      'earlier than loaded': { period: { start: '2024-01-01', end: '' } },
    },
    'sort.toggle': { 'by price': { column: 'price' } },
    'list.retry': { 'by its button': {} },
  },
  answers: { loadRows: { 'one sale': [lastSale] } },
  failures: { loadRows: { offline: failures.offline } },
  distinguish: ({ loaded, since }) => [loaded?.since, since],
});
