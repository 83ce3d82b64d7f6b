import { reportsMachine } from '#machines/reports/reportsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const reportsWalk = walkOf({
  machine: reportsMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'reports.enter': { 'by its address': {} },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
  },
  failures: { reportCards: { 'a bug': new TypeError('no page') } },
});
