import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { nextEventsOf } from '../../src/live/nextEvents.ts';
import { watchActors } from '../../src/live/watch.ts';
import { deafCart, offer, orderBuyer } from '../machines/ordering/checkoutSamples.ts';
import { environment } from '../machines/samples.ts';
import { Stage } from '../support/walks/puppets.ts';

const input = {
  cart: deafCart().ref,
  buyer: orderBuyer,
  newId: environment().newId,
  by: 'account',
  card: null,
  punchout: null,
} as const;

test('names what a state takes and what its guards refuse, without an amount', async () => {
  const stage = new Stage(orderReviewMachine, input);
  expect(nextEventsOf(stage.snapshot)).toEqual([{ type: 'step.back', answer: 'possible', guards: [] }]);
  const below = { ...offer, cart: { ...offer.cart, isBelowMinimum: true, minimumShort: 4 } };
  await stage.answer('loadOffer', below);
  expect(nextEventsOf(stage.snapshot)).toEqual([
    { type: 'order.submit', answer: 'refused', guards: ['is orderable'] },
    { type: 'step.back', answer: 'possible', guards: [] },
    { type: 'cart.changed', answer: 'asked', guards: ['is newer version'] },
  ]);
});

test('is found by the path of a running actor, and empty for one that does not run', () => {
  const review = createActor(orderReviewMachine, { input }).start();
  const watch = watchActors({ review }, () => undefined);
  expect(watch.nextAt('review').map(({ type }) => type)).toEqual(['step.back']);
  expect(watch.nextAt('review/gone')).toEqual([]);
  watch.stop();
  review.stop();
});
