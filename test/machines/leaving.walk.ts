import type { ContextFrom } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { leadsToDeed, onlyAfter, onlyIf } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { changesNothing, leadsTo, sets } from '../support/walks/walkRules.ts';

type Leaving = ContextFrom<typeof leavingMachine>;

export const leavingWalk = walkOf({
  machine: leavingMachine,
  events: {
    'work.started': {
      'on the cart': { work: { id: 'cart', question: 'Lose the cart?' } },
      'on a guide': { work: { id: 'guide', question: 'Lose the guide?' } },
    },
    'work.settled': { 'on the cart': { id: 'cart' }, 'on a guide': { id: 'guide' } },
  },
  distinguish: ({ unsaved }) => unsaved.map((work) => work.id),
  rules: [
    changesNothing('leave.request', 'leave.refuse'),
    leadsTo('leave.refuse', 'guarded'),
    leadsToDeed('leave.refuse', 'leave.refused', 'asking'),
    leadsToDeed('leave.confirm', 'leave.allowed', 'asking'),
    onlyAfter('leave.confirmed', 'leave.confirm'),
    onlyIf<Leaving>('leave.allowed', ({ unsaved }, event) => event !== 'leave.request' || unsaved.length === 0),
    sets<Leaving>('leave.confirm', ({ unsaved }) => unsaved.length === 0, 'asking'),
    sets<Leaving>(
      'work.settled: on the cart',
      ({ unsaved }) => unsaved.every(({ id }) => id !== 'cart'),
      'guarded',
      'asking',
    ),
  ],
});
