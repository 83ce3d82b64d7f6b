import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { type AccountResult, NO_RESPONSE } from '../../lib/accountResult.ts';
import { machineOptions, port } from '../../lib/port.ts';

interface Context {
  /** Why the last attempt was rejected. */
  message: string | null;
}

/** Sends the verification email again. Invoked after a failed verification, and after a sign-in with an unverified address. */
export const resendVerificationMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'resend.submit'; email: string } | { type: 'dialog.close' };
    tags: 'busy';
  },
  actors: { resend: port<AccountResult, { email: string }>('resend') },
  actions: { say: assign({ message: (_, { text }: { text: string | null }) => text }) },
}).createMachine({
  id: 'resendVerification',
  context: { message: null },
  initial: 'filling',
  on: { 'dialog.close': '.closed' },
  states: {
    filling: {
      description: 'The user types the email address that needs to be verified.',
      on: { 'resend.submit': 'sending' },
    },
    sending: {
      description: 'The request for the email is being sent.',
      tags: 'busy',
      entry: { type: 'say', params: { text: null } },
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ event }) => {
          assertEvent(event, 'resend.submit');
          return { email: event.email };
        },
        onDone: [
          { guard: ({ event }) => event.output.kind === 'done', target: 'sent' },
          { target: 'filling', actions: { type: 'say', params: ({ event }) => ({ text: event.output.text }) } },
        ],
        onError: { target: 'filling', actions: { type: 'say', params: NO_RESPONSE } },
      },
    },
    sent: {
      description: 'The email is sent if the address is waiting for one. The page does not reveal whether it is.',
    },
    closed: { type: 'final', description: 'The dialog was closed.' },
  },
  options: machineOptions,
});

export type ResendVerificationRef = ActorRefFrom<typeof resendVerificationMachine>;
export type ResendVerificationSnapshot = SnapshotFrom<typeof resendVerificationMachine>;
