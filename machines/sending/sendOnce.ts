import { type ActorRef, assign, type PromiseActorLogic, type Snapshot, setup } from 'xstate';
import { type Failure, failureOf } from '../lib/failure.ts';
import { machineOptions } from '../lib/port.ts';

const LONGEST_WAIT_MS = 30_000;
/** "Not known" is believed when it was heard so often: what was sent may still be on its way when it is first asked for. */
const TIMES_TO_BELIEVE = 2;

/** Nobody knows what was sent. */
export interface Unknown {
  kind: 'unknown';
}

/** What the ports of `sendOnce` are given. */
export interface Submitted<Sent> {
  submission: Sent;
}

export interface SendOnceInput<Sent> extends Submitted<Sent> {
  /** It was sent before the page was reloaded: ask, do not send. */
  isInterrupted: boolean;
}

interface SendOnceContext<Sent, Outcome> extends SendOnceInput<Sent> {
  /** Why the answer to the sending was lost. */
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
  /** What is sent, in the drawing: 'order'. */
  noun: string;
  send: PromiseActorLogic<Answer, Submitted<Sent>>;
  /** Never sends. */
  ask: PromiseActorLogic<Known | Unknown, Submitted<Sent>>;
  /** The outcome of what never arrived; `failure`: what went wrong on its way, if anybody knows. */
  lost: (sent: Sent, failure: Failure | null) => Lost;
}

/**
 * Sends something once and finds out what became of it: a lost answer is asked for until it is known, and never called a
 * failure before.
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
      rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
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
        description: 'What is new is sent; what a reload interrupted is asked for.',
        always: [{ guard: 'isInterrupted', target: 'asking' }, { target: 'sending' }],
      },
      sending: {
        description: `The ${of.noun} is on its way. Whatever goes wrong now, it may have arrived.`,
        tags: 'sending',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { submission } }) => ({ submission }),
          onDone: { target: 'known', actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) } },
          onError: {
            target: 'asking',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      asking: {
        description: 'The server is asked what became of it.',
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
        description: 'Nobody knows yet: it is asked for again, at first soon, then every half minute.',
        tags: 'waiting',
        after: { beforeAsking: 'asking' },
        on: { 'answer.askNow': 'asking' },
      },
      known: { type: 'final', description: 'Its outcome is certain.' },
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

/** Something that is being sent, whatever it is. */
export type SendingRef = ActorRef<SendingSnapshot, { type: 'answer.askNow' }>;
