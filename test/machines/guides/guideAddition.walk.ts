import { guideAdditionMachine } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { broken, guideCatalogue, guideListener, outcomes, stale, withBasil } from './guideSamples.ts';

const { guideList } = guideListener();

export const guideAdditionWalk = walkOf({
  machine: guideAdditionMachine,
  inputs: { 'to a guide': { catalogue: guideCatalogue, guideName: 'Weekly', rounding: 'None', guideList } },
  events: {
    'guide.choose': { 'a new one': { name: null }, Weekly: { name: 'Weekly' } },
    'name.type': { free: { name: 'Bar' } },
    'search.change': { 'for basil': { query: 'basil' }, 'for nothing there is': { query: 'zzz' } },
    'highlight.move': { down: { by: 1 } },
    'product.choose': { basil: { productKey: 13 }, 'one that is gone': { productKey: 99 } },
    'highlighted.choose': { 'with Enter': {} },
    'quantity.type': { 'to nonsense': { text: '1.5.2' } },
    'quantity.settle': { 'by leaving the field': {} },
    'quantity.step': { down: { direction: 'down' } },
    'unit.choose': { cases: { unit: 'CS' } },
    'product.add': { 'by its button': {} },
    'dialog.close': { 'by its button': {} },
  },
  answers: { guideWrite: { ...outcomes, 'there already': stale(withBasil) } },
  failures: { guideWrite: broken },
  distinguish: ({ guideName, newName, matches, draft }) => [
    guideName !== null,
    newName !== '',
    matches.length > 0,
    draft?.quantityText === '1.5.2',
  ],
});
