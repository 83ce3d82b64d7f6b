import { landingMachine } from '#machines/landing/landingMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { keeps, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { welcome, withoutCards, withoutProducts, withProducts } from './landingSamples.ts';

const landings = { 'with cards': welcome, 'without cards': withoutCards };

export const landingWalk = walkOf({
  machine: landingMachine,
  inputs: {
    'a shop': { shop: shopSample(withProducts).shop },
    'without products': { shop: shopSample(withoutProducts).shop },
  },
  events: {},
  answers: {
    loadLanding: landings,
    refreshLanding: landings,
    loadSpecials: { 'two of them': [11, 12] },
  },
  distinguish: ({ landing }) => landing?.version,
  rules: [
    keeps(({ landing }: { landing: unknown }) => landing, 'refreshLanding failed', 'page.leave'),
    leadsTo('loadLanding: with cards', 'visiting.page.shown'),
    leadsTo('loadLanding: without cards', 'visiting.page.withoutCards'),
    leadsTo('loadLanding failed', 'visiting.page.failed'),
    leadsTo('refreshLanding failed', 'visiting.page.shown'),
    restsIn(['away', 'closed']),
    restsIn(['visiting.page.shown', 'visiting.page.withoutCards', 'visiting.page.failed'], 'loadSpecials'),
  ],
});
