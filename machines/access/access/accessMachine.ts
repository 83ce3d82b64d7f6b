import { type ActorRefFrom, assertEvent, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import type { HumanCheckSite } from '../humanCheck/humanProof.ts';
import { newPasswordMachine } from '../newPassword/newPasswordMachine.ts';
import { resendVerificationMachine } from '../resendVerification/resendVerificationMachine.ts';
import { resetRequestMachine } from '../resetRequest/resetRequestMachine.ts';
import { signUpMachine } from '../signUp/signUpMachine.ts';
import { verifyEmailMachine } from '../verifyEmail/verifyEmailMachine.ts';

/** An account dialog of the sign-in page, or a page opened from an email link, with its token. */
export type AccessOpening =
  | { type: 'signUp.open' }
  | { type: 'reset.open' }
  /** `email` is the address typed at sign-in. */
  | { type: 'resend.open'; email: string }
  | { type: 'verifyEmail.enter'; token: string }
  | { type: 'newPassword.enter'; token: string };

type Event = AccessOpening | { type: 'access.leave' } | { type: 'access.retry' };

interface Input {
  /** Returns the site's human check settings as they are at that time. */
  check: () => HumanCheckSite;
}

interface Context extends Input {
  /** The event that opened the current dialog or page, to repeat it after a bug. Null while nothing is open, so that no token is kept. */
  opening: AccessOpening | null;
  /** The address that the new account's email was sent to. */
  email: string | null;
}

/** Sign-up, password reset and email verification. Starts when it is first needed and runs as long as the storefront. */
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
      description: 'No account dialog or page is open.',
      entry: assign({ opening: null }),
    },
    signingUp: {
      description: 'The Create an Account dialog is open.',
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
    registered: {
      description: 'The account was created. The sign-in page asks the user to open the link in the email.',
    },
    requestingReset: {
      description: 'The Reset Password dialog is open.',
      invoke: {
        id: 'resetRequest',
        src: 'resetRequest',
        input: ({ context }) => ({ check: context.check() }),
        onDone: 'away',
        onError: 'broken',
      },
    },
    resending: {
      description: 'A user whose email is not verified tried to sign in. They can ask for a new email.',
      invoke: { id: 'resendVerification', src: 'resendVerification', onDone: 'away', onError: 'broken' },
    },
    verifying: {
      description: 'The user opened the link in the email about the new account.',
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
      description: 'The user sets a new password, from an email link or because the old one no longer meets the rules.',
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
      description: 'A bug closed the dialog or page. The user can reopen it or leave.',
      on: { 'access.retry': { actions: 'openAgain' } },
    },
  },
  options: machineOptions,
});

export type AccessRef = ActorRefFrom<typeof accessMachine>;
export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;
