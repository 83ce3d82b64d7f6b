import { guideSavingMachine } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { editingWeekly } from './guideEditing.ts';
import { broken, gone, guideListener, outcomes, stale, withBasil } from './guideSamples.ts';

const { guideList } = guideListener();

export const guideSavingWalk = walkOf({
  machine: guideSavingMachine,
  inputs: {
    'of a guide there is': { editing: editingWeekly('5'), guideList },
    'of a new one': { editing: { ...editingWeekly('5'), guide: null, opened: new Map() }, guideList },
  },
  events: {
    'conflict.apply': { 'by its button': {} },
    'conflict.keepEditing': { 'by its button': {} },
  },
  answers: { guideWrite: { ...outcomes, gone, stale: stale(withBasil) } },
  failures: { guideWrite: broken },
});
