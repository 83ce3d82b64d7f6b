import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { all, answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const JOBS = '**/api/admin/jobs*';
const MAIL = '**/api/admin/mail*';
const WAITING = '**/api/admin/waitingOrders*';
const RETRY = '**/api/admin/jobs/*/retry';
const AT = { as: 'admin', at: '/admin/jobs' } as const;

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const refused = "Can't send mail - all recipients were rejected: 550 5.1.1 <chef@gildedoyster.example>: no such user";
const jobs = [
  { id: '7', kind: 'sendLetter', state: 'dead', attempts: 16, lastError: refused, addedAt: minutes(-90), runAt: null },
  { id: '10', kind: 'syncPictures', state: 'running', attempts: 1, lastError: null, addedAt: minutes(0), runAt: null },
  { id: '9', kind: 'sendReset', state: 'running', attempts: 1, lastError: null, addedAt: minutes(0), runAt: null },
  {
    id: '8',
    kind: 'sendLetter',
    state: 'waiting',
    attempts: 3,
    lastError: 'connect ECONNREFUSED 127.0.0.1:587',
    addedAt: minutes(-2),
    runAt: minutes(1),
  },
];
const letter = { messageId: '<a@harbor.example>', addedAt: minutes(-90), sentAt: null, attempts: 0, lastError: null };
const letters = [
  { ...letter, id: 3, kind: 'invitation', to: 'chef@gildedoyster.example', state: 'waiting', jobId: '8' },
  {
    ...letter,
    id: 2,
    kind: 'resetPassword',
    to: 'accounts.payable.and.receivable@harborviewresort.example',
    state: 'dead',
    attempts: 16,
    lastError: refused,
    jobId: '7',
  },
  {
    ...letter,
    id: 1,
    kind: 'orderConfirmation',
    to: 'chef@gildedoyster.example',
    state: 'sent',
    sentAt: minutes(-89),
    jobId: null,
  },
];
const order = { lastError: null, attempts: 0, runAt: null, jobId: null, orderedAt: minutes(-90) };
const orders = [
  {
    ...order,
    orderNumber: '500001',
    customerName: 'Harbor View Resort, Conference Center and Marina',
    state: 'dead',
    attempts: 25,
    lastError: 'order system gives no answer',
    jobId: '11',
  },
  { ...order, orderNumber: '500002', customerName: 'The Gilded Oyster', state: 'fetch' },
];
const both = all(answer(JOBS, jobs), answer(MAIL, letters));
const listed = sees('Send a letter');
const lists = (page: Page, list: string) => page.getByRole('combobox', { name: 'Show' }).selectOption(list);

const PAYMENTS = '**/api/admin/payments*';
const GIVING = '**/api/admin/payments/*/refund';
const AT_PAYMENTS = { as: 'admin', at: '/admin/payments' } as const;
const paid = {
  reference: 'A1',
  orderNumber: '500001',
  invoicePaymentKey: null,
  customerName: 'Robin Calloway',
  state: 'captured',
  amount: 372.3,
  refunded: 0,
  lastFour: '1111',
  transactionId: '60000000001',
  reason: null,
  failure: null,
  askedAt: minutes(-90),
};
const payments = [
  { ...paid, reference: 'A5', orderNumber: null, state: 'asked', lastFour: null, askedAt: minutes(-1) },
  { ...paid, reference: 'A4', orderNumber: '500003', state: 'held', amount: 61.95, askedAt: minutes(-3) },
  {
    ...paid,
    reference: 'A3',
    orderNumber: null,
    invoicePaymentKey: null,
    state: 'declined',
    lastFour: '0010',
    reason: 'The billing address does not match the card. Please check the address and the ZIP code, and try again.',
    askedAt: minutes(-20),
  },
  {
    ...paid,
    reference: 'A2',
    orderNumber: '500002',
    invoicePaymentKey: null,
    customerName: 'Harbor View Resort, Conference Center and Marina',
    amount: 12480.5,
    refunded: 1240.05,
    failure: 'More was to be given back than was captured.',
    askedAt: minutes(-60),
  },
  paid,
];

/** What whoever runs the shop looks after. */
export const adminScenes: readonly Scene[] = [
  {
    name: 'jobs-left',
    after: 'jobs-retrying',
    show: async (page) => {
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await sees('Seafood')(page);
    },
  },
  { name: 'jobs-loading', ...AT, network: hold(JOBS), show: waits },
  { name: 'jobs-failed', ...AT, network: cut(JOBS), show: sees('The jobs could not be loaded.') },
  {
    name: 'jobs-retrying',
    after: 'letters',
    network: hold(RETRY),
    show: async (page) => {
      await lists(page, 'jobs');
      await listed(page);
      await button(page, /^Try Again/)
        .first()
        .click();
      await page.locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'letters',
    after: 'jobs-failed',
    network: both,
    show: async (page) => {
      await button(page, 'Try Again').click();
      await listed(page);
      await lists(page, 'letters');
      await sees('Choose a new password')(page);
    },
  },
  {
    name: 'jobs-orders',
    isVariant: true,
    ...AT,
    network: all(both, answer(WAITING, orders)),
    show: async (page) => {
      await listed(page);
      await lists(page, 'orders');
      await sees('To Be Fetched')(page);
    },
  },
  { name: 'jobs-none', isVariant: true, ...AT, network: answer(JOBS, []), show: sees('No jobs.') },
  {
    name: 'jobs',
    isVariant: true,
    after: 'jobs-none',
    network: both,
    show: async (page) => {
      await button(page, 'Refresh').click();
      await listed(page);
    },
  },
  { name: 'payments-loading', ...AT_PAYMENTS, network: hold(PAYMENTS), show: waits },
  { name: 'payments-failed', ...AT_PAYMENTS, network: cut(PAYMENTS), show: sees('The payments could not be loaded.') },
  {
    name: 'payments',
    after: 'payments-failed',
    network: answer(PAYMENTS, payments),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Being looked up')(page);
    },
  },
  {
    name: 'payments-void',
    after: 'payments',
    show: async (page) => {
      await button(page, /^Void/).first().click();
      await sees('Void Payment?')(page);
    },
  },
  {
    name: 'payments-refund',
    after: 'payments-void',
    show: async (page) => {
      await button(page, 'Cancel').click();
      await button(page, /^Refund/)
        .first()
        .click();
      await page.getByLabel('Amount in $').fill('40.5');
    },
  },
  {
    name: 'payments-refused',
    after: 'payments-refund',
    network: cut(GIVING),
    show: async (page) => {
      await button(page, /^Refund \$40/).click();
      await sees('There was no answer. Try again: it is done at most once.')(page);
    },
  },
  {
    name: 'payments-refunding',
    after: 'payments-refused',
    network: hold(GIVING),
    show: async (page) => {
      await button(page, /^Refund \$40/).click();
      await page.locator('button[aria-busy=true]').first().waitFor();
    },
  },
];
