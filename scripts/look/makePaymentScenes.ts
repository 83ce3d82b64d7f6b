import type { Page } from 'playwright-core';
import { paymentTexts } from '../../domain/receivable/paymentTexts.ts';
import { fillBank, payBy } from '../../test/support/payByCard.ts';
import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { all, answer, cut, hold, type Scene, sees } from './scene.ts';

const PARTS = '**/assets/makePaymentParts*';
const ITEMS = '**/api/account/openar';
const TYPES = '**/api/payment/types';
const PAY = '**/api/payment';
const RESULT = '**/api/payment/*-*';

const invoice = {
  type: 'Invoice',
  reference: '204517',
  invoiceNumber: '204517',
  invoiceDate: '2026-09-04',
  dueDate: '2026-10-04',
  po_number: 'WK-36',
  initial: 1284.4,
  balance: 684.4,
  isCredit: false,
  arCode: 'AR-204517',
  recordType: 1,
  scanDocuments: [{ key: '1', name: 'Signed Delivery' }],
};
const others = Array.from({ length: 9 }, (_, place) => ({
  ...invoice,
  reference: String(205100 + place * 37),
  invoiceNumber: String(205100 + place * 37),
  invoiceDate: `2026-10-${String(3 + place * 2).padStart(2, '0')}`,
  dueDate: `2026-11-${String(2 + place * 3).padStart(2, '0')}`,
  po_number: place % 3 === 0 ? null : `WK-${40 + place}`,
  initial: 212.35 + place * 91.17,
  balance: Number((212.35 + place * 91.17).toFixed(2)),
  arCode: `AR-${205100 + place * 37}`,
  scanDocuments: [],
}));
const credit = {
  ...invoice,
  type: 'Credit Memo',
  reference: 'CM-1182',
  invoiceNumber: null,
  invoiceDate: '2026-10-19',
  dueDate: null,
  po_number: null,
  initial: -684.4,
  balance: -684.4,
  isCredit: true,
  arCode: 'AR-C1182',
  recordType: 6,
  scanDocuments: [],
};
const openItems = [invoice, ...others, credit].map((item) => ({
  ...item,
  initial: Number(item.initial.toFixed(2)),
}));
const taken = [1, 2, 3, 4, 8].map((creditCardIssuer) => ({ creditCardIssuer }));
const paid = { isSuccess: true, transactionId: '60198273450', errorReason: null, invoicePaymentKey: 'P-104213' };
const declined = { ...paid, isSuccess: false, errorReason: 'The card was declined. Please use another card.' };
const unknown = { message: 'The outcome is not known yet.', errors: [], code: 'outcomeUnknown' };
const moved = { message: 'Invoice 204517 was paid by somebody else.', errors: [] };
/** As the browser keeps a payment of the chef whose answer never came. */
const unanswered = {
  'accountPayment:chef:101': JSON.stringify({ version: 1, key: '5b0f9a52-6f1d-4f3e-9d0c-1f1a4c1b7f11', amount: 684.4 }),
};

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Pay ${name}` });
const amount = (page: Page, name: string) => page.getByRole('textbox', { name: `Amount to pay of ${name}` });
const continues = (page: Page) => button(page, 'Continue').click();
const step = (page: Page, name: string) => page.getByRole('region', { name });
const pays = (page: Page) => button(page, /^Pay \$/).click();
const typed = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
/** How a customer pays what is open on the account. */
export const makePaymentScenes: readonly Scene[] = [
  {
    name: 'make-payment-on-its-way',
    as: 'chef',
    at: '/account/payment',
    network: hold(PARTS),
    show: (page) => page.getByText('Loading Make Payment').waitFor({ state: 'attached' }),
  },
  {
    name: 'make-payment-unreachable',
    as: 'chef',
    at: '/account/payment',
    network: cut(PARTS),
    show: sees('Make Payment could not be loaded.'),
  },
  {
    name: 'make-payment-loading',
    as: 'chef',
    at: '/account/payment',
    network: hold(ITEMS),
    show: sees(paymentTexts.loading),
  },
  {
    name: 'make-payment-failed',
    after: 'make-payment-loading',
    network: cutHeld(ITEMS),
    show: sees(paymentTexts.failed),
  },
  {
    name: 'make-payment-none',
    after: 'make-payment-failed',
    network: answer(ITEMS, []),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(paymentTexts.none)(page);
    },
  },
  {
    name: 'make-payment-select',
    after: 'make-payment-none',
    network: answer(ITEMS, openItems),
    show: async (page) => {
      await button(page, 'Check Again').click();
      await step(page, 'Select Payments').waitFor();
    },
  },
  {
    name: 'make-payment-wrong',
    isVariant: true,
    after: 'make-payment-select',
    show: async (page) => {
      await box(page, 'Invoice 205100').check();
      await amount(page, 'Invoice 204517').fill('-700');
      await amount(page, 'Credit Memo CM-1182').fill('12,5');
      await amount(page, 'Invoice 205137').focus();
    },
  },
  {
    name: 'make-payment-credit',
    after: 'make-payment-select',
    show: async (page) => {
      await box(page, 'Invoice 204517').check();
      await button(page, 'Use My Credits').click();
      await continues(page);
      await continues(page);
      await sees(paymentTexts.applyCreditHint)(page);
    },
  },
  {
    name: 'make-payment-selected',
    after: 'make-payment-credit',
    show: async (page) => {
      await button(page, 'Back').click();
      await button(page, 'Back').click();
      await page.getByLabel('Pay oldest first, up to').fill('1000');
      await button(page, 'Fill In').click();
    },
  },
  {
    name: 'make-payment-review',
    after: 'make-payment-selected',
    network: answer(TYPES, taken),
    show: async (page) => {
      await continues(page);
      await step(page, 'Review Selection').waitFor();
    },
  },
  {
    name: 'make-payment-check',
    after: 'make-payment-review',
    show: async (page) => {
      await continues(page);
      await fillBank(page);
    },
  },
  {
    name: 'make-payment-check-errors',
    isVariant: true,
    after: 'make-payment-check',
    show: async (page) => {
      await typed(page, 'Routing Number').fill('011000016');
      await typed(page, 'Re-enter Account Number').fill('1234567');
      await continues(page);
    },
  },
  {
    name: 'make-payment-confirm',
    after: 'make-payment-check',
    show: async (page) => {
      await page.getByRole('radio', { name: /^Card/ }).check();
      await payBy(page);
    },
  },
  {
    name: 'make-payment-paying',
    after: 'make-payment-confirm',
    network: hold(PAY),
    show: async (page) => {
      await pays(page);
      await sees(paymentTexts.sending)(page);
    },
  },
  {
    name: 'make-payment-refused',
    after: 'make-payment-paying',
    network: answerHeld(PAY, { message: paymentTexts.unavailable, errors: [] }, 502),
    show: (page) => page.getByRole('alert').filter({ hasText: paymentTexts.unavailable }).first().waitFor(),
  },
  {
    name: 'make-payment-declined',
    isVariant: true,
    after: 'make-payment-refused',
    network: answer(PAY, declined, 200, 'POST'),
    show: async (page) => {
      await pays(page);
      await sees(declined.errorReason)(page);
    },
  },
  {
    name: 'make-payment-not-arrived',
    after: 'make-payment-refused',
    network: all(cut(PAY), answer(RESULT, { message: 'Not known.', errors: [] }, 404)),
    show: async (page) => {
      await pays(page);
      await sees(paymentTexts.notArrived)(page);
    },
  },
  {
    name: 'make-payment-reloading',
    after: 'make-payment-not-arrived',
    network: all(answer(PAY, moved, 409, 'POST'), hold(ITEMS)),
    show: async (page) => {
      await pays(page);
      await sees(paymentTexts.loading)(page);
    },
  },
  {
    name: 'make-payment-moved',
    after: 'make-payment-reloading',
    network: answerHeld(ITEMS, openItems.slice(1)),
    show: sees(moved.message),
  },
  {
    name: 'make-payment-waiting',
    after: 'make-payment-moved',
    network: all(answer(PAY, unknown, 503, 'POST'), answer(RESULT, unknown, 503)),
    show: async (page) => {
      await continues(page);
      await continues(page);
      await page.getByLabel('CVV').fill('737');
      await continues(page);
      await pays(page);
      await sees(paymentTexts.waiting)(page);
    },
  },
  {
    name: 'make-payment-asking',
    after: 'make-payment-waiting',
    network: hold(RESULT),
    show: async (page) => {
      await button(page, 'Ask Now').click();
      await sees(paymentTexts.asking)(page);
    },
  },
  {
    name: 'make-payment-receipt',
    after: 'make-payment-asking',
    network: answerHeld(RESULT, paid),
    show: (page) => step(page, 'Receipt').waitFor(),
  },
  {
    name: 'make-payment-recovering',
    as: 'chef',
    at: '/account/payment',
    kept: unanswered,
    network: hold(RESULT),
    show: sees(paymentTexts.asking),
  },
];
