import { pricesMachine } from '#machines/shop/prices/pricesMachine.ts';
import { onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { restsIn, sendsOnce, sets } from '../../support/walks/walkRules.ts';
import { priced } from '../samples.ts';

type Asked = Readonly<{ productKeys: readonly number[] }>;
const asksForEachOnce = (_: unknown, __: string, { productKeys }: Asked) =>
  productKeys.length > 0 && new Set(productKeys).size === productKeys.length;

export const pricesWalk = walkOf({
  machine: pricesMachine,
  inputs: {
    'at noon': { now: () => 0, today: () => '2026-03-04' },
    'of products with long texts': { now: () => 0, today: () => '2026-03-04' },
  },
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
    'details.want': { 'of a product in view': { productKeys: [11] }, 'of the next': { productKeys: [12] } },
  },
  answers: {
    loadPrices: { 'all of them': { 11: priced, 12: priced } },
    loadLastSales: { 'never bought': { 11: null } },
    loadDetails: { 'not listed any more': { 11: null, 12: null } },
  },
  distinguish: ({ wanted, asking, knownAt, lastSalesWanted, detailsAsked }) => [
    wanted,
    asking,
    knownAt,
    lastSalesWanted,
    detailsAsked,
  ],
  rules: [
    sendsOnce('loadPrices', 'loadLastSales', 'loadDetails'),
    onlyIf<unknown, Asked>('loadPrices', asksForEachOnce),
    onlyIf<unknown, Asked>('loadLastSales', asksForEachOnce),
    onlyIf<unknown, Asked>('loadDetails', asksForEachOnce),
    sets<{ knownAt: object }>('prices.forget', ({ knownAt }) => Object.keys(knownAt).length === 0, 'pricing'),
    restsIn(['pricing.resting', 'pricing.collecting', 'pricing.failed'], 'loadLastSales', 'loadDetails'),
    restsIn(['lastSales.resting', 'lastSales.failed'], 'loadPrices', 'loadDetails'),
    restsIn(['details.resting', 'details.collecting', 'details.failed'], 'loadPrices', 'loadLastSales'),
  ],
});
