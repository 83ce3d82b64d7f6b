import {
  type ProductHistorySnapshot,
  productHistoryMachine,
} from '#machines/history/productHistory/productHistoryMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { lastSale } from '../samples.ts';

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
  },
  answers: { loadRows: { 'one sale': [lastSale] } },
  distinguish: ({ loaded, since }) => [loaded?.since, since],
  rules: [
    leadsTo('loadRows: one sale', 'loaded'),
    leadsTo('loadRows failed', 'failed'),
    asksOnlyIf<ProductHistorySnapshot['context']>(
      'loadRows',
      (_, { loaded, since }) => loaded === null || since < loaded.since,
    ),
    restsIn(['loaded', 'failed']),
  ],
});
