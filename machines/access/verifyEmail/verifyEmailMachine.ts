import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';
import { resendVerificationMachine } from '../resendVerification/resendVerificationMachine.ts';

interface Input {
  token: string;
}

/** Shows the token of a letter to the server, which verifies the address that the letter went to. Invoked by `access`. */
export const verifyEmailMachine = setup({
  types: {} as {
    context: Input;
    events: { type: 'resend.again' };
    input: Input;
    children: { resendVerification: 'resendVerification' };
  },
  actors: {
    /** Answers whether the server believed the token. */
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
      description: 'The server looks at the token.',
      invoke: {
        id: 'verifyToken',
        src: 'verifyToken',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isVerified', params: ({ event }) => ({ isVerified: event.output }) }, target: 'verified' },
          { target: 'failed' },
        ],
        onError: { description: 'No answer counts as a no.', target: 'failed' },
      },
    },
    verified: { description: 'The address is verified: one can sign in with it.' },
    failed: {
      description: 'It did not succeed; another letter can be sent for.',
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        onDone: 'resendClosed',
        onError: 'resendClosed',
      },
    },
    resendClosed: {
      description: 'Sending for another letter stopped by a bug; it can be begun anew.',
      on: { 'resend.again': 'failed' },
    },
  },
  options: machineOptions,
});

export type VerifyEmailRef = ActorRefFrom<typeof verifyEmailMachine>;
export type VerifyEmailSnapshot = SnapshotFrom<typeof verifyEmailMachine>;
