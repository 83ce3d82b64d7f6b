import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { twoCases } from '../samples.ts';
import { bar, guideLine, guides, products } from './guideDialogSamples.ts';
import { broken, guideListener, outcomes, stale } from './guideSamples.ts';

export const saveCartAsGuideWalk = walkOf({
  machine: saveCartAsGuideMachine,
  inputs: { 'of two cases': { cartLines: [twoCases], products, guides, guideList: guideListener().guideList } },
  events: {
    'guide.choose': { bar: { name: 'Bar' } },
    'name.type': { 'a new name': { name: 'Winter' } },
    'guide.save': { 'by its button': {} },
    'replacement.confirm': { 'by its button': {} },
    'replacement.refuse': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: {
    guideWrite: {
      ...outcomes,
      'changed meanwhile': stale({ ...bar, version: 9, products: [guideLine(12, 5)] }),
    },
  },
  failures: { guideWrite: broken },
  distinguish: ({ guideName, newName, changes }) => [guideName, newName, changes.length],
});
