import { guideAdditionMachine } from '#machines/guideAddition/guideAdditionMachine.ts';
import { walkOf } from '../support/walk.ts';
import { done, guideCatalogue, guideKeeper, taken } from './guideSamples.ts';
import { failures } from './samples.ts';

const { keeper } = guideKeeper();

export const guideAdditionWalk = walkOf({
  machine: guideAdditionMachine,
  inputs: { 'to a guide': { catalogue: guideCatalogue, guideName: 'Weekly', rounding: 'None', keeper } },
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
  answers: { changeGuide: { done, taken }, createGuide: { done, taken } },
  failures: { changeGuide: { offline: failures.offline }, createGuide: { offline: failures.offline } },
  distinguish: ({ guideName, newName, matches, draft }) => [
    guideName !== null,
    newName !== '',
    matches.length > 0,
    draft?.quantityText === '1.5.2',
  ],
});
