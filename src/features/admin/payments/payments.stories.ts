import { answer, cut, hold } from '#test/support/stories/server.ts';
import { busyButton, click, fill, loading, visibleButton } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const PAYMENTS = '**/api/admin/payments*';
const REFUND = '**/api/admin/payments/*/refund';
const AT = { as: 'admin', at: '/admin/payments' } as const;

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const paid = {
  ...{ reference: 'A1', orderNumber: '500001', invoicePaymentKey: null, customerName: 'Robin Calloway' },
  ...{ state: 'captured', amount: 372.3, refunded: 0, lastFour: '1111', transactionId: '60000000001' },
  ...{ reason: null, failure: null, askedAt: minutes(-90) },
};
const payments = [
  { ...paid, reference: 'A5', orderNumber: null, state: 'asked', lastFour: null, askedAt: minutes(-1) },
  { ...paid, reference: 'A4', orderNumber: '500003', state: 'held', amount: 61.95, askedAt: minutes(-3) },
  {
    ...{ ...paid, reference: 'A3', orderNumber: null, state: 'declined', lastFour: '0010', askedAt: minutes(-20) },
    reason: 'The billing address does not match the card. Please check the address and the ZIP code, and try again.',
  },
  {
    ...{ ...paid, reference: 'A2', orderNumber: '500002', amount: 12480.5, refunded: 1240.05, askedAt: minutes(-60) },
    customerName: 'Harbor View Resort, Conference Center and Marina',
    failure: 'More was to be given back than was captured.',
  },
  paid,
];
const refund = click(/^Refund \$40/);

/** Card payments, with voids and refunds. */
export const paymentStories = storiesOf(
  ['payments'],
  [
    { name: 'payments-loading', ...AT, server: hold(PAYMENTS), sees: loading },
    { name: 'payments-failed', ...AT, server: cut(PAYMENTS), sees: 'The payments could not be loaded.' },
    { name: 'payments', server: answer(PAYMENTS, payments), does: click('Try Again'), sees: 'Checking' },
    { name: 'payments-void', does: click(/^Void/), sees: 'Void Payment?' },
    {
      name: 'payments-refund',
      does: [click('Cancel'), click(/^Refund/), fill(/^Amount in/, '40.5')],
      sees: visibleButton(/^Refund \$40/),
    },
    {
      name: 'payments-refused',
      server: cut(REFUND),
      does: refund,
      sees: 'No response. It is safe to try again.',
    },
    { name: 'payments-refunding', server: hold(REFUND), does: refund, sees: busyButton() },
  ],
);
