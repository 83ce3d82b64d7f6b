import { words } from '#domain/checkout/words.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { fillCard, payBy } from '#test/support/browser/payByCard.ts';
import { all, answer, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import {
  askNow,
  click,
  fill,
  loading,
  visibleButton,
  visibleField,
  visibleRegion,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const HEADER = '**/api/cart/header';
const TYPES = '**/api/payment/types';
const PAY = '**/api/checkout';
const RESULT = '**/api/checkout/*';

const accepted = [1, 2, 3, 4].map((creditCardIssuer) => ({ creditCardIssuer }));
const paid = { isSuccess: true, orderNumber: '104213', errorReason: null, transactionId: '60198273450', message: null };
const reason = 'The card was declined. Please use another card.';
const declined = { ...paid, isSuccess: false, orderNumber: null, errorReason: reason };
const unknown = { message: 'The outcome is not known yet.', errors: [], code: 'outcomeUnknown' };

const pay = click(/^Pay \$/);

/** A consumer pays for an order. */
export const paymentStories = storiesOf(
  ['payment', 'checkout'],
  [
    {
      name: 'payment-loading',
      after: 'checkout-method-again',
      server: all(letGo(HEADER), hold(TYPES)),
      does: [click('Continue'), fill(/^Customer P\.O\./, '7'), click('Continue')],
      sees: [visibleRegion('Payment Information'), loading],
    },
    { name: 'payment-failed', server: cutHeld(TYPES), sees: checkoutText('words.paymentTypesFailed') },
    {
      name: 'payment-unavailable',
      server: answer(TYPES, []),
      does: click('Try Again'),
      sees: checkoutText('words.noPaymentTypes'),
    },
    { name: 'payment', server: answer(TYPES, accepted), does: click('Try Again'), sees: visibleField(/^Card Number/) },
    { name: 'payment-errors', does: click('Continue'), sees: 'Card Number is a required field', byTab: true },
    { name: 'payment-filled', after: 'payment', does: ({ page }) => fillCard(page), sees: visibleButton('Continue') },
    { name: 'review-card', does: click('Continue'), sees: visibleButton(/^Pay \$/) },
    { name: 'payment-declined', server: answer(PAY, declined, 200, 'POST'), does: pay, sees: reason },
    {
      name: 'review-payment-waiting',
      server: all(answer(PAY, unknown, 503, 'POST'), answer(RESULT, unknown, 503)),
      does: [({ page }) => payBy(page), pay],
      sees: words.paying.waiting,
    },
    {
      name: 'receipt-paid',
      server: answer(RESULT, paid),
      // The page also retries automatically, so the button may be gone before the click.
      does: askNow,
      sees: checkoutText('words.placed'),
    },
  ],
);
