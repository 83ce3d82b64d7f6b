import { type OrderHistorySnapshot, orderHistoryMachine } from '#machines/history/orderHistory/orderHistoryMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { invoiced, open } from './orderSamples.ts';

export const orderHistoryWalk = walkOf({
  machine: orderHistoryMachine,
  inputs: { 'of a day in March': { today: '2026-03-04' } },
  events: {
    'search.change': { 'to a status': { query: 'invoiced' }, 'to nothing': { query: '' } },
    'period.choose': {
      'later than loaded': { period: { start: '2026-03-01', end: '' } },
      'earlier than loaded': { period: { start: '2024-01-01', end: '' } },
    },
    'sort.toggle': { 'by total': { column: 'total' } },
  },
  answers: { loadRows: { 'two orders': [open, invoiced] } },
  failures: { documents: { 'a bug': failures.unexpected } },
  distinguish: ({ loaded, since }) => [loaded?.since, since],
  rules: [
    leadsTo('loadRows: two orders', 'list.loaded'),
    leadsTo('loadRows failed', 'list.failed'),
    asksOnlyIf<OrderHistorySnapshot['context']>(
      'loadRows',
      (_, { loaded, since }) => loaded === null || since < loaded.since,
    ),
    restsIn(['list.loaded', 'list.failed'], 'documents'),
  ],
});
