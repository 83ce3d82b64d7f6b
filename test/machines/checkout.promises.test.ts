import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { Stage } from '../support/puppets.ts';
import {
  dates,
  deafCart,
  details,
  dockside,
  newCart,
  offer,
  order,
  orderBuyer,
  refusedOrder,
  savedCart,
  shopperWith,
  submission,
} from './checkoutSamples.ts';
import { environment, failures } from './samples.ts';

function opened(settings: Parameters<typeof shopperWith>[0] = {}) {
  const cart = deafCart();
  const stage = new Stage(checkoutMachine, {
    shopper: shopperWith(settings),
    cart: cart.ref,
    newId: environment().newId,
  });
  return { cart, stage };
}

const left = { leavesTo: 'next', loadedCart: savedCart, details, dates, isUnsaved: false };
const placed = { kind: 'placed', placed: { order, offer, messages: [] } };

describe('checkout promises:', () => {
  test('a reload while sending comes back asking, and neither sends nor loads anything before it knows', async () => {
    const { stage } = opened();
    expect(stage.asked('recallSubmission')).toEqual([orderBuyer]);
    await stage.answer('recallSubmission', submission);
    expect(stage.snapshot.value).toBe('recovering');
    expect(stage.asked('submission')).toEqual([{ submission, isInterrupted: true }]);
    expect(stage.asked('loadCart')).toEqual([]);
  });

  test('an order that was placed before the reload shows its receipt, and is forgotten by the browser only then', async () => {
    const { stage, cart } = opened();
    await stage.answer('recallSubmission', submission);
    expect(stage.told('forgetSubmission')).toEqual([]);
    await stage.answer('submission', { kind: 'order', order });
    expect(stage.snapshot.value).toBe('receipt');
    expect(stage.snapshot.context.placed).toEqual({ order, offer: null, messages: [] });
    expect(stage.told('forgetSubmission')).toMatchObject([{ buyer: orderBuyer }]);
    expect(cart.refreshes()).toBe(1);
  });

  test('an order that never arrived before the reload is said, and checkout starts from the cart', async () => {
    const { stage } = opened();
    await stage.answer('recallSubmission', submission);
    await stage.answer('submission', { kind: 'notArrived', lines: [] });
    expect(stage.snapshot.value).toBe('loading');
    expect(stage.told('notify')).toEqual([
      {
        type: 'warning',
        text: 'The order you sent before has not arrived. Please check it and submit it again.',
      },
    ]);
  });

  test('a refusal before the reload is told in the words of the server', async () => {
    const { stage } = opened();
    await stage.answer('recallSubmission', submission);
    await stage.answer('submission', { kind: 'order', order: refusedOrder });
    expect(stage.told('notify')).toEqual([{ type: 'error', text: 'Credit limit reached. Call us.' }]);
  });

  test('a bug that hides what became of an order is asked about again, and the browser does not forget', async () => {
    const { stage } = opened();
    await stage.answer('recallSubmission', submission);
    await stage.fail('submission', failures.unexpected);
    stage.send({ type: 'checkout.retry' });
    await stage.answer('recallSubmission', submission);
    expect(stage.asked('submission')).toHaveLength(2);
    expect(stage.told('forgetSubmission')).toEqual([]);
  });

  test('no delivery is asked for before the message was acknowledged', async () => {
    const { stage } = opened({ checkoutMessage: 'Closed on Labor Day.' });
    await stage.answer('recallSubmission', null);
    await stage.answer('loadCart', newCart);
    expect(stage.snapshot.matches('readingMessage')).toBe(true);
    expect(stage.asked('delivery')).toEqual([]);
    stage.send({ type: 'message.acknowledge' });
    expect(stage.snapshot.matches('enteringDelivery')).toBe(true);
  });

  test('an empty cart can never be ordered', async () => {
    const { stage } = opened();
    await stage.answer('recallSubmission', null);
    await stage.answer('loadCart', { ...newCart, lines: [] });
    expect(stage.snapshot.value).toBe('empty');
    expect(stage.asked('delivery')).toEqual([]);
  });

  test('the form starts with the P.O. and the ship-to of the customer', async () => {
    const { stage } = opened();
    await stage.answer('recallSubmission', null);
    await stage.answer('loadCart', newCart);
    expect(stage.asked('delivery')).toMatchObject([
      { details: { shipTo: 'PIER', customerPo: dockside.defaultPO }, isFirstStep: true },
    ]);
  });

  test('what was typed survives going back to the message, and leaving asks from there too', async () => {
    const { stage } = opened({ checkoutMessage: 'Closed on Labor Day.' });
    await stage.answer('recallSubmission', null);
    await stage.answer('loadCart', newCart);
    stage.send({ type: 'message.acknowledge' });
    const typed = { ...details, notes: 'Ring twice' };
    await stage.answer('delivery', { ...left, leavesTo: 'previous', details: typed, isUnsaved: true });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send({ type: 'message.acknowledge' });
    expect(stage.asked('delivery').at(-1)).toMatchObject({ details: typed, isUnsaved: true });
  });

  test('back before the first step leads to the cart, past the last one to the landing page', async () => {
    const { stage } = opened({ checkoutMessage: 'Closed on Labor Day.' });
    await stage.answer('recallSubmission', null);
    await stage.answer('loadCart', newCart);
    stage.send({ type: 'step.back' });
    stage.send({ type: 'message.acknowledge' });
    await stage.answer('delivery', left);
    await stage.answer('orderReview', placed);
    stage.send({ type: 'checkout.finish' });
    expect(stage.told('goTo')).toEqual([{ path: '/cart' }, { path: '/' }]);
  });

  test('a placed order is told to the cart and to the other tabs', async () => {
    const { stage, cart } = opened();
    await stage.answer('recallSubmission', null);
    await stage.answer('loadCart', newCart);
    await stage.answer('delivery', left);
    await stage.answer('orderReview', placed);
    expect(cart.refreshes()).toBe(1);
    expect(stage.told('tellOtherTabs')).toHaveLength(1);
  });
});
