import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { type Reason, reasonOf } from '#domain/session/reason.ts';
import { failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { codeResult, type Exchange, type Grant, passwordFailure, passwordResult, type SignInResult } from './grant.ts';

interface Context {
  result: SignInResult;
}

const refused = (reason: Reason): SignInResult => ({ kind: 'refused', reason });

/** Exchanges what a person signs in with for a token, or says why not. Invoked by the session for each try. */
export const signInMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'grant.present'; grant: Grant };
    output: SignInResult;
    tags: 'busy';
    meta: FeatureMeta;
  },
  actors: { exchangeGrant: port<Exchange, Grant>('exchangeGrant') },
  guards: { isCode: (_, { kind }: Pick<Grant, 'kind'>) => kind === 'code' },
  actions: { setResult: assign({ result: (_, { result }: { result: SignInResult }) => result }) },
}).createMachine({
  id: 'signIn',
  context: { result: refused(reasonOf('other')) },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'What to sign in with comes as an event, so that no password stands in a context.',
      meta: { features: ['AUTH-01', 'SES-08'] },
      on: {
        'grant.present': [
          { guard: { type: 'isCode', params: ({ event }) => ({ kind: event.grant.kind }) }, target: 'exchangingCode' },
          { target: 'checkingPassword' },
        ],
      },
    },
    checkingPassword: {
      description: 'Name and password are shown to the server.',
      meta: { features: ['AUTH-01', 'AUTH-04', 'API-17'] },
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
          actions: { type: 'setResult', params: ({ event }) => ({ result: passwordResult(event.output) }) },
        },
        onError: {
          target: 'settled',
          actions: {
            type: 'setResult',
            params: ({ event }) => ({ result: refused(passwordFailure(failureOf(event.error))) }),
          },
        },
      },
    },
    exchangingCode: {
      description: "A punchout's authorization code is shown to the server.",
      meta: { features: ['PUN-01', 'API-17'] },
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
          actions: { type: 'setResult', params: ({ event }) => ({ result: codeResult(event.output) }) },
        },
        onError: {
          target: 'settled',
          actions: { type: 'setResult', params: { result: refused(reasonOf('punchoutExpired')) } },
        },
      },
    },
    settled: {
      type: 'final',
      description: 'There is a token, or a reason why not.',
      meta: { features: ['SES-08', 'AUTH-04'] },
    },
  },
  output: ({ context }) => context.result,
  options: machineOptions,
});

export type SignInRef = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
