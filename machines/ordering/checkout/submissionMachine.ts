import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { failureLines } from '#domain/checkout/answer.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { AskAnswer, Submission, SubmitAnswer, SubmitOutcome } from './submission.ts';

const LONGEST_WAIT_MS = 30_000;
/** "Not known" is believed when it was heard so often: a submit may still be on its way when it is first asked for. */
const TIMES_TO_BELIEVE = 2;

interface Input {
  submission: Submission;
  /** It was sent before the page was reloaded: ask, do not send. */
  isInterrupted: boolean;
}

interface Context extends Input {
  /** Why the answer to the sending was lost. */
  failure: Failure | null;
  timesAsked: number;
  timesUnknown: number;
  outcome: SubmitOutcome | null;
}

/**
 * Sends an order once and finds out what became of it: a lost answer is asked for until it is known, and never called a
 * failure before. Invoked by checkout for one submit.
 */
export const submissionMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'answer.askNow' };
    input: Input;
    output: SubmitOutcome;
    tags: 'sending' | 'asking' | 'waiting';
    meta: FeatureMeta;
  },
  actors: {
    sendOrder: port<SubmitAnswer, Submission>('sendOrder'),
    askOrder: port<AskAnswer, Submission>('askOrder'),
  },
  guards: {
    isInterrupted: ({ context }) => context.isInterrupted,
    isKnown: (_, { answer }: { answer: AskAnswer }) => answer.kind !== 'unknown',
    isBelievable: ({ context }) => context.timesUnknown + 1 >= TIMES_TO_BELIEVE,
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    countAsking: assign({ timesAsked: ({ context }) => context.timesAsked + 1 }),
    countUnknown: assign({ timesUnknown: ({ context }) => context.timesUnknown + 1 }),
    learn: assign({
      outcome: ({ context }, answer: SubmitOutcome | AskAnswer) =>
        answer.kind === 'unknown' ? context.outcome : answer,
    }),
  },
  delays: {
    beforeAsking: ({ context }) => Math.min(1000 * 2 ** Math.max(0, context.timesAsked - 1), LONGEST_WAIT_MS),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({ ...input, failure: null, timesAsked: 0, timesUnknown: 0, outcome: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A new submit is sent; one that a reload interrupted is asked for.',
      meta: { features: ['CHK-11', 'ONCE-01'] },
      always: [{ guard: 'isInterrupted', target: 'asking' }, { target: 'sending' }],
    },
    sending: {
      description: 'The order is on its way. Whatever goes wrong now, it may have arrived.',
      meta: { features: ['CHK-11', 'ONCE-01', 'API-04'] },
      tags: 'sending',
      invoke: {
        id: 'sendOrder',
        src: 'sendOrder',
        input: ({ context }) => context.submission,
        onDone: { target: 'known', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: {
          target: 'asking',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asking: {
      description: 'The server is asked what became of it.',
      meta: { features: ['CHK-11', 'ONCE-01', 'CHK-13'] },
      tags: 'asking',
      entry: 'countAsking',
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context }) => context.submission,
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ answer: event.output }) },
            target: 'known',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
          {
            guard: 'isBelievable',
            target: 'known',
            actions: {
              type: 'learn',
              params: ({ context }) => ({
                kind: 'notArrived' as const,
                by: context.submission.by,
                lines: context.failure ? failureLines(context.failure) : [],
              }),
            },
          },
          { target: 'waiting', actions: 'countUnknown' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      description: 'Nobody knows yet: it is asked for again, at first soon, then every half minute.',
      meta: { features: ['CHK-11', 'ONCE-01', 'CHK-13'] },
      tags: 'waiting',
      after: { beforeAsking: 'asking' },
      on: { 'answer.askNow': 'asking' },
    },
    known: { type: 'final', description: 'Its outcome is certain.', meta: { features: ['CHK-11', 'ONCE-01'] } },
  },
  output: ({ context }) => context.outcome ?? { kind: 'notArrived', by: context.submission.by, lines: [] },
  options: machineOptions,
});

export type SubmissionRef = ActorRefFrom<typeof submissionMachine>;
export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;
