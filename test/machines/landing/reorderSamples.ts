import type { DueProduct, LastOrder, RecentGuide } from '#domain/order/reorder.ts';
import type { Offers } from '#machines/landing/reorder/offers.ts';
import { today } from '../history/orderSamples.ts';
import { leeks } from '../ordering/entrySamples.ts';
import { tomatoes } from '../samples.ts';

export const lastOrder: LastOrder = { orderNumber: '500103', orderDate: '2026-02-27', lines: 12, total: 1240 };

export const weekly: RecentGuide = { name: 'Weekly', products: 38, lastOrdered: '2026-02-27', changed: null };

export const dueTomatoes: DueProduct = {
  productKey: 11,
  last: '2026-02-20',
  everyDays: 7,
  quantity: 2,
  unitOfMeasure: 'CS',
};
export const dueLeeks: DueProduct = { ...dueTomatoes, productKey: 13, quantity: 3, unitOfMeasure: 'EA' };

export const offers: Offers = {
  lastOrder,
  guides: [weekly],
  due: [dueTomatoes, dueLeeks],
  today: {
    ...today,
    productByKey: new Map([tomatoes, leeks].map((product) => [product.productKey, product])),
    prices: { ...today.prices, 13: { EA: 1.5 } },
  },
};

export const noOffers: Offers = { lastOrder: null, guides: [], due: [], today };
