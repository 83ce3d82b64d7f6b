import type { Page } from 'playwright-core';
import { words } from '../../domain/checkout/words.ts';
import { texts } from '../../domain/texts.ts';
import { button, dialog, receipt, reviewOrder } from '../../test/support/shopping.ts';
import { stopCalls } from '../../test/support/stoppedCalls.ts';
import { answer, cut, hold, letGo, type Scene, sees, waits } from './scene.ts';

const CART = '**/api/cart';
const ESTIMATE = '**/api/checkout';
const SUBMIT = '**/api/cart/submit';
const RESULT = '**/api/cart/submit/*';
const placed = { orderNumber: '104212', estimatedTotal: 1382.46, accepted: true, confirmation: true };
const reviews = (page: Page) => reviewOrder(page, 'PO 20377');
const submits = async (page: Page) => {
  await reviews(page);
  await button(page, 'Submit Order').click();
};

export const checkoutScenes: readonly Scene[] = [
  { name: 'checkout-message', as: 'hospital', at: '/checkout', show: sees(/^Every order needs/) },
  {
    name: 'checkout-delivery',
    isVariant: true,
    as: 'chef',
    at: '/checkout',
    show: (page) => button(page, 'Continue').waitFor(),
  },
  { name: 'checkout-minimum', as: 'resort', at: '/checkout', show: sees(/^Minimum order amount/) },
  {
    name: 'checkout-errors',
    isVariant: true,
    as: 'hospital',
    at: '/checkout',
    show: async (page) => {
      await button(page, 'Acknowledge').click();
      await button(page, 'Continue').click();
      await sees(texts.checkout.poRequired)(page);
    },
  },
  {
    name: 'checkout-dates-failed',
    as: 'chef',
    at: '/checkout',
    network: cut('**/api/cart/date*'),
    show: sees(texts.checkout.datesFailed),
  },
  { name: 'checkout-empty', as: 'school', at: '/checkout', show: sees(texts.checkout.noItems) },
  { name: 'checkout-loading', as: 'chef', at: '/checkout', network: hold(CART), show: waits },
  {
    name: 'checkout-failed',
    as: 'chef',
    at: '/checkout',
    network: cut(CART),
    show: sees('Checkout could not be loaded.'),
  },
  {
    name: 'review',
    after: 'review-failed',
    network: letGo(ESTIMATE),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await button(page, 'Submit Order').waitFor();
    },
  },
  { name: 'review-200-lines', isVariant: true, as: 'hotels', at: '/checkout', show: reviews },
  {
    name: 'review-not-orderable',
    isVariant: true,
    after: 'checkout-delivery',
    network: async (page) => {
      await stopCalls(page, CART, async (call) => {
        const cart = (await (await call.fetch()).json()) as object;
        await call.fulfill({ json: { ...cart, messages: ['10089 Salmon, Atlantic: This product is unavailable.'] } });
      });
    },
    show: async (page) => {
      await reviews(page);
      await sees(words.notOrderable)(page);
    },
  },
  {
    name: 'review-loading',
    as: 'chef',
    at: '/checkout',
    network: hold(ESTIMATE),
    show: async (page) => {
      await page.getByLabel('Customer P.O.').fill('PO 20377');
      await button(page, 'Continue').click();
      await page.getByRole('region', { name: 'Confirm Order' }).waitFor();
      await waits(page);
    },
  },
  {
    name: 'review-failed',
    as: 'chef',
    at: '/checkout',
    network: cut(ESTIMATE),
    show: async (page) => {
      await page.getByLabel('Customer P.O.').fill('PO 20377');
      await button(page, 'Continue').click();
      await button(page, 'Try Again').waitFor();
    },
  },
  {
    name: 'review-moved',
    as: 'tavern',
    at: '/checkout',
    show: async (page, buyer) => {
      await reviews(page);
      const line = (await buyer?.cart())?.lines[0];
      if (!buyer || !line) throw new Error('nothing in the cart');
      const { id, productKey, unitOfMeasure } = line;
      await buyer.update(id, { productKey, unitOfMeasure, orderQuantity: line.orderQuantity + 1 });
      await button(page, 'Submit Order').click();
      await sees(words.offerMoved)(page);
    },
  },
  {
    name: 'review-refused',
    after: 'review',
    network: answer(SUBMIT, {
      orderNumber: null,
      accepted: false,
      messages: ['The account is on hold. Call (207) 555-0100.'],
      confirmation: false,
    }),
    show: async (page) => {
      await button(page, 'Submit Order').click();
      await sees('The account is on hold.')(page);
    },
  },
  {
    name: 'review-sending',
    as: 'chef',
    at: '/checkout',
    network: hold(SUBMIT),
    show: async (page) => {
      await submits(page);
      await sees(words.sending)(page);
    },
  },
  {
    name: 'review-waiting',
    as: 'chef',
    at: '/checkout',
    network: cut(SUBMIT, RESULT),
    show: async (page) => {
      await submits(page);
      // Whoever asks again and again waits longer each time: at last half a minute.
      for (let times = 0; times < 5; times += 1) await button(page, 'Ask Now').click();
      await button(page, 'Ask Now').waitFor();
    },
  },
  {
    name: 'review-not-arrived',
    after: 'review-refused',
    network: async (page) => {
      await cut(SUBMIT)(page);
      await answer(RESULT, { message: 'not known', errors: [] }, 404)(page);
    },
    show: async (page) => {
      await button(page, 'Submit Order').click();
      await sees(words.notArrived)(page);
    },
  },
  {
    name: 'receipt',
    after: 'review-not-arrived',
    network: answer(SUBMIT, { ...placed, messages: ['Orders after 4:00 PM leave a day later.'] }),
    show: async (page) => {
      await button(page, 'Submit Order').click();
      await receipt(page).waitFor();
    },
  },
  {
    name: 'leave-checkout',
    after: 'checkout-typed',
    network: cut('**/api/cart/header'),
    show: async (page) => {
      await page.getByLabel('Special Instruction 1').focus();
      const missed = page.waitForEvent('requestfailed');
      await page.keyboard.press('Tab');
      await missed;
      await page.getByRole('link', { name: 'Start page' }).click();
      await dialog(page, 'Unsaved Changes').waitFor();
    },
  },
];
