import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures } from '../samples.ts';
import {
  accepted,
  consumerWith,
  dates,
  deafCart,
  dearerOffer,
  details,
  newCart,
  offer,
  order,
  orderBuyer,
  payment,
  pier,
  shopperWith,
  visa,
} from './checkoutSamples.ts';

const submit = { type: 'order.submit' } as const;
const back = { type: 'step.back' } as const;
const declined = { kind: 'declined', reason: 'The card was declined.\nPlease call your bank.' };
const paid = { kind: 'paid', order, transactionId: 'T-1' };
/** The cart as it goes to the pier. */
const offered = { ...offer, cart: { ...offer.cart, header: { ...offer.cart.header, addressId: pier.id } } };

async function reviewing(shown = offered) {
  const cart = deafCart();
  const { newId } = environment();
  const stage = new Stage(orderReviewMachine, {
    cart: cart.ref,
    buyer: orderBuyer,
    newId,
    by: 'card',
    card: visa,
    punchout: null,
  });
  await stage.answer('loadOffer', shown);
  const sent = () => stage.asked('submission').map((input) => (input as { submission: typeof payment }).submission);
  return { cart, stage, sent };
}

async function entering(shopper = consumerWith()) {
  const stage = new Stage(checkoutMachine, { shopper, cart: deafCart().ref, newId: environment().newId });
  await stage.answer('recovery', { kind: 'nothing' });
  await stage.answer('recallDetails', {});
  await stage.answer('loadCart', newCart);
  if (stage.snapshot.matches('choosingShipMethod')) stage.send({ type: 'shipMethod.settle', shipMethod: 'Delivery' });
  await stage.answer('delivery', { leavesTo: 'next', details, dates, isUnsaved: false });
  return stage;
}

async function confirming() {
  const stage = await entering();
  await stage.answer('payment', { accepted, card: visa });
  return stage;
}

describe('paying in checkout:', () => {
  test('a consumer confirms no order before a card is filled in; other users need no card', async () => {
    const consumer = await entering();
    expect(consumer.snapshot.value).toBe('enteringPayment');
    expect(consumer.asked('orderReview')).toEqual([]);
    await consumer.answer('payment', { accepted, card: visa });
    expect(consumer.asked('orderReview')).toMatchObject([{ by: 'card', card: visa }]);
    const business = await entering(shopperWith());
    expect(business.asked('payment')).toEqual([]);
    expect(business.asked('orderReview')).toMatchObject([{ by: 'account', card: null }]);
  });

  test('whose cards are taken is asked once, and the form stays from then on', async () => {
    const stage = await confirming();
    await stage.answer('orderReview', { kind: 'back' });
    expect(stage.asked('payment')).toEqual([
      { accepted: [], problem: null },
      { accepted, problem: null },
    ]);
    await stage.answer('payment', { accepted, card: null });
    expect(stage.snapshot.matches('enteringDelivery')).toBe(true);
    expect(stage.snapshot.context).toMatchObject({ accepted, card: null });
  });

  test('a card that failed leads back to it with the reason, which is cleared once another is filled in', async () => {
    const stage = await confirming();
    await stage.answer('orderReview', { kind: 'unpaid', problem: 'The card was declined.' });
    expect(stage.asked('payment').at(-1)).toEqual({ accepted, problem: 'The card was declined.' });
    expect(stage.snapshot.context.card).toBeNull();
    await stage.answer('payment', { accepted, card: visa });
    expect(stage.snapshot.context).toMatchObject({ card: visa, paymentProblem: null });
  });

  test('where an error hid the outcome of a payment it is looked up, and the card has to be filled in again', async () => {
    const stage = await confirming();
    await stage.answer('orderReview', { kind: 'unclear' });
    expect(stage.snapshot.value).toBe('recovering');
    expect(stage.snapshot.context).toMatchObject({ accepted: [], card: null });
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });
});

describe('the payment step:', () => {
  const opened = () => new Stage(paymentMachine, { accepted: [], problem: null });

  test('nothing can be paid before it is known whose cards are taken, and it is asked again until it is', async () => {
    const stage = opened();
    stage.send({ type: 'payment.entered', card: visa });
    await stage.fail('loadPaymentTypes', failures.offline);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'payment.entered', card: visa }, { type: 'payment.retry' });
    await stage.answer('loadPaymentTypes', []);
    expect(stage.snapshot.value).toBe('unavailable');
    stage.send({ type: 'payment.entered', card: visa }, { type: 'payment.retry' });
    await stage.answer('loadPaymentTypes', accepted);
    expect(stage.snapshot.value).toBe('entering');
    expect(stage.snapshot.context.card).toBeNull();
  });

  test('whose cards are taken is not asked again once it is known', () => {
    const stage = new Stage(paymentMachine, { accepted, problem: null });
    expect([stage.snapshot.value, stage.asked('loadPaymentTypes')]).toEqual(['entering', []]);
  });

  test('the user can go back from every state', async () => {
    const loading = opened();
    const failed = opened();
    await failed.fail('loadPaymentTypes', failures.offline);
    const none = opened();
    await none.answer('loadPaymentTypes', []);
    for (const stage of [loading, failed, none, new Stage(paymentMachine, { accepted, problem: null })]) {
      stage.send(back);
      expect(stage.snapshot.output).toMatchObject({ card: null });
    }
  });
});

