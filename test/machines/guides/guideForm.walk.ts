import { guideFormMachine } from '#machines/guides/guideForm/guideFormMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { editingWeekly, opened } from './guideEditing.ts';
import { broken, guideListener, taken } from './guideSamples.ts';

const saved = { editing: editingWeekly('5'), message: null, isSaved: true };

export const guideFormWalk = walkOf({
  machine: guideFormMachine,
  inputs: { 'of Weekly': { name: 'Weekly', opened, rounding: 'None', guideList: guideListener().guideList } },
  events: {
    'name.type': { 'as it is': { name: 'Weekly' }, another: { name: 'Bar' }, blank: { name: ' ' } },
    'line.include': {
      basil: { productKey: 13, isIncluded: true },
      'one that is gone': { productKey: 99, isIncluded: true },
    },
    'line.type': {
      five: { productKey: 11, text: '5' },
      'as it was': { productKey: 11, text: '2' },
      nonsense: { productKey: 11, text: '1.5.2' },
    },
    'line.settle': { tomatoes: { productKey: 11 } },
    'line.step': { tomatoes: { productKey: 11, direction: 'down' } },
    'unit.choose': { cases: { productKey: 11, unit: 'CS' } },
    'search.change': { 'for basil': { query: 'basil' } },
    'listing.choose': { included: { listing: 'included' } },
    'item.open': { tomatoes: { productKey: 11 } },
    'item.finish': { 'by its button': {} },
    'item.close': { 'by its button': {} },
    'guide.save': { 'by its button': {} },
    'edit.cancel': { 'by its button': {} },
  },
  answers: {
    guideSaving: { saved, refused: { ...saved, message: taken.text, isSaved: false } },
  },
  failures: { guideSaving: broken, holdUnsavedWork: broken, parkWork: broken },
  distinguish: ({ nameText, draft, item }) => [
    nameText,
    draft.get(11)?.quantityText === '1.5.2',
    draft.get(11)?.quantityText === '2',
    item,
  ],
});
