import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { DEFAULT_PASSWORD_OPTIONS, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { type Told, UNTOLD } from '../../lib/told.ts';
import type { Notice } from '../../notices/notice.ts';
import { humanCheckMachine } from '../humanCheck/humanCheckMachine.ts';
import { type HumanCheckSite, type HumanProof, NO_PROOF } from '../humanCheck/humanProof.ts';

interface Input {
  token: string;
  check: HumanCheckSite;
}

/** Whose password the token sets. A token that no longer counts has a reason. */
export interface TokenOwner {
  error: string | null;
  isB2B: boolean;
}

interface Context extends Input {
  isB2B: boolean;
  policy: PasswordOptions;
  proof: HumanProof;
  /** Why the token, or the last try, was refused. */
  message: string | null;
}

type Event = { type: 'password.submit'; password: string } | { type: 'lookUp.retry' } | { type: 'check.again' };

/** Sets a new password with the token of a letter, or with that of a sign-in whose password is no longer good enough. Invoked by `access`. */
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
    setPassword: port<Told, { password: string; resetToken: string; verifyToken: string }>('setPassword'),
    humanCheck: humanCheckMachine,
  },
  guards: {
    isDead: (_, { error }: Pick<TokenOwner, 'error'>) => error !== null,
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setOwner: assign((_, { error, isB2B }: TokenOwner) => ({ message: error, isB2B })),
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
    onError: { description: 'The usual rules count on; the server says what it refuses.' },
  },
  states: {
    lookingUp: {
      description: 'The server says whether the token still counts, and for whom.',
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
      description: 'No answer; one can try again.',
      tags: 'failed',
      on: { 'lookUp.retry': 'lookingUp' },
    },
    dead: { description: 'The token does not count, or no longer. The reason is shown.' },
    filling: {
      description: 'The new password is typed, and a person proves to be one.',
      initial: 'unproven',
      states: {
        unproven: {
          description: 'The human check has not been passed.',
          invoke: {
            id: 'humanCheck',
            src: 'humanCheck',
            input: ({ context }) => context.check,
            onDone: { target: 'proven', actions: assign({ proof: ({ event }) => event.output }) },
            onError: 'checkBroken',
          },
        },
        checkBroken: {
          description: 'A bug stopped the human check; it can be begun anew.',
          tags: 'failed',
          on: { 'check.again': 'unproven' },
        },
        proven: {
          description: 'The check was passed: the password may be set until the proof is too old.',
          after: { proofLife: 'unproven' },
          on: { 'password.submit': '#newPassword.sending' },
        },
      },
    },
    sending: {
      description: 'The password is being set; the form keeps what was typed.',
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
                action: { label: 'Login', href: '/login' },
              }),
            },
          },
          {
            description: 'The check begins anew: its proof counted once.',
            target: 'filling',
            actions: { type: 'say', params: ({ event }) => ({ text: event.output.text }) },
          },
        ],
        onError: { target: 'filling', actions: { type: 'say', params: UNTOLD } },
      },
    },
    changed: { description: 'The new password counts, and every session of the user is over: one can sign in.' },
  },
  options: machineOptions,
});

export type NewPasswordRef = ActorRefFrom<typeof newPasswordMachine>;
export type NewPasswordSnapshot = SnapshotFrom<typeof newPasswordMachine>;
