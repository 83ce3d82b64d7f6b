import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';
import { resendVerificationMachine } from '../resendVerification/resendVerificationMachine.ts';

interface Input {
  token: string;
}

/** Sends the token from an email to the server, which verifies the address. Invoked by `access`. */
export const verifyEmailMachine = setup({
  types: {} as {
    context: Input;
    events: { type: 'verify.again' };
    input: Input;
    children: { resendVerification: 'resendVerification' };
  },
  actors: {
    /** Returns whether the server accepted the token. */
    verifyToken: port<boolean, Input>('verifyToken'),
    resendVerification: resendVerificationMachine,
  },
  guards: { isVerified: (_, { isVerified }: { isVerified: boolean }) => isVerified },
}).createMachine({
  id: 'verifyEmail',
  context: ({ input }) => input,
  initial: 'verifying',
  states: {
    verifying: {
      description: 'The server checks the token.',
      invoke: {
        id: 'verifyToken',
        src: 'verifyToken',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isVerified', params: ({ event }) => ({ isVerified: event.output }) }, target: 'verified' },
          { target: 'failed' },
        ],
        onError: { description: 'No response counts as a failure.', target: 'failed' },
      },
    },
    verified: { description: 'The address is verified, and the user can sign in with it.' },
    failed: {
      description: 'The email could not be verified. The user can try again, or ask for another one.',
      on: { 'verify.again': 'verifying' },
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        onDone: 'resendClosed',
        onError: 'resendClosed',
      },
    },
    resendClosed: {
      description: 'The form to request another email is closed. The user can try again.',
      on: { 'verify.again': 'verifying' },
    },
  },
  options: machineOptions,
});

export type VerifyEmailRef = ActorRefFrom<typeof verifyEmailMachine>;
export type VerifyEmailSnapshot = SnapshotFrom<typeof verifyEmailMachine>;
