import { type ActorRef, assign, type PromiseActorLogic, type Snapshot, type StateMachine, setup } from 'xstate';
import { type Failure, failureOf } from '../lib/failure.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions } from '../lib/port.ts';

const LONGEST_WAIT_MS = 30_000;
/** "Not known" is believed when it was heard so often: what was sent may still be on its way when it is first asked for. */
const TIMES_TO_BELIEVE = 2;

/** Nobody knows what was sent. */
export interface Unknown {
  kind: 'unknown';
}

export interface SendOnceInput<Sent> {
  submission: Sent;
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

interface Sending {
  key: string;
}

interface Reply {
  kind: string;
}

interface SendOnceOf<Sent, Answer, Known, Lost, Id extends string> {
  id: Id;
  /** What is sent, in the drawing: 'order'. */
  noun: string;
  send: PromiseActorLogic<Answer, Sent>;
  /** Never sends. */
  ask: PromiseActorLogic<Known | Unknown, Sent>;
  /** The outcome of what never arrived; `failure`: what went wrong on its way, if anybody knows. */
  lost: (sent: Sent, failure: Failure | null) => Lost;
  features: Readonly<Record<'sending' | 'asking' | 'known', readonly string[]>>;
}

function chartOf(of: SendOnceOf<Sending, Reply, Reply, Reply, string>) {
  return setup({
    types: {} as {
      context: SendOnceContext<Sending, Reply>;
      events: { type: 'answer.askNow' };
      input: SendOnceInput<Sending>;
      output: Reply;
      tags: 'sending' | 'asking' | 'waiting';
      meta: FeatureMeta;
    },
    actors: { send: of.send, ask: of.ask },
    guards: {
      isInterrupted: ({ context }) => context.isInterrupted,
      isKnown: (_, { answer }: { answer: Reply }) => answer.kind !== 'unknown',
      isBelievable: ({ context }) => context.timesUnknown + 1 >= TIMES_TO_BELIEVE,
    },
    actions: {
      rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
      countAsking: assign({ timesAsked: ({ context }) => context.timesAsked + 1 }),
      countUnknown: assign({ timesUnknown: ({ context }) => context.timesUnknown + 1 }),
      learn: assign({
        outcome: ({ context }, { answer }: { answer: Reply }) => (answer.kind === 'unknown' ? context.outcome : answer),
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
        meta: { features: of.features.known },
        always: [{ guard: 'isInterrupted', target: 'asking' }, { target: 'sending' }],
      },
      sending: {
        description: `The ${of.noun} is on its way. Whatever goes wrong now, it may have arrived.`,
        meta: { features: of.features.sending },
        tags: 'sending',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.submission,
          onDone: { target: 'known', actions: { type: 'learn', params: ({ event }) => ({ answer: event.output }) } },
          onError: {
            target: 'asking',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      asking: {
        description: 'The server is asked what became of it.',
        meta: { features: of.features.asking },
        tags: 'asking',
        entry: 'countAsking',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => context.submission,
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
        meta: { features: of.features.asking },
        tags: 'waiting',
        after: { beforeAsking: 'asking' },
        on: { 'answer.askNow': 'asking' },
      },
      known: { type: 'final', description: 'Its outcome is certain.', meta: { features: of.features.known } },
    },
    output: ({ context }) => context.outcome ?? of.lost(context.submission, null),
    options: machineOptions,
  });
}

type Chart = ReturnType<typeof chartOf>;

/** The same chart, for what is sent here and what can become of it. */
type SendOnce<Sent, Answer, Asked, Outcome> =
  Chart extends StateMachine<
    infer _Context,
    infer Event,
    infer Children,
    infer _Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer Meta,
    infer Schema
  >
    ? StateMachine<
        SendOnceContext<Sent, Outcome>,
        Event,
        Children,
        | { src: 'send'; logic: PromiseActorLogic<Answer, Sent>; id: string | undefined }
        | { src: 'ask'; logic: PromiseActorLogic<Asked, Sent>; id: string | undefined },
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        SendOnceInput<Sent>,
        Outcome,
        Emitted,
        Meta,
        Schema
      >
    : never;

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
  const chart: unknown = chartOf(of as unknown as SendOnceOf<Sending, Reply, Reply, Reply, string>);
  return chart as SendOnce<Sent, Answer, Known | Unknown, Answer | Known | Lost>;
}

export type SendingSnapshot = Snapshot<unknown> & { hasTag: (tag: 'sending' | 'asking' | 'waiting') => boolean };

/** Something that is being sent, whatever it is. */
export type SendingRef = ActorRef<SendingSnapshot, { type: 'answer.askNow' }>;
