import { guideSavingMachine } from '#machines/guideSaving/guideSavingMachine.ts';
import { walkOf } from '../support/walk.ts';
import { editingWeekly } from './guideEditing.ts';
import { done, gone, guideKeeper, stale, taken, weekly, withBasil, withQuantity } from './guideSamples.ts';
import { failures } from './samples.ts';

const { keeper } = guideKeeper();

export const guideSavingWalk = walkOf({
  machine: guideSavingMachine,
  inputs: {
    'of a guide there is': { editing: editingWeekly('5'), keeper },
    'of a new one': { editing: { ...editingWeekly('5'), guide: null, opened: new Map() }, keeper },
  },
  events: {
    'conflict.apply': { 'by its button': {} },
    'conflict.keepEditing': { 'by its button': {} },
  },
  answers: {
    createGuide: { done, taken },
    changeGuide: {
      done,
      taken,
      gone,
      stale: stale(withBasil),
      'stale with what was wanted': stale(withQuantity(5)),
      'stale by its version alone': stale({ ...weekly, version: 9 }),
    },
  },
  failures: { createGuide: { offline: failures.offline }, changeGuide: { offline: failures.offline } },
});
