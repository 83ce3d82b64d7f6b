import { identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';

export const identifyWalk = walkOf({
  machine: identifyMachine,
  inputs: {
    'for a first customer': { previous: null },
    'for another customer': { previous: { customerKey: 1001, shipMethod: null } },
  },
  events: {
    'customer.keepPrevious': { 'by its button': {} },
    'customers.retry': { 'by its button': {} },
  },
  answers: { selectCustomer: { 'a customer': { customerKey: 1002 } } },
  failures: { selectCustomer: { 'a bug': failures.unexpected } },
  distinguish: ({ previous, identity }) => [previous, identity],
});
