import { type ActorRef, assign, type PromiseActorLogic, type Snapshot, setup } from 'xstate';
import { type Failure, failureOf } from '../lib/failure.ts';
import { machineOptions } from '../lib/port.ts';

const LONGEST_WAIT_MS = 30_000;
/** An "unknown" response counts only after this many, because at the first one the submission may still be on its way. */
const TIMES_TO_BELIEVE = 2;

/** The server does not know what was sent. */
export interface Unknown {
  kind: 'unknown';
}

/** The input of the ports of `sendOnce`. */
export interface Submitted<Sent> {
  submission: Sent;
}

export interface SendOnceInput<Sent> extends Submitted<Sent> {
  /** It was sent before the page was reloaded: ask, do not send. */
  isInterrupted: boolean;
}

interface SendOnceContext<Sent, Outcome> extends SendOnceInput<Sent> {
  /** Why the response to the submission was lost. */
  failure: Failure | null;
  timesAsked: number;
  timesUnknown: number;
  outcome: Outcome | null;
}

export interface Sending {
  key: string;
}

export interface Reply {
  kind: string;
}

const isUnknown = (reply: Reply): reply is Unknown => reply.kind === 'unknown';

interface SendOnceOf<Sent, Answer, Known, Lost, Id extends string> {
  id: Id;
  /** What is sent, as the drawing calls it: 'order'. */
  noun: string;
  send: PromiseActorLogic<Answer, Submitted<Sent>>;
  /** Never sends. */
  ask: PromiseActorLogic<Known | Unknown, Submitted<Sent>>;
  /** The outcome of something that never arrived; `failure` says what went wrong on the way, if known. */
  lost: (sent: Sent, failure: Failure | null) => Lost;
}

/**
 * Sends something once and finds out its outcome. After a lost response it asks until the outcome is known, and calls
 * nothing a failure before then.
 */
export function sendOnce<
  Sent extends Sending,
  Answer extends Reply,
  Known extends Reply,
  Lost extends Reply,
  Id extends string,
>(of: SendOnceOf<Sent, Answer, Known, Lost, Id>) {
  type Outcome = Answer | Known | Lost;
  return setup({
    types: {} as {
      context: SendOnceContext<Sent, Outcome>;
      events: { type: 'answer.askNow' };
      input: SendOnceInput<Sent>;
      output: Outcome;
      tags: 'sending' | 'asking' | 'waiting';
    },
    actors: { send: of.send, ask: of.ask },
    guards: {
      isInterrupted: ({ context }) => context.isInterrupted,
      isKnown: (_, { answer }: { answer: Outcome | Unknown }) => !isUnknown(answer),
      isBelievable: ({ context }) => context.timesUnknown + 1 >= TIMES_TO_BELIEVE,
    },
    actions: {
      setFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
      countAsking: assign({ timesAsked: ({ context }) => context.timesAsked + 1 }),
      countUnknown: assign({ timesUnknown: ({ context }) => context.timesUnknown + 1 }),
      learn: assign({
        outcome: ({ context }, { answer }: { answer: Outcome | Unknown }) =>
          isUnknown(answer) ? context.outcome : answer,
      }),
    },
    delays: {
      beforeAsking: ({ context }) => Math.min(1000 * 2 ** Math.max(0, context.timesAsked - 1), LONGEST_WAIT_MS),
    },
  }).createMachine({
    id: of.id,
    context: ({ input }) => ({ ...input, failure: null, timesAsked: 0, timesUnknown: 0, outcome: null }),
    initial: 'starting',
    states: {
      starting: {
        description: `A new ${of.noun} is sent. If a reload interrupted it, the server is asked for the outcome instead.`,
        always: [{ guard: 'isInterrupted', target: 'asking' }, { target: 'sending' }],
      },
      sending: {
        description: `The ${of.noun} is being sent. If anything goes wrong now, it may still have arrived.`,
        tags: 'sending',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { submission } }) => ({ submission }),
          onDone: { target: 'known', actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) } },
          onError: {
            target: 'asking',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      asking: {
        description: 'The server is asked for the outcome.',
        tags: 'asking',
        entry: 'countAsking',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context: { submission } }) => ({ submission }),
          onDone: [
            {
              guard: { type: 'isKnown', params: ({ event }) => ({ answer: event.output }) },
              target: 'known',
              actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) },
            },
            {
              guard: 'isBelievable',
              target: 'known',
              actions: {
                type: 'learn',
                params: ({ context }) => ({ answer: of.lost(context.submission, context.failure) }),
              },
            },
            { target: 'waiting', actions: 'countUnknown' },
          ],
          onError: 'waiting',
        },
      },
      waiting: {
        description: 'The outcome is not known yet. The server is asked again, soon at first, then every 30 seconds.',
        tags: 'waiting',
        after: { beforeAsking: 'asking' },
        on: { 'answer.askNow': 'asking' },
      },
      known: { type: 'final', description: 'The outcome is known.' },
    },
    output: ({ context }) => context.outcome ?? of.lost(context.submission, null),
    options: machineOptions,
  });
}

export type SendOnceMachine<
  Sent extends Sending,
  Answer extends Reply,
  Known extends Reply,
  Lost extends Reply,
  Id extends string,
> = ReturnType<typeof sendOnce<Sent, Answer, Known, Lost, Id>>;

export type SendingSnapshot = Snapshot<unknown> & { hasTag: (tag: 'sending' | 'asking' | 'waiting') => boolean };

/** Anything that is being sent. */
export type SendingRef = ActorRef<SendingSnapshot, { type: 'answer.askNow' }>;
