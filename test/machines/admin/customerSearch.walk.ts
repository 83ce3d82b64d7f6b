import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const customerSearchWalk = walkOf({
  machine: customerSearchMachine,
  events: { 'customer.search': { 'by a name': { text: 'oyster' }, 'by nothing': { text: ' ' } } },
  answers: { findCustomers: { one: [{ customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' }] } },
  failures: { findCustomers: { offline: failures.offline } },
  distinguish: ({ customers }) => customers.length,
});
