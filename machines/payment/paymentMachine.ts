import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { machineOptions, port } from '../lib/port.ts';

interface Input {
  /** Whose cards are taken; empty: it was not asked yet. */
  accepted: readonly IssuerCode[];
  /** Why the card that was filled in before did not do. */
  problem: string | null;
}

interface Context extends Input {
  card: PaymentSummary | null;
}

type Event = { type: 'payment.retry' } | { type: 'payment.entered'; card: PaymentSummary } | { type: 'step.back' };

/** How the step was left: forward with what may be known of the card, or back without. */
export type PaymentLeft = Pick<Context, 'accepted' | 'card'>;

type Accepted = Pick<Context, 'accepted'>;

/**
 * By which card an order is paid. The card itself stays in its form, which sends it (readings 103). Invoked by checkout for
 * the step of whoever pays at once.
 */
export const paymentMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: PaymentLeft;
    tags: 'busy' | 'failed';
  },
  actors: {
    /** Whose cards are taken. */
    loadPaymentTypes: port<readonly IssuerCode[]>('loadPaymentTypes'),
  },
  guards: {
    knowsAccepted: ({ context }) => context.accepted.length > 0,
    takesNone: (_, { accepted }: Accepted) => accepted.length === 0,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, card: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Whose cards are taken is asked once.',
      always: [{ guard: 'knowsAccepted', target: 'entering' }, { target: 'loading' }],
    },
    loading: {
      description: 'Whose cards are taken is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadPaymentTypes',
        src: 'loadPaymentTypes',
        onDone: [
          { guard: { type: 'takesNone', params: ({ event }) => ({ accepted: event.output }) }, target: 'unavailable' },
          { target: 'entering', actions: assign(({ event }) => ({ accepted: event.output })) },
        ],
        onError: 'failed',
      },
      on: { 'step.back': 'left' },
    },
    failed: {
      description: 'It did not come; one can ask again.',
      tags: 'failed',
      on: { 'payment.retry': 'loading', 'step.back': 'left' },
    },
    unavailable: {
      description: 'No card is taken: the order cannot be paid here. One can ask again.',
      on: { 'payment.retry': 'loading', 'step.back': 'left' },
    },
    entering: {
      description: 'The card is filled in. Of what stands in the form nothing but issuer and last four digits is told.',
      on: {
        'payment.entered': { target: 'left', actions: assign(({ event }) => ({ card: event.card })) },
        'step.back': 'left',
      },
    },
    left: { type: 'final', description: 'The step is left.' },
  },
  output: ({ context: { accepted, card } }) => ({ accepted, card }),
  options: machineOptions,
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
