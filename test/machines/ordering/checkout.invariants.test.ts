import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { DetailsOutcome } from '#machines/ordering/checkout/keptDetails.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment, failures, listener } from '../samples.ts';
import {
  dates,
  deafCart,
  details,
  dockside,
  newCart,
  offer,
  order,
  orderBuyer,
  savedCart,
  shopperWith,
} from './checkoutSamples.ts';

function opened(settings: Parameters<typeof shopperWith>[0] = {}) {
  const cart = deafCart();
  const stage = new Stage(checkoutMachine, {
    shopper: shopperWith(settings),
    cart: cart.ref,
    newId: environment().newId,
  });
  return { cart, stage };
}

const left = { leavesTo: 'next', details, dates, isUnsaved: false };
const placed = { kind: 'placed', placed: { order, offer, messages: [], payment: null } };

const nothing = { kind: 'nothing' };

async function confirming(stage: ReturnType<typeof opened>['stage']) {
  await stage.answer('recovery', nothing);
  await stage.answer('recallDetails', {});
  await stage.answer('loadCart', newCart);
  await stage.answer('delivery', left);
}

describe('checkout:', () => {
  test('before anything else it is asked what an earlier visit has left, and nothing is loaded meanwhile', () => {
    const { stage } = opened();
    expect(stage.asked('recovery')).toEqual([{ buyer: orderBuyer }]);
    expect(stage.asked('loadCart')).toEqual([]);
  });

  test('an order that was placed before the reload shows its receipt, and is cleared from the browser only then', async () => {
    const { stage, cart } = opened();
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
    await stage.answer('recovery', { kind: 'placed', placed: { order, offer: null, messages: [], payment: null } });
    expect(stage.snapshot.matches('receipt')).toBe(true);
    expect(stage.snapshot.context.placed).toEqual({ order, offer: null, messages: [], payment: null });
    expect(stage.paramsOf('clearSubmission')).toEqual([{ buyer: orderBuyer }]);
    expect(cart.refreshes()).toBe(1);
  });

  test('after a bug in the step that sends the order it is asked what became of it, and nothing is sent', async () => {
    const { stage } = opened();
    await confirming(stage);
    await stage.fail('orderReview', failures.unexpected);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    stage.send({ type: 'checkout.retry' });
    expect(stage.asked('recovery')).toEqual([{ buyer: orderBuyer }, { buyer: orderBuyer }]);
    expect(stage.asked('orderReview')).toHaveLength(1);
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('a submit whose outcome a bug has hidden is asked about at once', async () => {
    const { stage } = opened();
    await confirming(stage);
    await stage.answer('orderReview', { kind: 'unclear' });
    expect(stage.snapshot.value).toBe('recovering');
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('a cart that is emptied elsewhere ends each step before the order, and one that is filled begins it again', async () => {
    const emptied = { type: 'cart.changed' as const, cart: { ...newCart, version: 9, lines: [] }, shipTos: null };
    const steps = ['readingMessage', 'enteringDelivery'] as const;
    for (const step of steps) {
      const { stage } = opened({ checkoutMessage: 'No delivery on Labor Day.' });
      await stage.answer('recovery', nothing);
      await stage.answer('recallDetails', {});
      await stage.answer('loadCart', newCart);
      if (step === 'enteringDelivery') stage.send({ type: 'message.acknowledge' });
      expect(stage.snapshot.matches(step)).toBe(true);
      stage.send({ ...emptied, cart: { ...emptied.cart, version: newCart.version - 1 } });
      expect(stage.snapshot.matches(step)).toBe(true);
      stage.send(emptied);
      expect(stage.snapshot.value).toBe('empty');
      stage.send({ ...emptied, cart: { ...newCart, version: 10 } });
      expect(stage.snapshot.value).toBe('loading');
    }
  });

  test('the header that the form began with stays when another tab writes one: nothing of it is overwritten unseen', async () => {
    const { stage } = opened();
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', savedCart);
    const header = { ...savedCart.header, customer_PO: 'FROM ANOTHER TAB' };
    stage.send({ type: 'cart.changed', cart: { ...savedCart, version: 9, header }, shipTos: null });
    expect(stage.snapshot.context.loadedCart).toEqual({ ...savedCart, version: 9 });
  });

  test('an order that was placed stays placed when its cart is empty', async () => {
    const { stage } = opened();
    await confirming(stage);
    await stage.answer('orderReview', placed);
    stage.send({ type: 'cart.changed', cart: { ...newCart, version: 9, lines: [] }, shipTos: null });
    expect(stage.snapshot.matches('receipt')).toBe(true);
  });

  test('what was typed for the delivery is restored after an error in its step, and leaving asks meanwhile', async () => {
    const { stage } = opened();
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    const typed = { ...details, notes: 'Ring twice' };
    stage.send({
      type: 'delivery.typed',
      details: typed,
      suggested: details,
      dates,
      replyTo: listener<DetailsOutcome>().ref,
    });
    await stage.fail('delivery', failures.unexpected);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send({ type: 'checkout.retry' });
    expect(stage.asked('delivery').at(-1)).toMatchObject({ details: typed, isUnsaved: true });
    expect(stage.asked('loadCart')).toHaveLength(1);
  });

  test('an error that ends its documents leaves the receipt, and they can be requested again', async () => {
    const { stage } = opened();
    await confirming(stage);
    await stage.answer('orderReview', placed);
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ receipt: 'withoutDocuments' });
    expect(stage.snapshot.context.placed?.order).toEqual(order);
    stage.send({ type: 'documents.retry' });
    expect(stage.isAsking('documents')).toBe(true);
    expect(stage.paramsOf('clearSubmission')).toHaveLength(1);
  });

  test('no delivery is asked before the message was acknowledged', async () => {
    const { stage } = opened({ checkoutMessage: 'Closed on Labor Day.' });
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    expect(stage.snapshot.matches('readingMessage')).toBe(true);
    expect(stage.asked('delivery')).toEqual([]);
    stage.send({ type: 'message.acknowledge' });
    expect(stage.snapshot.matches('enteringDelivery')).toBe(true);
  });

  test('an empty cart can never be ordered', async () => {
    const { stage } = opened();
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', { ...newCart, lines: [] });
    expect(stage.snapshot.value).toBe('empty');
    expect(stage.asked('delivery')).toEqual([]);
  });

  test('the form starts with the P.O. and the ship-to of the customer', async () => {
    const { stage } = opened();
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    expect(stage.asked('delivery')).toMatchObject([
      { details: { shipTo: 'PIER', customerPo: dockside.defaultPO }, isFirstStep: true },
    ]);
  });

  test('what was typed survives going back to the message, and leaving asks from there too', async () => {
    const { stage } = opened({ checkoutMessage: 'Closed on Labor Day.' });
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    stage.send({ type: 'message.acknowledge' });
    const typed = { ...details, notes: 'Ring twice' };
    await stage.answer('delivery', { ...left, leavesTo: 'previous', details: typed, isUnsaved: true });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send({ type: 'message.acknowledge' });
    expect(stage.asked('delivery').at(-1)).toMatchObject({ details: typed, isUnsaved: true });
  });

  test('text that was typed in this tab and not saved in the cart is in the form again', async () => {
    const { stage } = opened();
    await stage.answer('recovery', nothing);
    expect(stage.asked('recallDetails')).toEqual([orderBuyer]);
    const typed = { notes: 'Ring twice', deliveryDate: '2026-03-08', shipTo: 'GONE' };
    await stage.answer('recallDetails', typed);
    await stage.answer('loadCart', newCart);
    expect(stage.asked('delivery')).toMatchObject([
      { details: { notes: 'Ring twice', deliveryDate: '2026-03-08', shipTo: 'PIER' }, isDateTyped: true },
    ]);
    expect(stage.asked('keptDetails')).toMatchObject([{ typed, loadedCart: newCart }]);
  });

  test('the browser stores what is typed until the cart has it, or it was ordered', async () => {
    const { stage } = opened();
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    stage.send({ type: 'details.kept', cart: savedCart, typed: { notes: 'Ring twice' } });
    expect(stage.snapshot.context.loadedCart).toEqual(savedCart);
    await stage.answer('delivery', left);
    await stage.answer('orderReview', placed);
    expect(stage.paramsOf('storeDetails')).toEqual([
      { buyer: orderBuyer, typed: { notes: 'Ring twice' } },
      { buyer: orderBuyer, typed: {} },
    ]);
  });

  test('back before the first step leads to the cart, past the last one to the landing page', async () => {
    const { stage } = opened({ checkoutMessage: 'Closed on Labor Day.' });
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    stage.send({ type: 'step.back' });
    stage.send({ type: 'message.acknowledge' });
    await stage.answer('delivery', left);
    await stage.answer('orderReview', placed);
    stage.send({ type: 'checkout.finish' });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/cart' }, { path: '/' }]);
  });

  test('a placed order is reported to the cart and to the other tabs', async () => {
    const { stage, cart } = opened();
    await stage.answer('recovery', nothing);
    await stage.answer('recallDetails', {});
    await stage.answer('loadCart', newCart);
    await stage.answer('delivery', left);
    await stage.answer('orderReview', placed);
    expect(cart.refreshes()).toBe(1);
    expect(stage.paramsOf('notifyOtherTabs')).toHaveLength(1);
  });
});
