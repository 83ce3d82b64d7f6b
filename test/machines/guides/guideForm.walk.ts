import type { ContextFrom } from 'xstate';
import { isTouched } from '#machines/guides/guideForm/guideForm.ts';
import { guideFormMachine } from '#machines/guides/guideForm/guideFormMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyIf,
  changesNothing,
  holdsIn,
  keeps,
  leadsTo,
  refuses,
  restsIn,
  sendsOnce,
} from '../../support/walks/walkRules.ts';
import { editingWeekly, opened } from './guideEditing.ts';
import { guideListener, taken } from './guideSamples.ts';

type Form = ContextFrom<typeof guideFormMachine>;
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
  },
  answers: {
    guideSaving: { saved, refused: { ...saved, message: taken.text, isSaved: false } },
  },
  distinguish: ({ nameText, draft, item }) => [
    nameText,
    draft.get(11)?.quantityText === '1.5.2',
    draft.get(11)?.quantityText === '2',
    item,
  ],
  rules: [
    sendsOnce('guideSaving'),
    onlyAfter('guideSaving', 'guide.save'),
    asksOnlyIf('guideSaving', ({ editing: { draft } }: { editing: Form }) => draft.get(11)?.quantityText !== '1.5.2'),
    asksOnlyIf('guideSaving', ({ editing: { nameText } }: { editing: Form }) => nameText.trim() !== ''),
    refuses('line.include: one that is gone'),
    changesNothing('edit.cancel'),
    keeps(({ nameText, draft }: Form) => [nameText, draft], 'guideSaving failed', 'item.close'),
    leadsTo('guideSaving: refused', 'open.form.editing'),
    leadsTo('guideSaving failed', 'open.form.editing'),
    restsIn(['saved']),
    holdsIn((form: Form) => isTouched(form, 'Weekly'), 'open.work.held'),
    holdsIn((form: Form) => !isTouched(form, 'Weekly'), 'open.work.none'),
    restsIn(['open.work.none'], 'saveDraft', 'guideSaving'),
  ],
});
