import { orderingMachine } from '#machines/ordering/orderingMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { shopSample } from '../shop/shopSamples.ts';

const bug = { 'a bug': new TypeError('no page') };

export const orderingWalk = walkOf({
  machine: orderingMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'products.enter': { 'by its address': {} },
    'product.enter': { tomatoes: { productKey: 11 }, leeks: { productKey: 12 } },
    'categories.enter': { 'by its address': {} },
    'cart.enter': { 'by its address': {} },
    'checkout.enter': { 'by its address': {} },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
  },
  answers: { loadCheckout: { done: undefined } },
  failures: {
    loadCheckout: { 'a new release': new TypeError('Failed to fetch dynamically imported module') },
    productDetail: bug,
    cartPage: bug,
    checkout: bug,
  },
  distinguish: ({ page }) => page,
});
