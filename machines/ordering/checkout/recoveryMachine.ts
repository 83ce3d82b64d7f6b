import { type ActorRefFrom, assertEvent, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import {
  type Buyer,
  isPlaced,
  outcomeLines,
  type Placed,
  placedBy,
  type Submission,
  type SubmitOutcome,
  wordsFor,
} from './submission.ts';
import { submissionMachine } from './submissionMachine.ts';

interface Context {
  buyer: Buyer;
  recovered: Recovered;
}

type Event =
  | { type: 'recovery.retry' }
  /** Raised by the machine itself: the browser has kept a submit whose answer never came. */
  | { type: 'submission.recalled'; submission: Submission }
  /** Raised by the machine itself. */
  | { type: 'nothing.recalled' };

/** What an earlier visit has left: an order that was placed, or nothing to wait for. */
export type Recovered = { kind: 'placed'; placed: Placed } | { kind: 'nothing' };

type Outcome = { outcome: SubmitOutcome };

function noticeOf(outcome: SubmitOutcome): Notice {
  const about = 'order';
  if (outcome.kind === 'notArrived') return { type: 'warning', text: wordsFor(outcome.by).notPlaced, about };
  return { type: 'error', text: outcomeLines(outcome).join(' '), about };
}

/**
 * What became of a submit of an earlier visit whose answer never came: asked until it is known, never sent. Invoked by
 * checkout before anything else, and after a bug that hid what became of one.
 */
export const recoveryMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
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
    isPlaced: (_, { outcome }: Outcome) => isPlaced(outcome),
  },
  actions: {
    /** Filled by the host. */
    forgetSubmission: (_, _params: { buyer: Buyer }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    announce: enqueueActions(({ enqueue }, { recalled }: { recalled: Submission | null }) => {
      enqueue.raise(recalled ? { type: 'submission.recalled', submission: recalled } : { type: 'nothing.recalled' });
    }),
    learnPlaced: assign((_, { outcome }: Outcome) => {
      const placed = placedBy(outcome, { offer: null, card: null });
      return placed ? { recovered: { kind: 'placed', placed } } : {};
    }),
  },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => ({ ...input, recovered: { kind: 'nothing' } }),
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
        onDone: { actions: { type: 'announce', params: ({ event }) => ({ recalled: event.output }) } },
        onError: 'known',
      },
      on: { 'submission.recalled': 'asking', 'nothing.recalled': 'known' },
    },
    asking: {
      description: 'The page was reloaded while an order was under way: what became of it is asked, nothing is sent.',
      meta: { features: ['CHK-11', 'CHK-13', 'ONCE-01'] },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ event }) => {
          assertEvent(event, 'submission.recalled');
          return { submission: event.submission, isInterrupted: true };
        },
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
