import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { leadsToDeed, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, leadsTo } from '../../support/walks/walkRules.ts';
import { cartListener, twoCases } from '../samples.ts';

export const cartPageWalk = walkOf({
  machine: cartPageMachine,
  inputs: { 'of a cart': { cart: cartListener().ref } },
  events: {
    'line.remove': { 'the tomatoes': { line: twoCases, description: 'Tomatoes, plum' } },
    'find.change': { 'to tomatoes': { find: 'tom' } },
    'clear.confirm': { 'by its button': { seenLineIds: [1] } },
  },
  distinguish: ({ find }) => [find],
  rules: [
    changesNothing('clear.refuse'),
    leadsTo('clear.refuse', 'editing'),
    onlyAfter('cart.write', 'line.remove', 'clear.confirm'),
    leadsToDeed('line.remove', 'cart.write', 'editing', 'removing'),
    leadsToDeed('clear.confirm', 'cart.write', 'confirmingClear'),
  ],
});
