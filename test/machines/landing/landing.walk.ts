import { landingMachine } from '#machines/landing/landingMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { welcome, withoutCards, withoutProducts, withProducts } from './landingSamples.ts';

const landings = { 'with cards': welcome, 'without cards': withoutCards };

export const landingWalk = walkOf({
  machine: landingMachine,
  inputs: {
    'a shop': { shop: shopSample(withProducts).shop },
    'without products': { shop: shopSample(withoutProducts).shop },
  },
  events: {
    'landing.enter': { 'by its address': {} },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
    'landing.retry': { 'by its button': {} },
    'specials.retry': { 'by its button': {} },
  },
  answers: {
    loadLanding: landings,
    refreshLanding: landings,
    loadSpecials: { 'two of them': [11, 12] },
  },
  failures: {
    loadLanding: { offline: failures.offline },
    refreshLanding: { offline: failures.offline },
    loadSpecials: { offline: failures.offline },
  },
  distinguish: ({ landing }) => landing?.version,
});
