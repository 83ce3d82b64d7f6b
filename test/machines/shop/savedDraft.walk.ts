import { savedDraftMachine } from '#machines/shop/savedDraft/savedDraftMachine.ts';
import { leadsToDeed, onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { interruptedCheckout, interruptedGuide, owner } from './savedDraftSamples.ts';

export const savedDraftWalk = walkOf({
  machine: savedDraftMachine,
  inputs: { 'of chef': { owner } },
  events: {},
  answers: {
    recallWork: {
      nothing: { works: [], wasDropped: false },
      'two pieces': { works: [interruptedGuide, interruptedCheckout], wasDropped: false },
      'one that does not fit': { works: [], wasDropped: true },
    },
  },
  distinguish: ({ works }) => works.length,
  rules: [
    onlyAfter('discardWork', 'work.discard'),
    onlyAfter('resumeWork', 'work.continue'),
    onlyAfter('notify', 'recallWork: one that does not fit'),
    leadsToDeed('work.discard', 'discardWork', 'offering'),
    leadsToDeed('work.continue', 'resumeWork', 'offering'),
    leadsTo('work.continue', 'settled'),
    leadsTo('recallWork: nothing', 'settled'),
    restsIn(['offering', 'settled']),
  ],
});
