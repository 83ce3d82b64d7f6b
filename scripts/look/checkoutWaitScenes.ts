import type { Page } from 'playwright-core';
import { words } from '../../domain/checkout/words.ts';
import { button } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { all, asks, cut, hold, leaves, letGo, type Scene, sees } from './scene.ts';

const HEADER = '**/api/cart/header';
const DATES = '**/api/cart/date*';
const RESULT = '**/api/cart/submit/*';

/** As the browser keeps a submit of the chef whose answer never came. */
const unanswered = {
  'submission:chef:101': JSON.stringify({
    version: 1,
    key: '5b0f9a52-6f1d-4f3e-9d0c-1f1a4c1b7f10',
    cartVersion: 1,
    orderTotal: 1382.46,
  }),
};
const types = async (page: Page) => {
  await page.getByLabel('Special Instruction 1').fill('Ring the bell');
};
/** Nobody has chosen a delivery date yet. */
const dateless = async (page: Page) => {
  await stopCalls(page, '**/api/cart', async (call) => {
    const cart = (await (await call.fetch()).json()) as { header: object };
    await call.fulfill({ json: { ...cart, header: { ...cart.header, deliveryDate: null } } });
  });
};

/** The ways of an order that take a while. */
export const checkoutWaitScenes: readonly Scene[] = [
  {
    name: 'checkout-dates-late',
    after: 'checkout-dates-failed',
    network: hold(DATES),
    show: (page) => asks(page, DATES, () => button(page, 'Try Again').click()),
  },
  {
    name: 'checkout-typed',
    after: 'checkout-failed',
    network: letGo('**/api/cart'),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await types(page);
    },
  },
  {
    name: 'checkout-saving',
    as: 'chef',
    at: '/checkout',
    network: all(hold(HEADER), dateless),
    show: (page) => asks(page, HEADER, () => button(page, 'Continue').click()),
  },
  {
    name: 'checkout-keeping',
    after: 'leave-checkout',
    network: hold(HEADER),
    show: async (page) => {
      await leaves(page, 'Unsaved Changes');
      await page.getByLabel('Special Instruction 1').fill('');
      await types(page);
      await asks(page, HEADER, () => page.keyboard.press('Tab'));
    },
  },
  {
    name: 'checkout-message-again',
    after: 'checkout-message',
    network: cut(HEADER),
    show: async (page) => {
      await button(page, 'Acknowledge').click();
      await types(page);
      const missed = page.waitForEvent('requestfailed');
      await page.keyboard.press('Tab');
      await missed;
      await button(page, 'Back').click();
      await button(page, 'Acknowledge').waitFor();
    },
  },
  {
    name: 'review-asking',
    after: 'review-waiting',
    network: hold(RESULT),
    show: (page) => asks(page, RESULT, () => button(page, 'Ask Now').click()),
  },
  {
    name: 'checkout-recovering',
    as: 'chef',
    at: '/checkout',
    kept: unanswered,
    network: hold(RESULT),
    show: sees(words.asking),
  },
];
