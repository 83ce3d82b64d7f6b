import { words } from '#domain/checkout/words.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { addElsewhere } from '#test/support/stories/cartLines.ts';
import { all, answer, changeAnswer, cut, hold, letGo } from '#test/support/stories/server.ts';
import {
  askNow,
  busyButton,
  click,
  closeByEscape,
  failsToSend,
  fill,
  follow,
  inOrder,
  loading,
  openDialog,
  press,
  sends,
  visibleButton,
  visibleRegion,
} from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CART = '**/api/cart';
const HEADER = '**/api/cart/header';
const DATES = '**/api/cart/date*';
const ESTIMATE = '**/api/checkout';
const SUBMIT = '**/api/cart/submit';
const RESULT = '**/api/cart/submit/*';
const AT = { as: 'chef', at: '/checkout' } as const;
const HOSPITAL = { as: 'hospital', at: '/checkout' } as const;

const sent = { version: 1, key: '5b0f9a52-6f1d-4f3e-9d0c-1f1a4c1b7f10', cartVersion: 1, orderTotal: 1382.46 };
/** A stored order of the chef without a response. */
const unanswered = { 'submission:chef:101': JSON.stringify(sent) };
const refused = {
  orderNumber: null,
  accepted: false,
  messages: ['The account is on hold. Call (207) 555-0100.'],
  confirmation: false,
};
const placed = {
  ...{ orderNumber: '104212', estimatedTotal: 1382.46, accepted: true, confirmation: true },
  messages: ['Orders after 4:00 PM leave a day later.'],
};

const acknowledge = click('Acknowledge');
const delivery = visibleButton('Continue');
const typeInstruction = fill('Special Instruction 1', 'Ring the bell');
const toReview = inOrder(fill(/^Customer P\.O\./, 'PO 20377'), click('Continue'));
const submit = click('Submit Order');
const confirming = visibleRegion('Confirm Order');
const ready = visibleButton('Submit Order');

/** The steps of an order: message, delivery, review, receipt. */
export const checkoutStories = storiesOf(
  ['checkout', 'leaving'],
  [
    { name: 'checkout-message', ...HOSPITAL, sees: /^Every order needs/, byTab: true },
    {
      name: 'checkout-message-again',
      server: cut(HEADER),
      does: [acknowledge, typeInstruction, failsToSend(press('Tab')), click('Back')],
      sees: visibleButton('Acknowledge'),
    },
    {
      name: 'checkout-errors',
      ...HOSPITAL,
      does: [acknowledge, click('Continue')],
      sees: checkoutText('checkout.poRequired'),
    },
    { name: 'checkout-delivery', ...AT, sees: delivery, byTab: true },
    {
      name: 'review-not-orderable',
      server: changeAnswer<object>(CART, (cart) => ({
        ...cart,
        messages: ['10089 Salmon, Atlantic: This product is unavailable.'],
      })),
      does: toReview,
      sees: [ready, checkoutText('words.notOrderable')],
    },
    { name: 'checkout-minimum', as: 'resort', at: '/checkout', sees: /^Minimum order amount/ },
    { name: 'checkout-empty', as: 'school', at: '/checkout', sees: checkoutText('checkout.noItems') },
    { name: 'checkout-dates-failed', ...AT, server: cut(DATES), sees: checkoutText('checkout.datesFailed') },
    { name: 'checkout-dates-late', server: hold(DATES), does: sends(DATES, click('Try Again')), sees: delivery },
    {
      name: 'checkout-saving',
      ...AT,
      // No delivery date is chosen yet.
      server: all(
        hold(HEADER),
        changeAnswer<{ header: object }>(CART, (cart) => ({ ...cart, header: { ...cart.header, deliveryDate: null } })),
      ),
      does: sends(HEADER, click('Continue')),
      sees: busyButton(),
    },
    { name: 'checkout-loading', ...AT, server: hold(CART), sees: loading },
    { name: 'checkout-failed', ...AT, server: cut(CART), sees: 'Checkout could not be loaded.' },
    { name: 'checkout-typed', server: letGo(CART), does: [click('Try Again'), typeInstruction], sees: delivery },
    {
      name: 'leave-checkout',
      server: cut(HEADER),
      does: [typeInstruction, failsToSend(press('Tab')), follow('Home page')],
      sees: openDialog('Unsaved Changes'),
      byTab: true,
    },
    {
      name: 'checkout-keeping',
      server: hold(HEADER),
      does: [
        closeByEscape('Unsaved Changes'),
        fill('Special Instruction 1', ''),
        typeInstruction,
        sends(HEADER, press('Tab')),
      ],
      sees: delivery,
    },
    { name: 'review-failed', ...AT, server: cut(ESTIMATE), does: toReview, sees: visibleButton('Try Again') },
    { name: 'review', server: letGo(ESTIMATE), does: click('Try Again'), sees: ready, byTab: true },
    { name: 'review-refused', server: answer(SUBMIT, refused), does: submit, sees: 'The account is on hold.' },
    {
      name: 'review-not-arrived',
      server: all(cut(SUBMIT), answer(RESULT, { message: 'not known', errors: [] }, 404)),
      does: submit,
      sees: words.submitting.notArrived,
    },
    { name: 'receipt', server: answer(SUBMIT, placed), does: submit, sees: checkoutText('words.placed') },
    { name: 'review-200-lines', as: 'hotels', at: '/checkout', does: toReview, sees: ready },
    { name: 'review-loading', ...AT, server: hold(ESTIMATE), does: toReview, sees: [confirming, loading] },
    {
      name: 'review-moved',
      as: 'tavern',
      at: '/checkout',
      does: [toReview, ready, addElsewhere(1), submit],
      sees: checkoutText('words.offerMoved'),
    },
    { name: 'review-sending', ...AT, server: hold(SUBMIT), does: [toReview, submit], sees: words.submitting.sending },
    {
      name: 'review-waiting',
      ...AT,
      server: cut(SUBMIT, RESULT),
      // The storefront waits longer before each retry, up to half a minute.
      does: [toReview, submit, ...Array.from({ length: 5 }, () => click('Ask Now'))],
      sees: visibleButton('Ask Now'),
    },
    { name: 'review-asking', server: hold(RESULT), does: askNow, sees: words.submitting.asking },
    { name: 'checkout-recovering', ...AT, kept: unanswered, server: hold(RESULT), sees: words.submitting.asking },
  ],
);
