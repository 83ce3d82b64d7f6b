import { historyMachine } from '#machines/history/historyMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { shopSample } from '../shop/shopSamples.ts';

const bug = { 'a bug': new TypeError('no page') };

export const historyWalk = walkOf({
  machine: historyMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'orderHistory.enter': { 'by its address': {} },
    'order.enter': { 'of one': { orderNumber: '500103' }, 'of another': { orderNumber: '500104' } },
    'productHistory.enter': { 'by its address': {} },
    'page.leave': { 'for another area': {} },
    'page.retry': { 'by its button': {} },
  },
  failures: { orderHistory: bug, orderAgain: bug, productHistory: bug },
  distinguish: ({ page }) => page,
});
