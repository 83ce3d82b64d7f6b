import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit, VisitOptions } from '../browser/browser.ts';
import { reviewOrder } from '../browser/shopping.ts';
import { type DemoBuyer, type DemoLine, signIn } from '../shop/demoBuyer.ts';

/** More than any minimum order amount of the demo data. */
export const ORDER: readonly DemoLine[] = [
  { productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 3 },
  { productKey: 1033, unitOfMeasure: 'EA', orderQuantity: 24 },
];

export const SUBMIT_PATH = '**/api/cart/submit';

export interface Ready {
  page: Page;
  buyer: DemoBuyer;
  /** Orders placed since. */
  placed(): Promise<string[]>;
}

/** The chef in front of an order that is ready to be submitted. */
export async function readyToSubmit(visit: Visit, shopUrl: string, options: VisitOptions = {}): Promise<Ready> {
  const buyer = await signIn(shopUrl, 'chef');
  await buyer.startAfresh();
  await buyer.add(...ORDER);
  const before = new Set((await buyer.orders()).map(({ orderNumber }) => orderNumber));
  const page = await visit({ as: 'chef', at: '/checkout', shopUrl, ...options });
  await reviewOrder(page, 'PO 1');
  return {
    page,
    buyer,
    placed: async () =>
      (await buyer.orders()).map(({ orderNumber }) => orderNumber).filter((orderNumber) => !before.has(orderNumber)),
  };
}

export async function expectOneOrder({ buyer, placed }: Ready, orderNumber: string): Promise<void> {
  expect(await placed()).toEqual([orderNumber]);
  expect((await buyer.cart()).lines).toEqual([]);
}
