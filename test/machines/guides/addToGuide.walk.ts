import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { tomatoes, unsold } from '../samples.ts';
import { bar, guideLine, guides } from './guideDialogSamples.ts';
import { broken, guideListener, outcomes, stale } from './guideSamples.ts';

const { guideList } = guideListener();
const input = { product: tomatoes, guides, rounding: 'None' as const, guideList };

export const addToGuideWalk = walkOf({
  machine: addToGuideMachine,
  inputs: { 'of tomatoes': input, 'of a product nobody sells': { ...input, product: unsold } },
  events: {
    'guide.choose': { bar: { name: 'Bar' }, none: { name: null } },
    'name.type': { 'a new name': { name: 'Winter' } },
    'quantity.type': { 'a dozen': { text: '12' }, nonsense: { text: '1x' } },
    'quantity.settle': { 'by leaving the field': {} },
    'quantity.step': { up: { direction: 'up' } },
    'unit.choose': { pieces: { unit: 'EA' } },
    'product.save': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: {
    guideWrite: {
      ...outcomes,
      'changed elsewhere': stale({ ...bar, version: 9, products: [guideLine(11, 7)] }),
    },
  },
  failures: { guideWrite: broken },
  distinguish: ({ guideName, newName, draft, guides: known }) => [
    guideName,
    newName,
    draft.quantityText === '12' || draft.quantityText === '1x' ? draft.quantityText : 'other',
    draft.unit,
    known.find(({ name }) => name === 'Bar')?.products[0],
  ],
});
