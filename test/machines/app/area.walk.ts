import { type AreaPages, areaMachine } from '#machines/app/area/areaMachine.ts';
import { puppet } from '../../support/walks/puppets.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';

/** Each runs the flow `jobs`. */
export const pages = (isFetched: boolean): AreaPages => ({
  flowsOf: () => (isFetched ? { jobs: { logic: puppet, input: { page: 'jobs' } } } : null),
  load: async () => undefined,
});

export const areaWalk = walkOf({
  machine: areaMachine,
  inputs: {
    'pages that are there': { shop: shopSample().shop, pages: pages(true) },
    'pages on their way': { shop: shopSample().shop, pages: pages(false) },
  },
  events: { 'page.enter': { 'of the jobs': { visit: { name: 'jobs', params: {} } } } },
  failures: { jobs: { 'a bug': new TypeError('no page') } },
  infeasible: {
    'area.open on xstate.error.actor.* [0] denied':
      'Any other error would be a bug of the area itself, which is reported to the shop.',
  },
  distinguish: ({ visit, flows }) => [visit?.name, Object.keys(flows)],
  rules: [
    leadsTo('page.leave', 'away'),
    leadsTo('fetchPage', 'open'),
    leadsTo('fetchPage failed', 'unreachable'),
    leadsTo('jobs failed', 'broken'),
  ],
});
