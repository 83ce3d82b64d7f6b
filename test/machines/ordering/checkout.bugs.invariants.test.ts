import { setImmediate as everythingSettled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import type { Offer } from '#domain/checkout/offer.ts';
import type { TypedDetails } from '#domain/checkout/typedDetails.ts';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import type { DeliveryLeft } from '#machines/ordering/checkout/deliverySetup.ts';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { AskAnswer, Submission, SubmitAnswer } from '#machines/ordering/checkout/submission.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import type { Submitted } from '#machines/sending/sendOnce.ts';
import { environment } from '../samples.ts';
import { dates, deafCart, details, newCart, offer, order, shopperWith } from './checkoutSamples.ts';

const bug = () => {
  throw new TypeError('a bug');
};

type Part = 'submission' | 'orderReview';

/** Checkout with its real steps, on the last one; the named part breaks as soon as the server has answered, or has the order. */
async function broken(part: Part) {
  const sent: Submission[] = [];
  const asked: string[] = [];
  let kept: Submission | null = null;
  const submission = submissionMachine.provide({
    actors: {
      send: fromPromise<SubmitAnswer, Submitted<Submission>>(({ input }) => {
        sent.push(input.submission);
        return Promise.resolve({ kind: 'order', order });
      }),
      ask: fromPromise<AskAnswer, Submitted<Submission>>(({ input }) => {
        asked.push(input.submission.key);
        return Promise.resolve({ kind: 'order', order });
      }),
    },
  });
  const breaking = submission.provide({ actions: { learn: bug } });
  const orderReview = orderReviewMachine.provide({
    actors: {
      loadOffer: fromPromise<Offer>(() => Promise.resolve(offer)),
      submission: part === 'submission' ? breaking : submission,
    },
    actions: {
      storeSubmission: (_, submitted) => {
        kept = submitted;
      },
    },
    guards: part === 'orderReview' ? { isPlaced: bug } : {},
  });
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        recallDetails: fromPromise<TypedDetails, Buyer>(() => Promise.resolve({})),
        loadCart: fromPromise<Cart>(() => Promise.resolve(newCart)),
        recovery: recoveryMachine.provide({
          actors: { recall: fromPromise<Submission | null, Buyer>(() => Promise.resolve(kept)), submission },
        }),
        delivery: deliveryMachine.provide({ actors: { loadDates: fromPromise(() => Promise.resolve(dates)) } }),
        orderReview,
      },
    }),
    {
      input: { shopper: shopperWith(), cart: deafCart().ref, newId: environment().newId },
      clock: new SimulatedClock(),
    },
  ).start();
  await everythingSettled();
  const output: DeliveryLeft = { leavesTo: 'next', details, dates, isUnsaved: false };
  checkout.send({ type: 'xstate.done.actor.delivery', actorId: 'delivery', output } as never);
  await everythingSettled();
  checkout.getSnapshot().children.orderReview?.send({ type: 'order.submit' });
  await everythingSettled();
  return { checkout, sent, asked };
}

test.each<Part>(['submission', 'orderReview'])(
  'after a real bug in the %s of an order that arrived it is asked about, never sent again, and its receipt is shown',
  async (part) => {
    const { checkout, sent, asked } = await broken(part);
    if (checkout.getSnapshot().hasTag('failed')) {
      checkout.send({ type: 'checkout.retry' });
      await everythingSettled();
    }
    expect(sent).toHaveLength(1);
    expect(asked).toEqual([sent[0]?.key]);
    expect(checkout.getSnapshot().matches('receipt')).toBe(true);
    expect(checkout.getSnapshot().context.placed?.order).toEqual(order);
    checkout.stop();
  },
);
