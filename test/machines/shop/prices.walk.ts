import { pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures, priced } from '../samples.ts';

export const pricesWalk = walkOf({
  machine: pricesMachine,
  inputs: { 'at noon': { now: () => 0 }, 'of products with long texts': { now: () => 0 } },
  parts: {
    'at noon': [
      'prices.want',
      'prices.forget',
      'prices.retry',
      'loadPrices',
      'loadLastSales',
      'xstate.after.batch.prices.pricing.collecting',
      'xstate.after.retry.prices.pricing.failed',
      'xstate.after.lastSalesRetry.prices.lastSales.failed',
    ],
    'of products with long texts': [
      'details.want',
      'details.retry',
      'loadDetails',
      'xstate.after.batch.prices.details.collecting',
      'xstate.after.retry.prices.details.failed',
    ],
  },
  events: {
    'prices.want': { 'of a row in view': { productKeys: [11] }, 'of the next row': { productKeys: [12] } },
    'prices.forget': { 'for another customer': {} },
    'prices.retry': { 'by hand': {} },
    'details.retry': { 'by hand': {} },
    'details.want': { 'of a product in view': { productKeys: [11] }, 'of the next': { productKeys: [12] } },
  },
  answers: {
    loadPrices: { 'all of them': { 11: priced, 12: priced } },
    loadLastSales: { 'never bought': { 11: null } },
    loadDetails: { 'not listed any more': { 11: null, 12: null } },
  },
  failures: {
    loadPrices: { unavailable: failures.unavailable },
    loadLastSales: { unavailable: failures.unavailable },
    loadDetails: { offline: failures.offline },
  },
  distinguish: ({ wanted, asking, knownAt, lastSalesWanted, detailsAsked }) => [
    wanted,
    asking,
    knownAt,
    lastSalesWanted,
    detailsAsked,
  ],
});