describe('a paid order:', () => {
  test('a second click never pays twice', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit, submit, submit);
    expect(sent()).toHaveLength(1);
  });

  test('what is charged is what is on screen, to the address of the cart', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    expect(sent()).toEqual([{ ...payment, key: 'id-2' }]);
    expect(stage.paramsOf('storeSubmission')).toEqual(sent());
  });

  test('a declined card shows a notice, is cleared from the browser, and leaves the step with every reason', async () => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', declined);
    const text = 'The card was declined. Please call your bank.';
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text, about: 'order' }]);
    expect(stage.paramsOf('clearSubmission')).toMatchObject([{ buyer: orderBuyer }]);
    expect(stage.snapshot.output).toEqual({
      kind: 'unpaid',
      problem: 'The card was declined.\nPlease call your bank.',
    });
  });

  test('a notice about an earlier card is withdrawn when the next one is about to be charged', async () => {
    const { stage } = await reviewing();
    expect(stage.paramsOf('withdrawNotice')).toEqual([{ about: 'order' }]);
  });

  test('without a card nothing is sent, and the card form is shown again', async () => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'cardGone' });
    expect(stage.snapshot.output).toEqual({
      kind: 'unpaid',
      problem: 'Nothing was charged. Please enter your card again.',
    });
    expect(stage.paramsOf('notify')).toEqual([]);
  });

  test('a total that moved is shown and consented to before the card is charged, under a new key', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'stale', offer: dearerOffer });
    expect(stage.snapshot.value).toEqual({ reviewing: 'stale' });
    expect(sent()).toHaveLength(1);
    stage.send(submit);
    expect(sent().map(({ key, orderTotal }) => [key, orderTotal])).toEqual([
      ['id-2', 101],
      ['id-3', 105],
    ]);
  });

  test('a missing gateway is shown, and the card can be tried again', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    const text = 'Payment Service is unavailable. Please contact support.';
    await stage.answer('submission', { kind: 'refused', messages: [text] });
    expect(stage.snapshot.value).toEqual({ reviewing: 'refused' });
    expect(stage.snapshot.context.messages).toEqual([text]);
    stage.send(submit);
    expect(sent()).toHaveLength(2);
  });

  test('an amount that its buyer may not see is not charged', async () => {
    const { stage } = await reviewing({ ...offered, estimate: {} });
    stage.send(submit);
    expect(stage.asked('submission')).toEqual([]);
  });

  test('a payment leaves the step with its card and its number', async () => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', paid);
    expect(stage.snapshot.output).toEqual({
      kind: 'placed',
      placed: { order, offer: offered, messages: [], payment: { card: visa, transactionId: 'T-1' } },
    });
  });
});

describe('a payment without an answer:', () => {
  const submission = { submission: payment, isInterrupted: false };

  test('no failure is shown while the outcome is unknown, and the payment is never sent again', async () => {
    const stage = new Stage(submissionMachine, submission);
    await stage.fail('send', failures.unavailable);
    for (let time = 0; time < 50; time += 1) {
      await stage.fail('ask', failures.unavailable);
      stage.clock.increment(30_000);
    }
    expect(stage.snapshot.status).toBe('active');
    expect(stage.asked('send')).toEqual([{ submission: payment }]);
    await stage.answer('ask', paid);
    expect(stage.snapshot.output).toEqual(paid);
  });

  test('that it was declined is found out like everything else', async () => {
    const stage = new Stage(submissionMachine, submission);
    await stage.fail('send', failures.offline);
    await stage.answer('ask', declined);
    expect(stage.snapshot.output).toEqual(declined);
  });

  test.each([
    ['declined', declined, 'error', 'The card was declined. Please call your bank.'],
    [
      'never arrived',
      { kind: 'notArrived', by: 'card', lines: [] },
      'warning',
      'Your previous payment was not received, and nothing was charged. Please review your order and pay again.',
    ],
  ])('a payment that was %s before a reload is shown, and cleared', async (_, outcome, type, text) => {
    const stage = new Stage(recoveryMachine, { buyer: orderBuyer });
    await stage.answer('recall', payment);
    expect(stage.asked('submission')).toEqual([{ submission: payment, isInterrupted: true }]);
    await stage.answer('submission', outcome);
    expect(stage.snapshot.output).toEqual({ kind: 'nothing' });
    expect(stage.paramsOf('notify')).toEqual([{ type, text, about: 'order' }]);
    expect(stage.paramsOf('clearSubmission')).toEqual([{ buyer: orderBuyer }]);
  });

  test('that it was made before a reload shows the receipt, with the number of the payment', async () => {
    const stage = new Stage(recoveryMachine, { buyer: orderBuyer });
    await stage.answer('recall', payment);
    await stage.answer('submission', paid);
    expect(stage.snapshot.output).toMatchObject({
      kind: 'placed',
      placed: { order, offer: null, payment: { card: null, transactionId: 'T-1' } },
    });
  });
});
