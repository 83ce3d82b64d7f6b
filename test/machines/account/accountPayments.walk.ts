import {
  type AccountPaymentsSnapshot,
  accountPaymentsMachine,
} from '#machines/account/accountPayments/accountPaymentsMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { byCard, byCredits } from './listedPaymentSamples.ts';

export const accountPaymentsWalk = walkOf({
  machine: accountPaymentsMachine,
  inputs: { 'of a day in March': { today: '2026-03-04' } },
  events: {
    'search.change': { 'to a number': { query: '700003' }, 'to nothing': { query: '' } },
    'period.choose': {
      'later than loaded': { period: { start: '2026-03-01', end: '' } },
      'earlier than loaded': { period: { start: '2024-01-01', end: '' } },
    },
    'sort.toggle': { 'by amount': { column: 'amount' } },
  },
  answers: { loadRows: { 'two payments': [byCard, byCredits] } },
  failures: { documents: { 'a bug': failures.unexpected } },
  distinguish: ({ loaded, since }) => [loaded?.since, since],
  rules: [
    leadsTo('loadRows', 'list.loaded'),
    leadsTo('loadRows failed', 'list.failed'),
    asksOnlyIf<AccountPaymentsSnapshot['context']>(
      'loadRows',
      (_, { loaded, since }) => loaded === null || since < loaded.since,
    ),
    restsIn(['list.loaded', 'list.failed'], 'documents'),
  ],
});
