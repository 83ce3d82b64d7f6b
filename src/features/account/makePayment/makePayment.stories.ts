import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { fillBank, payBy } from '#test/support/browser/payByCard.ts';
import { all, answer, answerHeld, cut, cutHeld, hold } from '#test/support/stories/server.ts';
import { askNow, check, click, fill, focus, spokenText } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const PARTS = '**/assets/makePaymentParts*';
const ITEMS = '**/api/account/openar';
const PAY = '**/api/payment';
const RESULT = '**/api/payment/*-*';
const AT = { as: 'chef', at: '/account/payment' } as const;

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
const others = Array.from({ length: 9 }, (_, place) => {
  const number = String(205100 + place * 37);
  const amount = Number((212.35 + place * 91.17).toFixed(2));
  return {
    ...invoice,
    ...{ reference: number, invoiceNumber: number, arCode: `AR-${number}`, scanDocuments: [] },
    invoiceDate: `2026-10-${String(3 + place * 2).padStart(2, '0')}`,
    dueDate: `2026-11-${String(2 + place * 3).padStart(2, '0')}`,
    po_number: place % 3 === 0 ? null : `WK-${40 + place}`,
    ...{ initial: amount, balance: amount },
  };
});
const credit = {
  ...invoice,
  ...{ type: 'Credit Memo', reference: 'CM-1182', arCode: 'AR-C1182', recordType: 6, isCredit: true },
  ...{ invoiceNumber: null, invoiceDate: '2026-10-19', dueDate: null, po_number: null },
  ...{ initial: -684.4, balance: -684.4, scanDocuments: [] },
};
const openItems = [invoice, ...others, credit];
const issuers = [1, 2, 3, 4, 8].map((creditCardIssuer) => ({ creditCardIssuer }));
const paid = {
  ...{ isSuccess: true, transactionId: '60198273450', errorReason: null, invoicePaymentKey: 'P-104213' },
  receiptEmail: 'accounts.payable.northeast@the-gilded-oyster-restaurant.example',
};
const declined = { ...paid, isSuccess: false, errorReason: 'The card was declined. Please use another card.' };
const unknown = { message: 'The outcome is not known yet.', errors: [], code: 'outcomeUnknown' };
const moved = { message: 'Invoice 204517 was paid by somebody else.', errors: [] };
/** A stored payment of the chef without a response. */
const unanswered = {
  'accountPayment:chef:101': JSON.stringify({ version: 1, key: '5b0f9a52-6f1d-4f3e-9d0c-1f1a4c1b7f11', amount: 684.4 }),
};

const fillAmount = (name: string, amount: string) => fill(`Amount to pay of ${name}`, amount);
const goOn = click('Continue');
const pay = click(/^Pay \$/);
const onStep =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('region', { name }).waitFor();

/** A customer pays open items of the account. */
export const makePaymentStories = storiesOf(
  ['makePayment', 'payment', 'leaving'],
  [
    { name: 'make-payment-on-its-way', ...AT, server: hold(PARTS), sees: spokenText('Loading Make Payment') },
    { name: 'make-payment-unreachable', ...AT, server: cut(PARTS), sees: 'Make Payment could not be loaded.' },
    { name: 'make-payment-loading', ...AT, server: hold(ITEMS), sees: accountText('payment.loading') },
    { name: 'make-payment-failed', server: cutHeld(ITEMS), sees: accountText('payment.failed') },
    {
      name: 'make-payment-none',
      server: answer(ITEMS, []),
      does: click('Try Again'),
      sees: accountText('payment.none'),
    },
    {
      name: 'make-payment-select',
      server: answer(ITEMS, openItems),
      does: click('Check Again'),
      sees: onStep('Select Payments'),
    },
    {
      name: 'make-payment-wrong',
      does: [
        check('Pay Invoice 205100'),
        fillAmount('Invoice 204517', '-700'),
        fillAmount('Credit Memo CM-1182', 'ten'),
        fillAmount('Invoice 205174', '12,50'),
        focus('Amount to pay of Invoice 205137'),
      ],
      sees: [accountText('payment.rows.otherSign'), accountText('payment.rows.notANumber'), /^Did you mean /],
    },
    {
      name: 'make-payment-up-to-wrong',
      does: [fill('Pay oldest first, up to', 'a lot'), click('Apply')],
      sees: accountText('payment.amountUnreadable'),
    },
    {
      name: 'make-payment-past-due',
      after: 'make-payment-select',
      does: click('Select All Past Due'),
      sees: /^Past due \d/,
    },
    {
      name: 'make-payment-credit',
      after: 'make-payment-select',
      does: [check('Pay Invoice 204517'), click('Use My Credits'), goOn, goOn],
      sees: accountText('payment.applyCreditHint'),
    },
    {
      name: 'make-payment-selected',
      does: [click('Back'), click('Back'), fill(/^Pay oldest first, up to/, '1000'), click('Apply')],
      sees: onStep('Select Payments'),
    },
    {
      name: 'make-payment-review',
      server: answer('**/api/payment/types', issuers),
      does: goOn,
      sees: onStep('Review Selection'),
    },
    { name: 'make-payment-check', does: [goOn, ({ page }) => fillBank(page)], sees: onStep('Payment Method') },
    {
      name: 'make-payment-check-errors',
      does: [fill(/^Routing Number/, '011000016'), fill(/^Re-enter Account Number/, '1234567'), goOn],
      sees: [accountText('bank.routingDoubtful'), accountText('bank.accountsDiffer')],
    },
    {
      name: 'make-payment-confirm',
      after: 'make-payment-check',
      does: [check(/^Card/), ({ page }) => payBy(page)],
      sees: /^Pay \$/,
    },
    { name: 'make-payment-paying', server: hold(PAY), does: pay, sees: paymentTexts.paying.sending },
    {
      name: 'make-payment-refused',
      server: answerHeld(PAY, { message: accountText('payment.unavailable'), errors: [] }, 502),
      sees: accountText('payment.unavailable'),
    },
    {
      name: 'make-payment-declined',
      server: answer(PAY, declined, 200, 'POST'),
      does: pay,
      sees: declined.errorReason,
    },
    {
      name: 'make-payment-not-arrived',
      after: 'make-payment-refused',
      server: all(cut(PAY), answer(RESULT, { message: 'Not known.', errors: [] }, 404)),
      does: pay,
      sees: accountText('payment.notArrived'),
    },
    {
      name: 'make-payment-reloading',
      server: all(answer(PAY, moved, 409, 'POST'), hold(ITEMS)),
      does: pay,
      sees: accountText('payment.loading'),
    },
    { name: 'make-payment-moved', server: answerHeld(ITEMS, openItems.slice(1)), sees: moved.message },
    {
      name: 'make-payment-waiting',
      server: all(answer(PAY, unknown, 503, 'POST'), answer(RESULT, unknown, 503)),
      does: [goOn, goOn, fill(/^CVV/, '737'), goOn, pay],
      sees: paymentTexts.paying.waiting,
    },
    { name: 'make-payment-asking', server: hold(RESULT), does: askNow, sees: paymentTexts.paying.asking },
    { name: 'make-payment-receipt', server: answerHeld(RESULT, paid), sees: onStep('Receipt') },
    {
      name: 'make-payment-recovering',
      ...AT,
      kept: unanswered,
      server: hold(RESULT),
      sees: paymentTexts.paying.asking,
    },
  ],
);
