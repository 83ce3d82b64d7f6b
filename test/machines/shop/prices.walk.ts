import { pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures, priced } from '../samples.ts';

export const pricesWalk = walkOf({
  machine: pricesMachine,
  inputs: { 'at noon': { now: () => 0 } },
  events: {
    'prices.want': { 'of a row in view': { productKeys: [11] }, 'of the next row': { productKeys: [12] } },
    'prices.forget': { 'for another customer': {} },
  },
  answers: {
    loadPrices: { 'all of them': { 11: priced, 12: priced } },
    loadLastSales: { 'never bought': { 11: null } },
  },
  failures: {
    loadPrices: { unavailable: failures.unavailable },
    loadLastSales: { unavailable: failures.unavailable },
  },
  distinguish: ({ wanted, asking, knownAt, lastSalesWanted }) => [wanted, asking, knownAt, lastSalesWanted],
});
