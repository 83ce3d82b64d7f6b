import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { words } from '#domain/checkout/words.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import {
  type Buyer,
  outcomeLines,
  type Placed,
  placedOrder,
  type Submission,
  type SubmitOutcome,
} from './submission.ts';
import { submissionMachine } from './submissionMachine.ts';

interface Context {
  buyer: Buyer;
  /** The submit whose answer never came. */
  recalled: Submission | null;
  recovered: Recovered;
}

/** What an earlier visit has left: an order that was placed, or nothing to wait for. */
export type Recovered = { kind: 'placed'; placed: Placed } | { kind: 'nothing' };

type Outcome = { outcome: SubmitOutcome };

function noticeOf(outcome: SubmitOutcome): Notice {
  if (outcome.kind === 'notArrived') return { type: 'warning', text: words.notPlaced };
  return { type: 'error', text: outcomeLines(outcome).join(' ') };
}

/**
 * What became of a submit of an earlier visit whose answer never came: asked until it is known, never sent. Invoked by
 * checkout before anything else, and after a bug that hid what became of one.
 */
export const recoveryMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'recovery.retry' };
    input: { buyer: Buyer };
    output: Recovered;
    tags: 'busy' | 'failed';
    children: { submission: 'submission' };
    meta: FeatureMeta;
  },
  actors: {
    /** The submit of this user and customer whose outcome the browser does not know. */
    recallSubmission: port<Submission | null, Buyer>('recallSubmission'),
    submission: submissionMachine,
  },
  guards: {
    isRecalled: (_, { recalled }: { recalled: Submission | null }) => recalled !== null,
    isPlaced: (_, { outcome }: Outcome) => placedOrder(outcome) !== null,
  },
  actions: {
    /** Filled by the host. */
    forgetSubmission: (_, _params: { buyer: Buyer }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    recall: assign({ recalled: (_, { recalled }: { recalled: Submission | null }) => recalled }),
    learnPlaced: assign((_, { outcome }: Outcome) => {
      const order = placedOrder(outcome);
      if (!order) return {};
      return { recovered: { kind: 'placed', placed: { order, offer: null, messages: outcomeLines(outcome) } } };
    }),
  },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => ({ buyer: input.buyer, recalled: null, recovered: { kind: 'nothing' } }),
  output: ({ context }) => context.recovered,
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The browser is asked for a submit whose answer never came.',
      meta: { features: ['CHK-11', 'ONCE-01'] },
      tags: 'busy',
      invoke: {
        id: 'recallSubmission',
        src: 'recallSubmission',
        input: ({ context }) => context.buyer,
        onDone: [
          {
            guard: { type: 'isRecalled', params: ({ event }) => ({ recalled: event.output }) },
            target: 'asking',
            actions: { type: 'recall', params: ({ event }) => ({ recalled: event.output }) },
          },
          { target: 'known' },
        ],
        onError: 'known',
      },
    },
    asking: {
      description: 'The page was reloaded while an order was under way: what became of it is asked, nothing is sent.',
      meta: { features: ['CHK-11', 'CHK-13', 'ONCE-01'] },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({ submission: context.recalled as Submission, isInterrupted: true }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'known',
            actions: { type: 'learnPlaced', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'known',
            actions: [
              { type: 'forgetSubmission', params: ({ context }) => ({ buyer: context.buyer }) },
              { type: 'notify', params: ({ event }) => noticeOf(event.output) },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'A bug hides what became of the order: it can be asked again, nothing else.',
      meta: { features: ['CHK-13', 'ONCE-01'] },
      tags: 'failed',
      on: { 'recovery.retry': 'recalling' },
    },
    known: {
      type: 'final',
      description: 'Nothing is unanswered any more.',
      meta: { features: ['CHK-11', 'ONCE-01'] },
    },
  },
  options: machineOptions,
});

export type RecoveryRef = ActorRefFrom<typeof recoveryMachine>;
export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;
