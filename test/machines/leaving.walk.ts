import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { walkOf } from '../support/walk.ts';

export const leavingWalk = walkOf({
  machine: leavingMachine,
  events: {
    'work.started': {
      'on the cart': { work: { id: 'cart', question: 'Lose the cart?' } },
      'on a guide': { work: { id: 'guide', question: 'Lose the guide?' } },
    },
    'work.settled': { 'on the cart': { id: 'cart' }, 'on a guide': { id: 'guide' } },
    'leave.request': { 'to another page': {} },
    'leave.confirm': { 'by its button': {} },
    'leave.refuse': { 'by its button': {} },
  },
  distinguish: ({ unsaved }) => unsaved.map((work) => work.id),
});
