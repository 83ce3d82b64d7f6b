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
  /** Raised by the machine itself: the browser has kept something sent whose answer never came. */
  | { type: 'submission.recalled'; submission: Sent }
  /** Raised by the machine itself. */
  | { type: 'nothing.recalled' };

interface RecoverSentOf<Sent, Outcome, Recovered, Submission, Id extends string> {
  id: Id;
  /** What was sent, in the drawing: 'order'. */
  noun: string;
  /** What of this user and customer the browser does not know the outcome of. */
  recall: PromiseActorLogic<Sent | null, Buyer>;
  /** Asks for it. */
  submission: Submission;
  nothing: Recovered;
  /** What came of it; null: nothing did, which is said and forgotten. */
  recovered: (outcome: Outcome) => Recovered | null;
  notice: (outcome: Outcome) => Notice;
}

/**
 * What became of something that was sent on an earlier visit and whose answer never came: asked until it is known, never
 * sent. Invoked by the flow that sends, before anything else, and after a bug that hid what became of it.
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
  type Told = { outcome: Answer | Known | Lost };
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
      isFound: (_, { outcome }: Told) => of.recovered(outcome) !== null,
    },
    actions: {
      /** Filled by the host. */
      forgetSubmission: (_, _params: { buyer: Buyer }) => undefined,
      /** Filled by the host: shows a notice. */
      notify: (_, _params: Notice) => undefined,
      announce: enqueueActions(({ enqueue }, { recalled }: { recalled: Sent | null }) => {
        enqueue.raise(
          recalled === null ? { type: 'nothing.recalled' } : { type: 'submission.recalled', submission: recalled },
        );
      }),
      learnFound: assign({ recovered: ({ context }, { outcome }: Told) => of.recovered(outcome) ?? context.recovered }),
    },
  }).createMachine({
    id: of.id,
    context: ({ input }) => ({ ...input, recovered: of.nothing }),
    output: ({ context }) => context.recovered,
    initial: 'recalling',
    states: {
      recalling: {
        description: `The browser is asked for a sent ${of.noun} whose answer never came.`,
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
        description: `The page was reloaded while the ${of.noun} was under way: what became of it is asked, nothing is sent.`,
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
              actions: { type: 'learnFound', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              target: 'known',
              actions: [
                { type: 'forgetSubmission', params: ({ context }) => ({ buyer: context.buyer }) },
                { type: 'notify', params: ({ event }) => of.notice(event.output) },
              ],
            },
          ],
          onError: 'failed',
        },
      },
      failed: {
        description: `A bug hides what became of the ${of.noun}: it can be asked again, nothing else.`,
        tags: 'failed',
        on: { 'recovery.retry': 'recalling' },
      },
      known: {
        type: 'final',
        description: 'Nothing is unanswered any more.',
      },
    },
    options: machineOptions,
  });
}
