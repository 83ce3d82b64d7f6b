import { saveCartAsGuideMachine } from '#machines/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { walkOf } from '../support/walk.ts';
import { bar, guideLine, guides, keeperListener, kitchen, products } from './guideDialogSamples.ts';
import { failures, twoCases } from './samples.ts';

const done = { kind: 'done' as const };
const refused = { kind: 'refused' as const, status: 409, text: 'Not today.' };
const held = [guideLine(11, 2)];

export const saveCartAsGuideWalk = walkOf({
  machine: saveCartAsGuideMachine,
  inputs: { 'of two cases': { cartLines: [twoCases], products, guides, keeper: keeperListener().ref } },
  events: {
    'guide.choose': { bar: { name: 'Bar' } },
    'name.type': { 'a new name': { name: 'Winter' } },
    'guide.save': { 'by its button': {} },
    'replacement.confirm': { 'by its button': {} },
    'replacement.refuse': { 'by its button': {} },
    'dialog.cancel': { 'by its button': {} },
  },
  answers: {
    changeGuide: {
      done,
      refused,
      'changed meanwhile': { kind: 'stale', guide: { ...bar, version: 9, products: [guideLine(12, 5)] } },
      'in there already': { kind: 'stale', guide: { ...bar, version: 9, products: held } },
    },
    createGuide: { done, refused },
    loadGuides: {
      'with it': ['Bar', 'Winter'].map((name) => ({ ...kitchen, name, products: held })),
      'without it': [bar],
    },
  },
  failures: {
    changeGuide: { offline: failures.offline },
    createGuide: { offline: failures.offline },
    loadGuides: { offline: failures.offline },
  },
  distinguish: ({ guideName, newName, changes }) => [guideName, newName, changes.length],
});
