import { and, assign, forwardTo } from 'xstate';
import { paidBy } from './checkout.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import type { ReviewResult } from './orderReviewMachine.ts';
import type { Recovered } from './recoveryMachine.ts';
import type { Placed } from './submission.ts';

export function placedOf(result: Recovered | ReviewResult): Placed | null {
  return result.kind === 'placed' ? result.placed : null;
}

/** The order review step. Back leads to the step before it, or to the cart if there is none. */
export const confirmingOrder = checkoutSetup.createStateConfig({
  description: 'The user reviews the order and submits it.',
  on: { 'cart.changed': { actions: forwardTo('orderReview') } },
  invoke: {
    id: 'orderReview',
    src: 'orderReview',
    input: ({ context: { cart, buyer, newId, card, shopper } }) => ({
      cart,
      buyer,
      newId,
      by: paidBy(shopper, card),
      card,
      punchout: shopper.punchout,
    }),
    onDone: [
      {
        guard: { type: 'hasPlaced', params: ({ event }) => ({ result: event.output }) },
        target: 'receipt',
        actions: { type: 'setPlaced', params: ({ event }) => ({ placed: placedOf(event.output) }) },
      },
      {
        guard: ({ event }) => event.output.kind === 'handedOver',
        target: 'transferring',
        actions: assign({
          form: ({ context, event }) => (event.output.kind === 'handedOver' ? event.output.form : context.form),
        }),
      },
      { guard: { type: 'hasEmptied', params: ({ event }) => ({ result: event.output }) }, target: 'empty' },
      { guard: ({ event }) => event.output.kind === 'unclear', target: 'recovering' },
      {
        guard: ({ event }) => event.output.kind === 'unpaid',
        target: 'enteringPayment',
        actions: assign(({ event }) => ({
          card: null,
          paymentProblem: event.output.kind === 'unpaid' ? event.output.problem : null,
        })),
      },
      { guard: 'paysByCard', target: 'enteringPayment' },
      { guard: 'hasEmptyCart', target: 'empty', actions: { type: 'goTo', params: { path: '/cart' } } },
      { guard: and(['skipsDelivery', 'hasMessage']), target: 'readingMessage' },
      {
        guard: 'skipsDelivery',
        target: 'confirmingOrder',
        reenter: true,
        actions: { type: 'goTo', params: { path: '/cart' } },
      },
      { target: 'enteringDelivery' },
    ],
    onError: 'failed',
  },
});
