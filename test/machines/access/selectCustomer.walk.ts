import { selectCustomerMachine } from '#machines/access/selectCustomer/selectCustomerMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures, oyster, tide } from '../samples.ts';

export const selectCustomerWalk = walkOf({
  machine: selectCustomerMachine,
  events: {
    'search.change': { 'to one of them': { query: 'oyster' }, 'to nobody': { query: 'nobody' } },
    'highlight.move': { 'by a new press': { by: 1, isRepeat: false }, 'by a held key': { by: 1, isRepeat: true } },
    'customer.choose': { 'in the list': { customerKey: 1001 }, 'not in the list': { customerKey: 7 } },
    'highlighted.choose': { 'by Enter': {} },
    'list.retry': { 'by its button': {} },
  },
  answers: { loadCustomers: { 'two customers': [oyster, tide], none: [] } },
  failures: { loadCustomers: { offline: failures.offline } },
  distinguish: ({ matches, highlighted }) => [matches.length, highlighted],
});
