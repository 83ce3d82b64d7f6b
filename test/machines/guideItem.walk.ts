import { guideItemMachine } from '#machines/guideItem/guideItemMachine.ts';
import { walkOf } from '../support/walk.ts';
import { done, gone, guideKeeper, stale, weekly, withBasil, withQuantity } from './guideSamples.ts';
import { failures, tomatoes } from './samples.ts';

const [line] = weekly.products;
if (!line) throw new Error('no line');
const { keeper } = guideKeeper();
const item = { guide: weekly, line, product: tomatoes, rounding: 'None', keeper } as const;

export const guideItemWalk = walkOf({
  machine: guideItemMachine,
  inputs: { 'to change': { ...item, purpose: 'change' }, 'to remove': { ...item, purpose: 'removal' } },
  events: {
    'quantity.type': { 'to five': { text: '5' }, 'to nonsense': { text: '1.5.2' } },
    'quantity.settle': { 'by leaving the field': {} },
    'quantity.step': { down: { direction: 'down' } },
    'unit.choose': { pieces: { unit: 'EA' } },
    'item.save': { 'by its button': {} },
    'removal.confirm': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: {
    changeGuide: {
      done,
      gone,
      'stale elsewhere': stale(withBasil),
      'stale here': stale(withQuantity(7)),
      'stale with what was wanted': stale(withQuantity(5)),
      'stale without it': stale({ ...weekly, products: [], version: 4 }),
    },
  },
  failures: { changeGuide: { offline: failures.offline } },
  distinguish: ({ draft }) => [draft.quantityText === '1.5.2', draft.quantityText === '5'],
});
