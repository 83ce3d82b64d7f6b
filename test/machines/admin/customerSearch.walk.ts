import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, restsIn } from '../../support/walks/walkRules.ts';

export const customerSearchWalk = walkOf({
  machine: customerSearchMachine,
  events: { 'customer.search': { 'by a name': { text: 'oyster' }, 'by nothing': { text: ' ' } } },
  answers: { findCustomers: { one: [{ customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' }] } },
  distinguish: ({ customers }) => customers.length,
  rules: [
    leadsTo('customer.search: by nothing', 'quiet'),
    leadsTo('customer.search: by a name', 'waiting'),
    keeps(({ customers }: { customers: unknown }) => customers, 'customer.search', 'findCustomers failed'),
    restsIn(['quiet', 'waiting', 'failed']),
  ],
});
