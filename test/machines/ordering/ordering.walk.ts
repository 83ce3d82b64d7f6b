import { orderingMachine } from '#machines/ordering/orderingMachine.ts';
import { leadsToDeed } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';

export const orderingWalk = walkOf({
  machine: orderingMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'product.enter': { tomatoes: { productKey: 11 }, leeks: { productKey: 12 } },
  },
  distinguish: ({ page }) => page,
  rules: [
    restsIn(['away', 'choosingCategory', 'unreachable', 'broken'], 'quickEntry'),
    restsIn(['browsing'], 'quickEntry', 'cartRows'),
    leadsTo('checkout failed', 'broken'),
    leadsTo('loadCheckout failed', 'unreachable'),
    leadsToDeed('page.leave', 'page.hidden', 'browsing'),
    leadsToDeed('page.leave', 'prices.forget', 'checkingOut'),
    leadsToDeed('cart.enter', 'prices.forget', 'checkingOut'),
  ],
});
