import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment } from '../samples.ts';
import {
  accepted,
  consumerWith,
  dates,
  deafCart,
  details,
  newCart,
  punchoutWith,
  shopperWith,
  silentVisit,
  visa,
} from './checkoutSamples.ts';

const MESSAGE = { checkoutMessage: 'No delivery on Labor Day.' };
const emptied = { type: 'cart.changed' as const, cart: { ...newCart, version: 9, lines: [] }, shipTos: null };
const grown = { ...emptied, cart: { ...newCart, version: 9 } };
const back = { leavesTo: 'previous', details, dates, isUnsaved: false };
const forward = { ...back, leavesTo: 'next' };
const sameMethod = { type: 'shipMethod.settle' as const, shipMethod: 'Delivery' as const };

async function opened(shopper: Shopper, cart = newCart) {
  const { ref } = deafCart();
  const stage = new Stage(checkoutMachine, { shopper, cart: ref, newId: environment().newId });
  await stage.answer('recovery', { kind: 'nothing' });
  await stage.answer('recallDetails', {});
  await stage.answer('loadCart', cart);
  return stage;
}

/** A consumer at the card. */
async function paying() {
  const stage = await opened(consumerWith());
  stage.send(sameMethod);
  await stage.answer('delivery', forward);
  return stage;
}

describe('steps of checkout:', () => {
  test('a consumer chooses the ship method first; the other one is only switched to, and the choice stays open', async () => {
    const stage = await opened(consumerWith());
    expect(stage.snapshot.value).toEqual({ choosingShipMethod: 'first' });
    stage.send({ type: 'shipMethod.settle', shipMethod: 'Pickup' });
    expect(stage.paramsOf('switchShipMethod')).toEqual([{ wanted: 'Pickup' }]);
    expect(stage.snapshot.value).toEqual({ choosingShipMethod: 'first' });
    stage.send({ type: 'step.back' });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/cart' }]);
    stage.send(sameMethod);
    expect(stage.snapshot.matches('enteringDelivery')).toBe(true);
  });

  test('a message is read between the ship method and the delivery, in both directions', async () => {
    const stage = await opened(consumerWith(MESSAGE));
    stage.send(sameMethod);
    expect(stage.snapshot.value).toEqual({ readingMessage: 'first' });
    stage.send({ type: 'step.back' });
    expect(stage.snapshot.value).toEqual({ choosingShipMethod: 'first' });
    stage.send(sameMethod, { type: 'message.acknowledge' });
    await stage.answer('delivery', back);
    expect(stage.snapshot.value).toEqual({ readingMessage: 'first' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('what is unsaved is held in every step that the buyer goes back to, and on the way forward again', async () => {
    const stage = await opened(consumerWith(MESSAGE));
    stage.send(sameMethod, { type: 'message.acknowledge' });
    await stage.answer('delivery', { ...back, isUnsaved: true });
    stage.send({ type: 'step.back' });
    expect(stage.snapshot.value).toEqual({ choosingShipMethod: 'again' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(sameMethod);
    expect(stage.snapshot.value).toEqual({ readingMessage: 'again' });
  });

  test.each([
    [false, 'first'],
    [true, 'again'],
  ])('without a message, back from the delivery leads to the ship method (unsaved: %s)', async (isUnsaved, asked) => {
    const stage = await opened(consumerWith());
    stage.send(sameMethod);
    await stage.answer('delivery', { ...back, isUnsaved });
    expect(stage.snapshot.value).toEqual({ choosingShipMethod: asked });
  });

  test('every step before the order follows the cart, and ends when the cart is emptied', async () => {
    const steps = {
      choosingShipMethod: () => opened(consumerWith()),
      readingMessage: () => opened(shopperWith(MESSAGE)),
      enteringPayment: paying,
    };
    for (const [step, come] of Object.entries(steps)) {
      const stage = await come();
      expect(
        Object.keys(typeof stage.snapshot.value === 'string' ? { [stage.snapshot.value]: 1 } : stage.snapshot.value),
      ).toEqual([step]);
      stage.send(grown);
      expect(stage.snapshot.context.loadedCart, step).toEqual(grown.cart);
      stage.send({ ...emptied, cart: { ...emptied.cart, version: 10 } });
      expect(stage.snapshot.value, step).toBe('empty');
    }
  });

  test('an empty cart stays empty whatever changes in it, until it has a line', async () => {
    const stage = await opened(shopperWith(), emptied.cart);
    stage.send({ ...emptied, cart: { ...emptied.cart, version: 10 } });
    expect(stage.snapshot.value).toBe('empty');
    expect(stage.asked('loadCart')).toHaveLength(1);
    stage.send({ ...grown, cart: { ...newCart, version: 11 } });
    expect(stage.asked('loadCart')).toHaveLength(2);
  });

  test('the review follows the cart, and back leads to the delivery of a buyer who pays later', async () => {
    const stage = await opened(shopperWith());
    await stage.answer('delivery', forward);
    stage.send(grown);
    expect(stage.deeds.filter(({ id }) => id === 'cart.changed')).toMatchObject([{ input: { cart: grown.cart } }]);
    await stage.answer('orderReview', { kind: 'back' });
    expect(stage.snapshot.matches('enteringDelivery')).toBe(true);
  });

  test('back from the review leads to the card of a consumer, and to the message of a punchout without a delivery step', async () => {
    const consumer = await paying();
    await consumer.answer('payment', { accepted, card: visa });
    await consumer.answer('orderReview', { kind: 'back' });
    expect(consumer.snapshot.value).toBe('enteringPayment');
    const punchout = await opened(punchoutWith(silentVisit, MESSAGE));
    punchout.send({ type: 'message.acknowledge' });
    await punchout.answer('orderReview', { kind: 'back' });
    expect(punchout.snapshot.value).toEqual({ readingMessage: 'first' });
  });
});
