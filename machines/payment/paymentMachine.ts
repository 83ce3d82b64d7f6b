import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { machineOptions, port } from '../lib/port.ts';

interface Input {
  /** The accepted issuers; empty until they are loaded. */
  accepted: readonly IssuerCode[];
  /** Why the card that was entered before was rejected. */
  problem: string | null;
}

interface Context extends Input {
  card: PaymentSummary | null;
}

type Event = { type: 'payment.retry' } | { type: 'payment.entered'; card: PaymentSummary } | { type: 'step.back' };

/** How the step was left: forward with a summary of the card, or back without one. */
export type PaymentLeft = Pick<Context, 'accepted' | 'card'>;

type Accepted = Pick<Context, 'accepted'>;

/**
 * Asks for the card that pays. The card itself stays in its form, which sends it (readings 103). Invoked by checkout
 * and by Make Payment.
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
    /** Loads the accepted issuers. */
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
      description: 'The accepted cards are loaded only once.',
      always: [{ guard: 'knowsAccepted', target: 'entering' }, { target: 'loading' }],
    },
    loading: {
      description: 'The accepted cards are loading.',
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
      description: 'The accepted cards could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'payment.retry': 'loading', 'step.back': 'left' },
    },
    unavailable: {
      description: 'No card is accepted, so payment is not possible here. The user can check again.',
      on: { 'payment.retry': 'loading', 'step.back': 'left' },
    },
    entering: {
      description: 'The user enters the card. Outside the form, only the issuer and the last four digits are known.',
      on: {
        'payment.entered': { target: 'left', actions: assign(({ event }) => ({ card: event.card })) },
        'step.back': 'left',
      },
    },
    left: { type: 'final', description: 'The user left this step.' },
  },
  output: ({ context: { accepted, card } }) => ({ accepted, card }),
  options: machineOptions,
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
