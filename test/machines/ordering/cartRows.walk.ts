import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { leadsToDeed, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { tomatoes, twoCases } from '../samples.ts';
import { surroundings } from './cartRowsSamples.ts';

const three = { type: 'row.change', line: twoCases, change: { quantityText: '3' } } as const;
const four = { type: 'row.change', line: { ...twoCases, id: 2 }, change: { quantityText: '4' } } as const;

export const cartRowsWalk = walkOf({
  machine: cartRowsMachine,
  inputs: { 'of a cart': { surroundings: surroundings().around } },
  events: {
    'line.type': {
      'three cases': { product: tomatoes, typing: three },
      'four of another line': { product: tomatoes, typing: four },
    },
    'line.save': { 'the tomatoes': { lineId: 1 } },
    'line.restore': { 'the tomatoes': { lineId: 1 } },
    'lines.changed': { 'to none': { lines: [] }, 'to the first': { lines: [twoCases] } },
  },
  distinguish: ({ rows }) => [Object.keys(rows).join()],
  rules: [
    leadsToDeed('line.type', 'row.change', 'open'),
    onlyAfter('row.change', 'line.type'),
    onlyAfter('row.save', 'line.save'),
    onlyAfter('row.restore', 'line.restore'),
  ],
});
