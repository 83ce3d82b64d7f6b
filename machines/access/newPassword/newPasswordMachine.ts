import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { DEFAULT_PASSWORD_OPTIONS, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { type AccountResult, NO_RESPONSE } from '../../lib/accountResult.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { beforeProof } from '../humanCheck/beforeProof.ts';
import { humanCheckMachine } from '../humanCheck/humanCheckMachine.ts';
import { type HumanCheckSite, type HumanProof, NO_PROOF } from '../humanCheck/humanProof.ts';

interface Input {
  token: string;
  check: HumanCheckSite;
}

/** The kind of account that the token belongs to. `error` says why a token is not valid. */
export interface TokenOwner {
  error: string | null;
  isB2B: boolean;
}

interface Context extends Input {
  isB2B: boolean;
  policy: PasswordOptions;
  proof: HumanProof;
  /** Why the token or the last attempt was rejected. */
  message: string | null;
}

type Event = { type: 'password.submit'; password: string } | { type: 'lookUp.retry' } | { type: 'check.again' };

/** Sets a new password with the token from an email, or from a sign-in whose password no longer meets the rules. Invoked by `access`. */
export const newPasswordMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
    children: { humanCheck: 'humanCheck' };
  },
  actors: {
    lookUpToken: port<TokenOwner, { token: string }>('lookUpToken'),
    loadPolicy: port<PasswordOptions>('loadPolicy'),
    setPassword: port<AccountResult, { password: string; resetToken: string; verifyToken: string }>('setPassword'),
    humanCheck: humanCheckMachine,
  },
  guards: {
    isDead: (_, { error }: Pick<TokenOwner, 'error'>) => error !== null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setOwner: assign((_, { error, isB2B }: TokenOwner) => ({ message: error, isB2B })),
    setProof: assign((_, { proof }: { proof: HumanProof }) => ({ proof })),
    say: assign({ message: (_, { text }: { text: string | null }) => text }),
  },
  delays: { proofLife: ({ context }) => context.proof.lifeMs },
}).createMachine({
  id: 'newPassword',
  context: ({ input }) => ({
    ...input,
    isB2B: false,
    policy: DEFAULT_PASSWORD_OPTIONS,
    proof: NO_PROOF,
    message: null,
  }),
  initial: 'lookingUp',
  invoke: {
    id: 'loadPolicy',
    src: 'loadPolicy',
    onDone: { actions: assign({ policy: ({ event }) => event.output }) },
    onError: { description: 'The default rules apply. The server reports what it rejects.' },
  },
  states: {
    lookingUp: {
      description: 'The server checks whether the token is still valid and who it belongs to.',
      invoke: {
        id: 'lookUpToken',
        src: 'lookUpToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isDead', params: ({ event }) => ({ error: event.output.error }) },
            target: 'dead',
            actions: { type: 'setOwner', params: ({ event }) => event.output },
          },
          { target: 'filling', actions: { type: 'setOwner', params: ({ event }) => event.output } },
        ],
        onError: 'lookUpFailed',
      },
    },
    lookUpFailed: {
      description: 'The server did not respond. The user can try again.',
      tags: 'failed',
      on: { 'lookUp.retry': 'lookingUp' },
    },
    dead: { description: 'The token is not valid or has expired. The page shows the reason.' },
    filling: {
      description: 'The user types the new password and completes the human check.',
      initial: 'unproven',
      states: {
        ...beforeProof,
        proven: {
          description: 'The check was passed. The user can set the password until the proof expires.',
          after: { proofLife: 'unproven' },
          on: { 'password.submit': '#newPassword.sending' },
        },
      },
    },
    sending: {
      description: 'The password is being saved. The form keeps what was typed.',
      tags: 'busy',
      entry: { type: 'say', params: { text: null } },
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { token, proof }, event }) => {
          assertEvent(event, 'password.submit');
          return { password: event.password, resetToken: token, verifyToken: proof.token };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'changed',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                type: 'success',
                text: event.output.text,
                action: { label: accessText('newPassword.login'), href: '/login' },
              }),
            },
          },
          {
            description: 'The human check starts over, because its proof can be used only once.',
            target: 'filling',
            actions: { type: 'say', params: ({ event }) => ({ text: event.output.text }) },
          },
        ],
        onError: { target: 'filling', actions: { type: 'say', params: NO_RESPONSE } },
      },
    },
    changed: { description: "The new password is set, and all the user's sessions have ended. They can sign in." },
  },
  options: machineOptions,
});

export type NewPasswordRef = ActorRefFrom<typeof newPasswordMachine>;
export type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>;
