import type { Page } from 'playwright-core';
import { words } from '../../domain/checkout/words.ts';
import { fillCard, payBy } from '../../test/support/payByCard.ts';
import { button, receipt } from '../../test/support/shopping.ts';
import { cutHeld } from './heldCalls.ts';
import { all, answer, hold, letGo, type Scene, sees, waits } from './scene.ts';

const HEADER = '**/api/cart/header';
const TYPES = '**/api/payment/types';
const PAY = '**/api/checkout';
const RESULT = '**/api/checkout/*';

const taken = [1, 2, 3, 4].map((creditCardIssuer) => ({ creditCardIssuer }));
const paid = { isSuccess: true, orderNumber: '104213', errorReason: null, transactionId: '60198273450', message: null };
const declined = {
  ...paid,
  isSuccess: false,
  orderNumber: null,
  errorReason: 'The card was declined. Please use another card.',
};
const unknown = { message: 'The outcome is not known yet.', errors: [], code: 'outcomeUnknown' };
const pays = (page: Page) => button(page, /^Pay \$/).click();

/** How a consumer pays for an order. */
export const paymentScenes: readonly Scene[] = [
  {
    name: 'payment-loading',
    after: 'checkout-method-again',
    network: all(letGo(HEADER), hold(TYPES)),
    show: async (page) => {
      await button(page, 'Continue').click();
      await page.getByLabel('Customer P.O.').fill('7');
      await button(page, 'Continue').click();
      await page.getByRole('region', { name: 'Payment Information' }).waitFor();
      await waits(page);
    },
  },
  {
    name: 'payment-failed',
    after: 'payment-loading',
    network: cutHeld(TYPES),
    show: sees(words.paymentTypesFailed),
  },
  {
    name: 'payment-unavailable',
    after: 'payment-failed',
    network: answer(TYPES, []),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(words.noPaymentTypes)(page);
    },
  },
  {
    name: 'payment',
    after: 'payment-unavailable',
    network: answer(TYPES, taken),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await page.getByLabel('Card Number').waitFor();
    },
  },
  {
    name: 'payment-errors',
    isVariant: true,
    after: 'payment',
    show: async (page) => {
      await button(page, 'Continue').click();
      await sees('Card Number is a required field')(page);
    },
  },
  {
    name: 'payment-filled',
    isVariant: true,
    after: 'payment',
    show: (page) => fillCard(page),
  },
  {
    name: 'review-card',
    after: 'payment-filled',
    show: async (page) => {
      await button(page, 'Continue').click();
      await button(page, /^Pay \$/).waitFor();
    },
  },
  {
    name: 'payment-declined',
    isVariant: true,
    after: 'review-card',
    network: answer(PAY, declined, 200, 'POST'),
    show: async (page) => {
      await pays(page);
      await sees(declined.errorReason)(page);
    },
  },
  {
    name: 'review-payment-waiting',
    isVariant: true,
    after: 'payment-declined',
    network: all(answer(PAY, unknown, 503, 'POST'), answer(RESULT, unknown, 503)),
    show: async (page) => {
      await payBy(page);
      await pays(page);
      await sees(words.paying.waiting)(page);
    },
  },
  {
    name: 'receipt-paid',
    isVariant: true,
    after: 'review-payment-waiting',
    network: answer(RESULT, paid),
    show: async (page) => {
      await button(page, 'Ask Now').click();
      await receipt(page).waitFor();
    },
  },
];
