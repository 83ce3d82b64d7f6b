import { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { opened } from './guideEditing.ts';
import { broken, catalogueRef, locked } from './guideSamples.ts';

export const guideEditWalk = walkOf({
  machine: guideEditMachine,
  inputs: { 'of Weekly': { name: 'Weekly', rounding: 'None', catalogueRef: catalogueRef().ref } },
  events: {
    'open.retry': { 'by its button': {} },
    'guide.copy': { 'by its button': {} },
  },
  answers: {
    openGuide: { Weekly: opened, 'a locked one': { ...opened, guide: locked } },
    guideNaming: { named: { name: 'Bar' }, 'given up': { name: null } },
    guideForm: { saved: { name: 'Weekly' } },
  },
  failures: { openGuide: { offline: failures.offline }, guideNaming: broken, guideForm: broken },
});
