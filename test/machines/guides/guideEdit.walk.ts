import { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { opened } from './guideEditing.ts';
import { catalogueRef, locked } from './guideSamples.ts';

export const guideEditWalk = walkOf({
  machine: guideEditMachine,
  inputs: { 'of Weekly': { name: 'Weekly', rounding: 'None', catalogueRef: catalogueRef().ref } },
  events: {},
  answers: {
    openGuide: { Weekly: opened, 'a locked one': { ...opened, guide: locked } },
    guideNaming: { named: { name: 'Bar' }, 'given up': { name: null } },
    guideForm: { saved: { name: 'Weekly' } },
  },
  rules: [
    onlyAfter('guideForm', 'openGuide: Weekly'),
    onlyAfter('guideNaming', 'guide.copy'),
    leadsTo('openGuide: a locked one', 'locked'),
    leadsTo('guideNaming', 'locked'),
    leadsTo('guideForm failed', 'failed'),
    restsIn(['failed', 'locked']),
  ],
});
