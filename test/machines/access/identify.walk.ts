import { identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const identifyWalk = walkOf({
  machine: identifyMachine,
  inputs: {
    'for a first customer': { missing: 'customer', previous: null },
    'for another customer': { missing: 'customer', previous: { customerKey: 1001, shipMethod: null } },
    'for a ship method': { missing: 'shipMethod', previous: null },
  },
  events: {
    'customer.keepPrevious': { 'by its button': {} },
    'customers.retry': { 'by its button': {} },
    'shipMethod.choose': { pickup: { shipMethod: 'Pickup' } },
  },
  answers: { selectCustomer: { 'a customer': { customerKey: 1002 } } },
  failures: { selectCustomer: { 'a bug': failures.unexpected } },
  distinguish: ({ previous, identity }) => [previous, identity],
});
