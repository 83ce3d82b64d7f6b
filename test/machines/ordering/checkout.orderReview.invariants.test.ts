import { describe, expect, test } from 'vitest';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures } from '../samples.ts';
import {
  deafCart,
  dearerOffer,
  emptyOffer,
  offer,
  order,
  orderBuyer,
  refusedOrder,
  submission,
} from './checkoutSamples.ts';

async function reviewing() {
  const cart = deafCart();
  const stage = new Stage(orderReviewMachine, {
    cart: cart.ref,
    buyer: orderBuyer,
    newId: environment().newId,
    by: 'account',
    card: null,
    punchout: null,
  });
  await stage.answer('loadOffer', offer);
  const sent = () => stage.asked('submission').map((input) => (input as { submission: unknown }).submission);
  return { cart, stage, sent };
}

const submit = { type: 'order.submit' } as const;

describe('order review:', () => {
  test('a second click never sends a second order', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit, submit, submit);
    expect(sent()).toHaveLength(1);
  });

  test('the order that is sent is the one on screen: its version and its total', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    expect(sent()).toEqual([{ ...submission, key: 'id-2', orderTotal: 101 }]);
  });

  test('the browser stores a submit, with its key, before it is sent', async () => {
    const { stage, sent } = await reviewing();
    expect(stage.paramsOf('storeSubmission')).toEqual([]);
    stage.send(submit);
    expect(stage.paramsOf('storeSubmission')).toEqual(sent());
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('a risen total is never sent without consent: it is shown beside the old one first', async () => {
    const { stage, sent, cart } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'stale', offer: dearerOffer });
    expect(stage.snapshot.value).toEqual({ reviewing: 'stale' });
    expect(stage.snapshot.context).toMatchObject({ offer: dearerOffer, shownOffer: offer });
    expect(sent()).toHaveLength(1);
    expect(cart.refreshes()).toBe(1);
  });

  test('an order that another tab changed is requested again and shown beside the old one, before a submit', async () => {
    const { stage, sent } = await reviewing();
    stage.send({ type: 'cart.changed', cart: offer.cart, shipTos: null });
    expect(stage.snapshot.value).toEqual({ reviewing: 'offered' });
    stage.send({ type: 'cart.changed', cart: { ...offer.cart, version: 9 }, shipTos: null }, submit);
    expect(sent()).toEqual([]);
    const changed = { ...dearerOffer, cart: { ...dearerOffer.cart, version: 9 } };
    await stage.answer('loadOffer', changed);
    expect(stage.snapshot.value).toEqual({ reviewing: 'stale' });
    expect(stage.snapshot.context).toMatchObject({ offer: changed, shownOffer: offer });
    stage.send(submit);
    expect(sent()).toMatchObject([{ cartVersion: 9, orderTotal: 105 }]);
  });

  test('an order in progress is not requested again when its own cart is emptied', async () => {
    const { stage } = await reviewing();
    stage.send(submit, { type: 'cart.changed', cart: { ...emptyOffer.cart, version: 9 }, shipTos: null });
    expect(stage.snapshot.matches('submitting')).toBe(true);
  });

  test('a warning of the cart does not keep the order from being sent; any other message does', async () => {
    const warning = 'This order takes your account over its credit limit.';
    for (const [warnings, count] of [
      [[warning], 1],
      [[], 0],
    ] as const) {
      const { stage, sent } = await reviewing();
      stage.send({ type: 'cart.changed', cart: { ...offer.cart, version: 9 }, shipTos: null });
      const cart = { ...offer.cart, version: 9, messages: [warning], warnings: [...warnings] };
      await stage.answer('loadOffer', { ...offer, cart });
      stage.send(submit);
      expect(sent()).toHaveLength(count);
    }
  });

  test('consent to a risen total sends that total, with a new key', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'stale', offer: dearerOffer });
    stage.send(submit);
    expect(sent()).toEqual([
      { ...submission, key: 'id-2', orderTotal: 101 },
      { ...submission, key: 'id-3', orderTotal: 105 },
    ]);
  });

  test('a refused submit shows every reason on a line of its own and uses a new key', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'order', order: refusedOrder });
    expect(stage.snapshot.value).toEqual({ reviewing: 'refused' });
    expect(stage.snapshot.context.messages).toEqual(['Credit limit reached.', 'Call us.']);
    stage.send(submit);
    const [first, second] = sent() as { key: string }[];
    expect(second?.key).not.toBe(first?.key);
  });

  test.each([
    ['a line that cannot be ordered', { messages: ['P-110 Oysters: This product is unavailable.'] }],
    ['a cart below its minimum', { isBelowMinimum: true, minimumShort: 4 }],
    ['a header that has become invalid', { header: { ...offer.cart.header, isValid: false } }],
  ])('%s is not submitted: it would be refused', async (_, change) => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'stale', offer: { ...offer, cart: { ...offer.cart, ...change } } });
    stage.send(submit);
    expect(stage.snapshot.value).toEqual({ reviewing: 'stale' });
    expect(stage.asked('submission')).toHaveLength(1);
  });

  test('a refusal without reasons has the text of the specification', async () => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'order', order: { ...refusedOrder, messages: [] } });
    expect(stage.snapshot.context.messages).toEqual([
      'The server rejected the order for an unspecified reason. Please contact support.',
    ]);
  });

  test('an order that never arrived is sent again under the same key, and is not cleared meanwhile', async () => {
    const { stage, sent } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'notArrived', by: 'account', lines: [] });
    stage.send(submit);
    const [first, second] = sent();
    expect(second).toEqual(first);
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('while an order is in progress the user cannot go back', async () => {
    const { stage } = await reviewing();
    stage.send(submit, { type: 'step.back' });
    expect(stage.snapshot.value).toBe('submitting');
  });

  test('a cart that was emptied elsewhere is not ordered', async () => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'stale', offer: emptyOffer });
    expect(stage.snapshot.output).toEqual({ kind: 'empty' });
  });

  test('where pricing is hidden no total is sent', async () => {
    const cart = deafCart();
    const stage = new Stage(orderReviewMachine, {
      cart: cart.ref,
      buyer: orderBuyer,
      newId: environment().newId,
      by: 'account',
      card: null,
      punchout: null,
    });
    await stage.answer('loadOffer', { ...offer, estimate: {} });
    stage.send(submit);
    expect(stage.asked('submission')).toMatchObject([{ submission: { orderTotal: null } }]);
  });

  test('a failed estimate is shown and requested again; nothing can be submitted without it', async () => {
    const cart = deafCart();
    const stage = new Stage(orderReviewMachine, {
      cart: cart.ref,
      buyer: orderBuyer,
      newId: environment().newId,
      by: 'account',
      card: null,
      punchout: null,
    });
    await stage.fail('loadOffer', failures.unexpected);
    stage.send(submit);
    expect(stage.snapshot.context.messages).toEqual([
      'The server returned an unexpected response. Please contact support or try again later.',
      'Something broke.',
    ]);
    expect(stage.asked('submission')).toEqual([]);
    stage.send({ type: 'review.retry' });
    expect(stage.isAsking('loadOffer')).toBe(true);
  });

  test('a placed order leaves the step with what was ordered', async () => {
    const { stage } = await reviewing();
    stage.send(submit);
    await stage.answer('submission', { kind: 'order', order });
    expect(stage.snapshot.output).toEqual({ kind: 'placed', placed: { order, offer, messages: [], payment: null } });
  });

  test('back leaves the step with nothing sent, while it loads, after a failure and from the review', async () => {
    const input = { buyer: orderBuyer, newId: environment().newId, by: 'account', card: null, punchout: null } as const;
    for (const come of ['loading', 'failed', 'reviewing'] as const) {
      const stage = new Stage(orderReviewMachine, { ...input, cart: deafCart().ref });
      if (come === 'failed') await stage.fail('loadOffer', failures.unexpected);
      if (come === 'reviewing') await stage.answer('loadOffer', offer);
      expect(stage.snapshot.matches(come)).toBe(true);
      stage.send({ type: 'step.back' });
      expect(stage.snapshot.output, come).toEqual({ kind: 'back' });
      expect(stage.asked('submission')).toEqual([]);
    }
  });
});
