import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';
import { type Told, UNTOLD } from '../../lib/told.ts';

interface Context {
  /** Why the last try was refused. */
  message: string | null;
}

/** Has the letter sent again that verifies an address. Invoked where a verification failed, and where somebody unverified signed in. */
export const resendVerificationMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'resend.submit'; email: string } | { type: 'dialog.close' };
    tags: 'busy';
  },
  actors: { resend: port<Told, { email: string }>('resend') },
  actions: { say: assign({ message: (_, { text }: { text: string | null }) => text }) },
}).createMachine({
  id: 'resendVerification',
  context: { message: null },
  initial: 'filling',
  on: { 'dialog.close': '.closed' },
  states: {
    filling: {
      description: 'The address that waits to be verified is typed.',
      on: { 'resend.submit': 'sending' },
    },
    sending: {
      description: 'The letter is being asked for.',
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
        onError: { target: 'filling', actions: { type: 'say', params: UNTOLD } },
      },
    },
    sent: { description: 'The letter is on its way, if the address waits for one: no more is told.' },
    closed: { type: 'final', description: 'The dialog was closed.' },
  },
  options: machineOptions,
});

export type ResendVerificationRef = ActorRefFrom<typeof resendVerificationMachine>;
export type ResendVerificationSnapshot = SnapshotFrom<typeof resendVerificationMachine>;
