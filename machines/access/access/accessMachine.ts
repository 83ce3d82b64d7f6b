import { type ActorRefFrom, assertEvent, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import type { HumanCheckSite } from '../humanCheck/humanProof.ts';
import { newPasswordMachine } from '../newPassword/newPasswordMachine.ts';
import { resendVerificationMachine } from '../resendVerification/resendVerificationMachine.ts';
import { resetRequestMachine } from '../resetRequest/resetRequestMachine.ts';
import { signUpMachine } from '../signUp/signUpMachine.ts';
import { verifyEmailMachine } from '../verifyEmail/verifyEmailMachine.ts';

/** What leads to an account: a dialog of the sign-in page, or a page that a letter leads to, with its token. */
export type AccessOpening =
  | { type: 'signUp.open' }
  | { type: 'reset.open' }
  /** `email` as it was typed to sign in. */
  | { type: 'resend.open'; email: string }
  | { type: 'verifyEmail.enter'; token: string }
  | { type: 'newPassword.enter'; token: string };

type Event = AccessOpening | { type: 'access.leave' } | { type: 'access.retry' };

interface Input {
  /** The human check of the site as it is known by then. */
  check: () => HumanCheckSite;
}

interface Context extends Input {
  /** What is open, to open it again after a bug; null while nothing is: a token of a letter is not kept. */
  opening: AccessOpening | null;
  /** Whom the letter of a new account went to. */
  email: string | null;
}

/** Everything that leads to an account besides signing in. Started when it is first needed, and lives as long as the storefront. */
export const accessMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    children: {
      signUp: 'signUp';
      resetRequest: 'resetRequest';
      resendVerification: 'resendVerification';
      verifyEmail: 'verifyEmail';
      newPassword: 'newPassword';
    };
  },
  actors: {
    signUp: signUpMachine,
    resetRequest: resetRequestMachine,
    resendVerification: resendVerificationMachine,
    verifyEmail: verifyEmailMachine,
    newPassword: newPasswordMachine,
  },
  guards: { isRegistered: (_, { email }: { email: string | null }) => email !== null },
  actions: {
    setOpening: assign({ opening: (_, { opening }: { opening: AccessOpening }) => opening }),
    openAgain: enqueueActions(({ context, enqueue }) => {
      if (context.opening) enqueue.raise(context.opening);
    }),
  },
}).createMachine({
  id: 'access',
  context: ({ input }) => ({ ...input, opening: null, email: null }),
  initial: 'away',
  on: {
    'signUp.open': {
      target: '.signingUp',
      actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
    },
    'reset.open': {
      target: '.requestingReset',
      actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
    },
    'resend.open': {
      target: '.resending',
      actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
    },
    'verifyEmail.enter': {
      target: '.verifying',
      actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
    },
    'newPassword.enter': {
      target: '.settingPassword',
      actions: { type: 'setOpening', params: ({ event }) => ({ opening: event }) },
    },
    'access.leave': '.away',
  },
  states: {
    away: {
      description: 'Nobody asks for an account.',
      entry: assign({ opening: null }),
    },
    signingUp: {
      description: 'Create an Account is open.',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => ({ check: context.check() }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => ({ email: event.output.email }) },
            target: 'registered',
            actions: assign({ email: ({ event }) => event.output.email }),
          },
          { target: 'away' },
        ],
        onError: 'broken',
      },
    },
    registered: { description: 'The sign-in page says to open the link in the letter.' },
    requestingReset: {
      description: 'Reset Password is open.',
      invoke: {
        id: 'resetRequest',
        src: 'resetRequest',
        input: ({ context }) => ({ check: context.check() }),
        onDone: 'away',
        onError: 'broken',
      },
    },
    resending: {
      description: 'Somebody unverified signed in, and has the letter sent again.',
      invoke: { id: 'resendVerification', src: 'resendVerification', onDone: 'away', onError: 'broken' },
    },
    verifying: {
      description: 'The page that the letter of a new account leads to.',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ event }) => {
          assertEvent(event, 'verifyEmail.enter');
          return { token: event.token };
        },
        onError: 'broken',
      },
    },
    settingPassword: {
      description: 'The page that the letter about a password leads to, and a password that is no longer good enough.',
      invoke: {
        id: 'newPassword',
        src: 'newPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'newPassword.enter');
          return { token: event.token, check: context.check() };
        },
        onError: 'broken',
      },
    },
    broken: {
      description: 'A bug stopped what was open. It can be opened again, or left.',
      on: { 'access.retry': { actions: 'openAgain' } },
    },
  },
  options: machineOptions,
});

export type AccessRef = ActorRefFrom<typeof accessMachine>;
export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;
