import { orderFromGuideMachine } from '#machines/guides/orderFromGuide/orderFromGuideMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo } from '../../support/walks/walkRules.ts';

export const orderFromGuideWalk = walkOf({
  machine: orderFromGuideMachine,
  inputs: { 'a buyer': undefined },
  events: {},
  answers: { findRecentGuide: { 'the weekly one': 'Weekly', 'no guide': null } },
  rules: [
    leadsTo('findRecentGuide: the weekly one', 'ledAway'),
    leadsTo('findRecentGuide failed', 'failed'),
    onlyAfter('openQuickEntry', 'findRecentGuide: the weekly one'),
    onlyAfter('showGuides', 'findRecentGuide: no guide'),
  ],
});
