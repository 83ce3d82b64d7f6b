import { guideItemMachine } from '#machines/guides/guideItem/guideItemMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { tomatoes } from '../samples.ts';
import { broken, gone, guideListener, outcomes, stale, weekly, withQuantity } from './guideSamples.ts';

const [line] = weekly.products;
if (!line) throw new Error('no line');
const { guideList } = guideListener();
const item = { guide: weekly, line, product: tomatoes, rounding: 'None', guideList } as const;

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
    guideWrite: { ...outcomes, gone, 'changed elsewhere': stale(withQuantity(7)) },
  },
  failures: { guideWrite: broken },
  distinguish: ({ draft }) => [draft.quantityText === '1.5.2', draft.quantityText === '5'],
});
