import {
  type AccountDetailSnapshot,
  accountDetailMachine,
} from '#machines/account/accountDetail/accountDetailMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { credit, invoice } from './receivableSamples.ts';

export const accountDetailWalk = walkOf({
  machine: accountDetailMachine,
  inputs: { 'of a day in March': { today: '2026-03-04' } },
  events: {
    'search.change': { 'to a reference': { query: '7001' }, 'to nothing': { query: '' } },
    'period.choose': {
      'later than loaded': { period: { start: '2026-03-01', end: '' } },
      'earlier than loaded': { period: { start: '2024-01-01', end: '' } },
    },
    'sort.toggle': { 'by balance': { column: 'balance' } },
  },
  answers: { loadRows: { 'two entries': [invoice, credit] } },
  failures: { documents: { 'a bug': failures.unexpected } },
  distinguish: ({ loaded, since }) => [loaded?.since, since],
  rules: [
    leadsTo('loadRows', 'list.loaded'),
    leadsTo('loadRows failed', 'list.failed'),
    asksOnlyIf<AccountDetailSnapshot['context']>(
      'loadRows',
      (_, { loaded, since }) => loaded === null || since < loaded.since,
    ),
    restsIn(['list.loaded', 'list.failed'], 'documents'),
  ],
});
