import { assertEvent, assign, enqueueActions, type PromiseActorLogic, setup } from 'xstate';
import { machineOptions } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import type { Buyer } from './buyer.ts';
import type { Reply, Sending, SendOnceMachine } from './sendOnce.ts';

interface Context<Recovered> {
  buyer: Buyer;
  recovered: Recovered;
}

type Event<Sent> =
  | { type: 'recovery.retry' }
  /** Raised by the machine itself: the browser stores a submission that got no response. */
  | { type: 'submission.recalled'; submission: Sent }
  /** Raised by the machine itself. */
  | { type: 'nothing.recalled' };

interface RecoverSentOf<Sent, Outcome, Recovered, Submission, Id extends string> {
  id: Id;
  /** What was sent, as the drawing calls it: 'order'. */
  noun: string;
  /** Loads the stored submission of this user and customer whose outcome is unknown. */
  recall: PromiseActorLogic<Sent | null, Buyer>;
  /** Asks the server for its outcome. */
  submission: Submission;
  nothing: Recovered;
  /** The result of an outcome; null if nothing came of it: then a notice says so, and the submission is cleared. */
  recovered: (outcome: Outcome) => Recovered | null;
  notice: (outcome: Outcome) => Notice;
}

/**
 * Finds the outcome of something that was sent on an earlier visit and got no response. It asks until the outcome is
 * known, and never sends. Invoked by the flow that sends, before anything else and after a bug that hid the outcome.
 */
export function recoverSent<
  Sent extends Sending,
  Answer extends Reply,
  Known extends Reply,
  Lost extends Reply,
  Recovered,
  SubmissionId extends string,
  Id extends string,
>(
  of: RecoverSentOf<
    Sent,
    Answer | Known | Lost,
    Recovered,
    SendOnceMachine<Sent, Answer, Known, Lost, SubmissionId>,
    Id
  >,
) {
  type FoundResult = { outcome: Answer | Known | Lost };
  return setup({
    types: {} as {
      context: Context<Recovered>;
      events: Event<Sent>;
      input: { buyer: Buyer };
      output: Recovered;
      tags: 'busy' | 'failed';
      children: { submission: 'submission' };
    },
    actors: { recall: of.recall, submission: of.submission },
    guards: {
      isFound: (_, { outcome }: FoundResult) => of.recovered(outcome) !== null,
    },
    actions: {
      /** Provided by the host. */
      clearSubmission: (_, _params: { buyer: Buyer }) => undefined,
      /** Provided by the host: shows a notice. */
      notify: (_, _params: Notice) => undefined,
      announce: enqueueActions(({ enqueue }, { recalled }: { recalled: Sent | null }) => {
        enqueue.raise(
          recalled === null ? { type: 'nothing.recalled' } : { type: 'submission.recalled', submission: recalled },
        );
      }),
      setFound: assign({
        recovered: ({ context }, { outcome }: FoundResult) => of.recovered(outcome) ?? context.recovered,
      }),
    },
  }).createMachine({
    id: of.id,
    context: ({ input }) => ({ ...input, recovered: of.nothing }),
    output: ({ context }) => context.recovered,
    initial: 'recalling',
    states: {
      recalling: {
        description: `The browser is checked for a sent ${of.noun} that got no response.`,
        tags: 'busy',
        invoke: {
          id: 'recall',
          src: 'recall',
          input: ({ context }) => context.buyer,
          onDone: { actions: { type: 'announce', params: ({ event }) => ({ recalled: event.output }) } },
          onError: 'known',
        },
        on: { 'submission.recalled': 'asking', 'nothing.recalled': 'known' },
      },
      asking: {
        description: `The page was reloaded while the ${of.noun} was being sent. The server is asked for its outcome; nothing is sent again.`,
        invoke: {
          id: 'submission',
          src: 'submission',
          input: ({ event }) => {
            assertEvent(event, 'submission.recalled');
            return { submission: event.submission, isInterrupted: true };
          },
          onDone: [
            {
              guard: { type: 'isFound', params: ({ event }) => ({ outcome: event.output }) },
              target: 'known',
              actions: { type: 'setFound', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              target: 'known',
              actions: [
                { type: 'clearSubmission', params: ({ context }) => ({ buyer: context.buyer }) },
                { type: 'notify', params: ({ event }) => of.notice(event.output) },
              ],
            },
          ],
          onError: 'failed',
        },
      },
      failed: {
        description: `A bug hides the outcome of the ${of.noun}. The user can only check again.`,
        tags: 'failed',
        on: { 'recovery.retry': 'recalling' },
      },
      known: {
        type: 'final',
        description: 'Nothing from an earlier visit is waiting for a response.',
      },
    },
    options: machineOptions,
  });
}
