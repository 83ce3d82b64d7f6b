import type { ContextFrom } from 'xstate';
import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, keeps, leadsTo, sendsOnce } from '../../support/walks/walkRules.ts';
import { tomatoes, unsold } from '../samples.ts';
import { bar, guideLine, guides } from './guideDialogSamples.ts';
import { seesVersion, sendsLines } from './guideRules.ts';
import { guideListener, outcomes, stale } from './guideSamples.ts';

const { guideList } = guideListener();
const input = { product: tomatoes, guides, rounding: 'None' as const, guideList };

type Typed = ContextFrom<typeof addToGuideMachine>;

export const addToGuideWalk = walkOf({
  machine: addToGuideMachine,
  inputs: { 'of tomatoes': input, 'of an unsold product': { ...input, product: unsold } },
  events: {
    'guide.choose': { bar: { name: 'Bar' }, none: { name: null } },
    'name.type': { 'a new name': { name: 'Winter' } },
    'quantity.type': { 'a dozen': { text: '12' }, nonsense: { text: '1x' } },
    'quantity.step': { up: { direction: 'up' } },
    'unit.choose': { pieces: { unit: 'EA' } },
  },
  answers: {
    guideWrite: {
      ...outcomes,
      'changed elsewhere': stale({ ...bar, version: 9, products: [guideLine(11, 7)] }),
    },
  },
  distinguish: ({ guideName, newName, draft, guides: known }) => [
    guideName,
    newName,
    draft.quantityText === '12' || draft.quantityText === '1x' ? draft.quantityText : 'other',
    draft.unit,
    known.find(({ name }) => name === 'Bar')?.products[0],
  ],
  rules: [
    sendsOnce('guideWrite'),
    sendsLines,
    onlyAfter('guideWrite', 'product.save'),
    seesVersion('Bar', { 'guideWrite: changed elsewhere': 9 }),
    changesNothing('dialog.cancel'),
    keeps(({ guideName, newName, draft }: Typed) => [guideName, newName, draft], 'guideWrite', 'guideWrite failed'),
    leadsTo('guideWrite: done', 'closed'),
    leadsTo('guideWrite: taken', 'editing'),
    leadsTo('guideWrite: changed elsewhere', 'editing'),
    leadsTo('guideWrite failed', 'editing'),
  ],
});
