import { addToGuideMachine } from '#machines/addToGuide/addToGuideMachine.ts';
import { walkOf } from '../support/walk.ts';
import { bar, guideLine, guides, keeperListener, kitchen } from './guideDialogSamples.ts';
import { failures, tomatoes, unsold } from './samples.ts';

const keeper = keeperListener().ref;
const input = { product: tomatoes, guides, rounding: 'None' as const, keeper };
const done = { kind: 'done' as const };
const refused = { kind: 'refused' as const, status: 409, text: 'Not today.' };
const newer = { ...bar, version: 9 };

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
    changeGuide: {
      done,
      refused,
      'changed elsewhere': { kind: 'stale', guide: { ...newer, products: [guideLine(12, 5)] } },
      'in there already': { kind: 'stale', guide: { ...newer, products: [guideLine(11, 12)] } },
      'changed here': { kind: 'stale', guide: { ...newer, products: [guideLine(11, 7)] } },
    },
    createGuide: { done, refused },
    loadGuides: {
      'with it': ['Bar', 'Winter'].map((name) => ({ ...kitchen, name, products: [guideLine(11, 12)] })),
      'without it': [bar],
    },
  },
  failures: {
    changeGuide: { offline: failures.offline },
    createGuide: { offline: failures.offline },
    loadGuides: { offline: failures.offline },
  },
  distinguish: ({ guideName, newName, draft, guides: known }) => [
    guideName,
    newName,
    draft.quantityText === '12' || draft.quantityText === '1x' ? draft.quantityText : 'other',
    draft.unit,
    known.find(({ name }) => name === 'Bar')?.products[0],
  ],
});
