import { cartPageMachine } from '#machines/ordering/cartPage/cartPageMachine.ts';
import { leadsToDeed, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, leadsTo } from '../../support/walks/walkRules.ts';
import { tomatoes, twoCases } from '../samples.ts';
import { surroundings } from './cartPageSamples.ts';

const three = { type: 'row.change', line: twoCases, change: { quantityText: '3' } } as const;

export const cartPageWalk = walkOf({
  machine: cartPageMachine,
  inputs: { 'of a cart': { surroundings: surroundings().around } },
  events: {
    'line.remove': { 'the tomatoes': { line: twoCases, description: 'Tomatoes, plum' } },
    'line.type': { 'three cases': { product: tomatoes, typing: three } },
    'line.save': { 'the tomatoes': { lineId: 1 } },
    'line.restore': { 'the tomatoes': { lineId: 1 } },
    'lines.changed': { 'to none': { lineIds: new Set<number>() } },
    'find.change': { 'to tomatoes': { find: 'tom' } },
    'clear.confirm': { 'by its button': { seenLineIds: [1] } },
  },
  distinguish: ({ rows, find }) => [Object.keys(rows).length, find],
  rules: [
    changesNothing('clear.refuse'),
    leadsTo('clear.refuse', 'editing'),
    onlyAfter('cart.write', 'line.remove', 'clear.confirm'),
    leadsToDeed('line.remove', 'cart.write', 'editing', 'removing'),
    leadsToDeed('clear.confirm', 'cart.write', 'confirmingClear'),
  ],
});
