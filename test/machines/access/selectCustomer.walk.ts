import { searchedCustomers } from '#machines/access/selectCustomer/customerList.ts';
import {
  type SelectCustomerSnapshot,
  selectCustomerMachine,
} from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, from, refuses, restsIn, sendsOnce, sets, where } from '../../support/walks/walkRules.ts';
import { oyster, tide } from '../samples.ts';

type Listed = SelectCustomerSnapshot['context'];

export const selectCustomerWalk = walkOf({
  machine: selectCustomerMachine,
  events: {
    'search.change': { 'to one of them': { query: 'oyster' }, 'to no customer': { query: 'nobody' } },
    'highlight.move': { 'by a new press': { by: 1, isRepeat: false }, 'by a held key': { by: -1, isRepeat: true } },
    'customer.choose': { 'in the list': { customerKey: 1001 }, 'not in the list': { customerKey: 7 } },
  },
  answers: { loadCustomers: { 'two customers': searchedCustomers([oyster, tide]), none: searchedCustomers([]) } },
  distinguish: ({ matches, highlighted }) => [matches.length, highlighted],
  rules: [
    refuses('customer.choose: not in the list'),
    where<Listed>(({ matches }) => matches.length === 0, refuses('customer.choose', 'highlighted.choose')),
    from(['choosing.pausing'], changesNothing('highlight.move: by a held key')),
    sets<Listed>(
      'highlight.move',
      ({ highlighted, matches }) => highlighted >= 0 && highlighted < Math.max(1, matches.length),
    ),
    sets<Listed>('search.change', ({ highlighted }) => highlighted === 0),
    sets<Listed>(
      'customer.choose: in the list',
      ({ highlighted, matches }) => matches.length === 0 || matches[highlighted]?.customerKey === oyster.customerKey,
      'choosing',
    ),
    sendsOnce('loadCustomers'),
    restsIn(['choosing', 'failed', 'chosen']),
  ],
});
