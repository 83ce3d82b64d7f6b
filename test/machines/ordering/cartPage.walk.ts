import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { cartListener, twoCases } from '../samples.ts';

export const cartPageWalk = walkOf({
  machine: cartPageMachine,
  inputs: { 'of a cart': { cart: cartListener().ref } },
  events: {
    'removing.start': { 'by its button': {} },
    'removing.finish': { 'by its button': {} },
    'line.remove': { 'the tomatoes': { line: twoCases } },
    'clear.request': { 'by its button': {} },
    'clear.confirm': { 'by its button': { seenLineIds: [1] } },
    'clear.refuse': { 'by its button': {} },
  },
});
