import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { reasonOf } from '#domain/session/reason.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { answered, type Exchange, type Grant, refused, type SignInResult, unanswered } from './grant.ts';

interface Context {
  /** The kind of the presented grant. */
  kind: Grant['kind'];
  result: SignInResult;
}

/** Exchanges credentials for a token, or returns the reason for a refusal. Invoked by the session for each attempt. */
export const signInMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'grant.present'; grant: Grant };
    output: SignInResult;
    tags: 'busy';
  },
  actors: { exchangeGrant: port<Exchange, Grant>('exchangeGrant') },
  actions: {
    setResult: assign({ result: (_, { result }: { result: SignInResult }) => result }),
  },
}).createMachine({
  id: 'signIn',
  context: { kind: 'password', result: refused(reasonOf('other')) },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The credentials arrive as an event, so that no password is kept.',
      on: {
        'grant.present': { target: 'exchanging', actions: assign({ kind: ({ event }) => event.grant.kind }) },
      },
    },
    exchanging: {
      description: 'The username and password, or a punchout code, are sent to the server.',
      tags: 'busy',
      invoke: {
        id: 'exchangeGrant',
        src: 'exchangeGrant',
        input: ({ event }) => {
          assertEvent(event, 'grant.present');
          return event.grant;
        },
        onDone: {
          target: 'settled',
          actions: {
            type: 'setResult',
            params: ({ context, event }) => ({ result: answered(context.kind, event.output) }),
          },
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'setResult',
            params: ({ context, event }) => ({ result: unanswered(context.kind, failureOf(event.error)) }),
          },
        },
      },
    },
    settled: {
      type: 'final',
      description: 'The session gets a token or the reason for the refusal.',
    },
  },
  output: ({ context }) => context.result,
  options: machineOptions,
});

export type SignInRef = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
