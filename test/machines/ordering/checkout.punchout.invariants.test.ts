import { describe, expect, test } from 'vitest';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { environment } from '../samples.ts';
import {
  dates,
  deafCart,
  details,
  dockside,
  editingVisit,
  emptyCart,
  emptyOffer,
  fillingVisit,
  form,
  offer,
  orderBuyer,
  punchoutWith,
  savedCart,
  silentVisit,
  transfer,
} from './checkoutSamples.ts';

const submit = { type: 'order.submit' } as const;

async function reviewing(punchout: PunchoutVisit, shown = offer) {
  const { newId } = environment();
  const input = { cart: deafCart().ref, buyer: orderBuyer, newId, by: 'procurement' as const, card: null, punchout };
  const stage = new Stage(orderReviewMachine, input);
  await stage.answer('loadOffer', shown);
  return stage;
}

async function checkingOut(punchout: PunchoutVisit, cart = savedCart) {
  const shopper = punchoutWith(punchout);
  const { configuration } = shopper;
  const customer = { ...dockside, requiredPO: true };
  const { newId } = environment();
  const stage = new Stage(checkoutMachine, {
    shopper: { ...shopper, configuration: { ...configuration, customer } },
    cart: deafCart().ref,
    newId,
  });
  await stage.answer('recovery', { kind: 'nothing' });
  await stage.answer('recallDetails', {});
  await stage.answer('loadCart', cart);
  return stage;
}

async function handedOver() {
  const stage = await checkingOut(fillingVisit);
  await stage.answer('delivery', { details, dates, leavesTo: 'next', isUnsaved: false });
  await stage.answer('orderReview', { kind: 'handedOver', form });
  return stage;
}

describe('order review in a punchout:', () => {
  test('clicks ask for one message, of the version that is shown', async () => {
    const stage = await reviewing(fillingVisit);
    stage.send(submit, submit, submit);
    expect(stage.asked('submission')).toEqual([{ submission: { ...transfer, key: 'id-2' }, isInterrupted: false }]);
    await stage.answer('submission', { kind: 'handedOver', form });
    expect(stage.snapshot.output).toEqual({ kind: 'handedOver', form });
  });

  test('a cart that cannot be sent is not requested', async () => {
    const stage = await reviewing({ ...fillingVisit, postbackUrl: null });
    expect(stage.snapshot.can(submit)).toBe(false);
  });

  test('an empty cart may be returned, and is not an empty-cart error where it cannot be returned', async () => {
    for (const visit of [editingVisit, fillingVisit]) {
      const stage = await reviewing(visit, emptyOffer);
      expect([stage.snapshot.value, stage.snapshot.can(submit)]).toEqual([{ reviewing: 'offered' }, true]);
    }
    const stage = await reviewing({ ...fillingVisit, postbackUrl: null }, emptyOffer);
    expect(stage.snapshot.output).toEqual({ kind: 'empty' });
  });

  test('a cart that was emptied meanwhile is shown before it deletes anything', async () => {
    const stage = await reviewing(editingVisit);
    stage.send(submit);
    await stage.answer('submission', { kind: 'stale', offer: emptyOffer });
    expect([stage.snapshot.value, stage.asked('submission').length]).toEqual([{ reviewing: 'stale' }, 1]);
  });
});

describe('checkout in a punchout:', () => {
  test('there is no receipt and no card, and no P.O. is required', async () => {
    const { steps, rules } = (await checkingOut(fillingVisit)).snapshot.context;
    expect([steps, rules.isPoRequired]).toEqual([['Delivery', 'ConfirmOrder'], false]);
  });

  test('what the system has no place for is not asked: the cart is confirmed at once, and Back leads to the cart', async () => {
    const stage = await checkingOut(silentVisit);
    expect([stage.snapshot.context.steps, stage.snapshot.value]).toEqual([['ConfirmOrder'], 'confirmingOrder']);
    await stage.answer('orderReview', { kind: 'back' });
    expect([stage.snapshot.value, stage.paramsOf('goTo')]).toEqual(['confirmingOrder', [{ path: '/cart' }]]);
  });

  test('no date is required for a system without dates', async () => {
    const { rules } = (await checkingOut({ ...fillingVisit, asks: ['shipTo', 'notes'] })).snapshot.context;
    expect([rules.isDateRequired, rules.prefillsDate]).toEqual([false, false]);
  });

  test('a prepared cart is sent to its system, as it was prepared', async () => {
    const stage = await handedOver();
    expect(stage.asked('transfer')).toEqual([{ form, partnerName: 'Northwind Procurement' }]);
    expect(stage.paramsOf('clearSubmission')).toEqual([]);
  });

  test('a user who comes back finds the cart unchanged', async () => {
    const stage = await handedOver();
    await stage.answer('transfer');
    expect(stage.snapshot.value).toBe('confirmingOrder');
  });

  test.each([editingVisit, fillingVisit])(
    'an empty cart has no delivery step, and leads back to the cart',
    async (visit) => {
      const stage = await checkingOut(visit, emptyCart);
      expect(stage.snapshot.value).toBe('confirmingOrder');
      await stage.answer('orderReview', { kind: 'back' });
      expect(stage.paramsOf('goTo')).toEqual([{ path: '/cart' }]);
    },
  );
});
