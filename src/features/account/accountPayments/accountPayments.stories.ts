import { PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { answer, cutHeld, hold } from '#test/support/stories/server.ts';
import { click, fill, loading } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const PAYMENTS = '**/api/account/payments*';

const card: ListedPayment = {
  ...{ key: '700014', date: '2026-10-28', amount: 1284.4, credits: 0, refunded: 0 },
  method: { type: PAYMENT_TYPES.creditCard, issuer: ISSUERS.Visa, lastFour: '1111' },
  ...{ state: 'charged', receipt: '700014', credit: null },
};
const check = { type: PAYMENT_TYPES.check, issuer: ISSUERS.eCheck, lastFour: '7890' };
const credits = { type: PAYMENT_TYPES.applyCredit, issuer: null, lastFour: null };
const amex = { type: PAYMENT_TYPES.creditCard, issuer: ISSUERS.AmericanExpress, lastFour: '0005' };

/** Every state and every way to pay, and a reference of the accounting data that is long. */
const payments: ListedPayment[] = [
  card,
  { ...card, key: '700013', date: '2026-10-21', amount: 0, credits: 684.4, method: credits, receipt: '700013' },
  { ...card, key: '700012', date: '2026-10-14', amount: 912.35, credits: 48.6, method: check, receipt: '700012' },
  { ...card, key: '700011', date: '2026-10-07', amount: 123456.78, method: amex, state: 'declined', receipt: null },
  { ...card, key: '700010', date: '2026-09-30', amount: 310, refunded: 310, state: 'voided', receipt: '700010' },
  { ...card, key: '700009', date: '2026-09-23', amount: 450, refunded: 450, state: 'refunded', receipt: '700009' },
  { ...card, key: '700008', date: '2026-09-16', amount: 450, refunded: 20.5, state: 'refunded', receipt: '700008' },
  {
    ...{ ...card, key: 'LOCKBOX-2026-09-02-118', date: '2026-09-02', amount: 5200, method: null },
    ...{ receipt: null, credit: 'LOCKBOX-2026-09-02-118' },
  },
];
const listed = /^[\d,]+ payments$/;

/** The payments of a customer's account, with their receipts. */
export const accountPaymentsStories = storiesOf(
  ['accountPayments'],
  [
    { name: 'account-payments-loading', as: 'chef', at: '/account/payments', server: hold(PAYMENTS), sees: loading },
    { name: 'account-payments-failed', server: cutHeld(PAYMENTS), sees: accountText('accountPayments.failed') },
    { name: 'account-payments', server: answer(PAYMENTS, payments), does: click('Try Again'), sees: listed },
    { name: 'account-payments-empty', does: fill('Search payments', 'zzzz'), sees: historyText('history.none') },
  ],
);
