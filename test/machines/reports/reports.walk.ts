import { reportsMachine } from '#machines/reports/reportsMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const reportsWalk = walkOf({
  machine: reportsMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {},
  failures: { reportCards: { 'a bug': new TypeError('no page') } },
  rules: [leadsTo('page.leave', 'away'), leadsTo('reportCards failed', 'broken'), restsIn(['away', 'broken'])],
});
