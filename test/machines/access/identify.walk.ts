import { type IdentifySnapshot, identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, refuses, restsIn, sets, where } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';

type Known = IdentifySnapshot['context'];

export const identifyWalk = walkOf({
  machine: identifyMachine,
  inputs: {
    'for a first customer': { previous: null },
    'for another customer': { previous: { customerKey: 1001, shipMethod: 'Pickup' } },
  },
  events: {},
  answers: { selectCustomer: { 'a customer': { customerKey: 1002 } } },
  failures: { selectCustomer: { 'a bug': failures.unexpected } },
  distinguish: ({ previous, identity }) => [previous, identity],
  rules: [
    where<Known>(({ previous }) => previous === null, refuses('customer.keepPrevious')),
    sets<Known>('selectCustomer', ({ identity }) => identity.shipMethod === null),
    where<Known>(
      ({ previous }) => previous !== null,
      sets<Known>('customer.keepPrevious', ({ previous, identity }) => identity === previous),
    ),
    leadsTo('selectCustomer: a customer', 'identified'),
    restsIn(['broken', 'identified']),
  ],
});
