import { type HistorySnapshot, historyMachine } from '#machines/history/historyMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, restsIn } from '../../support/walks/walkRules.ts';
import { shopSample } from '../shop/shopSamples.ts';

type Asked = { orderNumber: string | null };

const bug = { 'a bug': new TypeError('no page') };

export const historyWalk = walkOf({
  machine: historyMachine,
  inputs: { 'a shop': { shop: shopSample().shop } },
  events: {
    'order.enter': { 'of one': { orderNumber: '500103' }, 'of another': { orderNumber: '500104' } },
  },
  failures: { orderHistory: bug, orderAgain: bug, productHistory: bug },
  distinguish: ({ page }) => page,
  rules: [
    leadsTo('page.leave', 'away'),
    asksOnlyIf('orderAgain', ({ orderNumber }: Asked, { page }: HistorySnapshot['context']) =>
      page.type === 'order.enter' ? page.orderNumber === orderNumber : orderNumber === null,
    ),
    restsIn(['away', 'broken']),
  ],
});
