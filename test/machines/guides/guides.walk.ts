import { guidesMachine } from '#machines/guides/guidesMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const guidesWalk = walkOf({
  machine: guidesMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'orderGuide.enter': { 'of the first': { guide: null }, 'of one': { guide: 'Weekly' } },
    'guideEdit.enter': { 'of one': { guide: 'Weekly' } },
  },
  answers: { findRecentGuide: { 'the weekly one': 'Weekly', 'no guide': null } },
  distinguish: ({ page }) => page,
  rules: [
    leadsTo('page.leave', 'away'),
    leadsTo('orderGuide failed', 'broken'),
    leadsTo('guideEdit failed', 'broken'),
    leadsTo('findRecentGuide: the weekly one', 'ledAway'),
    leadsTo('findRecentGuide failed', 'guideNotFound'),
    restsIn(['away', 'broken', 'ledAway', 'guideNotFound']),
    restsIn(['viewingGuide'], 'orderGuide'),
    restsIn(['editingGuide'], 'guideEdit'),
  ],
});
