import type { Page } from 'playwright-core';
import { type DemoBuyer, signIn } from '../shop/demoBuyer.ts';
import type { withBrowser } from './browser.ts';
import { EMPTY_PAGE } from './chromium.ts';
import { journeyShop } from './journeyShop.ts';
import { TEST_CARD } from './payByCard.ts';
import { button } from './shopping.ts';

type Visit = ReturnType<typeof withBrowser>;

/** The test card with another number. */
export const by = (number: string) => ({ ...TEST_CARD, number });

export interface Paying {
  page: Page;
  buyer: DemoBuyer;
  placed(): Promise<string[]>;
}

interface Ready {
  allows?: RegExp;
  /** Before the shop is opened. */
  prepare?(page: Page): Promise<void>;
}

/** A consumer who fetches a case of something, in front of the form of a card. */
export async function readyToPay(visit: Visit, { allows, prepare }: Ready = {}): Promise<Paying> {
  const buyer = await signIn(journeyShop(), 'shopper@example.com');
  await buyer.startAfresh();
  await buyer.add({ productKey: 1152, unitOfMeasure: 'CS', orderQuantity: 1 });
  const before = new Set((await buyer.orders()).map(({ orderNumber }) => orderNumber));
  const at = prepare ? EMPTY_PAGE : '/';
  const page = await visit({ as: 'shopper@example.com', at, ...(allows ? { allows } : {}) });
  if (prepare) {
    await prepare(page);
    await page.goto('/');
  }
  await button(page, /^Pickup/).click();
  await page.getByRole('searchbox', { name: 'Search products' }).waitFor();
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await button(page, 'Continue').click();
  await page.getByLabel('Customer P.O.').fill('7');
  await button(page, 'Continue').click();
  await page.getByLabel('Card Number').waitFor();
  return {
    page,
    buyer,
    placed: async () =>
      (await buyer.orders()).map(({ orderNumber }) => orderNumber).filter((orderNumber) => !before.has(orderNumber)),
  };
}

export const pays = (page: Page) => button(page, /^Pay \$/).click();

/** Everything that the browser stores for the shop. */
export const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, window.history.state]));
