import { isAvailable } from '#domain/settings/menu.ts';
import { type LandingSnapshot, landingMachine } from '#machines/landing/landingMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, keeps, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';
import { welcome, withoutCards, withoutCheckout, withoutProducts, withProducts } from './landingSamples.ts';

const landings = { 'with cards': welcome, 'without cards': withoutCards };

export const landingWalk = walkOf({
  machine: landingMachine,
  inputs: {
    'a shop': { shop: shopSample(withProducts).shop },
    'without products': { shop: shopSample(withoutProducts).shop },
    'without checkout': { shop: shopSample(withoutCheckout).shop },
  },
  events: {},
  answers: {
    loadLanding: landings,
    refreshLanding: landings,
    loadSpecials: { 'two of them': [11, 12] },
  },
  failures: { reorder: { 'a bug': new TypeError('no strip') } },
  distinguish: ({ landing }) => landing?.version,
  rules: [
    keeps(({ landing }: { landing: unknown }) => landing, 'refreshLanding failed', 'page.hidden'),
    leadsTo('loadLanding: without cards', 'visiting.page.withoutCards'),
    leadsTo('loadLanding failed', 'visiting.page.failed'),
    asksOnlyIf<LandingSnapshot['context']>('loadStrip', (_, { shop }) =>
      isAvailable(shop.shopper.configuration.settings.menu, 'CheckOut'),
    ),
    leadsTo('loadStrip failed', 'visiting.page.shown.stripMissing'),
    leadsTo('reorder failed', 'visiting.page.shown.stripMissing'),
    restsIn(['away', 'closed']),
    restsIn(['visiting.page.shown.withoutStrip', 'visiting.page.shown.stripMissing'], 'loadSpecials'),
    restsIn(['visiting.page.shown.withStrip'], 'reorder', 'loadSpecials'),
    restsIn(['visiting.page.withoutCards', 'visiting.page.failed'], 'loadSpecials'),
  ],
});
