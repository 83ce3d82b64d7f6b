import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../lib/port.ts';

export type SendOutcome = { kind: 'sent'; code: string } | { kind: 'refused'; reason: string };

interface Context {
  /** Opens the recording that was sent last. */
  code: string | null;
  /** The server's reason against another one. */
  refusal: string | null;
}

/** Sends the last minutes of the tab to support when the user asks for it. It runs in a system apart from the shop's, so that it still works when the shop stopped. */
export const supportMachine = setup({
  types: {} as { context: Context; events: { type: 'recording.send' }; tags: 'busy' | 'failed' },
  actors: { sendRecording: port<SendOutcome>('sendRecording') },
  actions: {
    setCode: assign({ code: (_, { code }: { code: string }) => code }),
    setRefusal: assign({ refusal: (_, { reason }: { reason: string }) => reason }),
  },
}).createMachine({
  id: 'support',
  context: { code: null, refusal: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing has been sent. The button says what would be.',
      on: { 'recording.send': 'sending' },
    },
    sending: {
      description: 'The recording is on its way to the server.',
      tags: 'busy',
      entry: assign({ code: null, refusal: null }),
      invoke: {
        id: 'sendRecording',
        src: 'sendRecording',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'failed',
            actions: {
              type: 'setRefusal',
              params: ({ event }) => ({ reason: event.output.kind === 'refused' ? event.output.reason : '' }),
            },
          },
          {
            target: 'sent',
            actions: {
              type: 'setCode',
              params: ({ event }) => ({ code: event.output.kind === 'sent' ? event.output.code : '' }),
            },
          },
        ],
        onError: 'failed',
      },
    },
    sent: {
      description: 'The code is on screen for the user to read out. The user can send again after the next problem.',
      on: { 'recording.send': 'sending' },
    },
    failed: {
      description: 'Nothing was stored: no response, or too many recordings within an hour.',
      tags: 'failed',
      on: { 'recording.send': 'sending' },
    },
  },
  options: machineOptions,
});

export type SupportRef = ActorRefFrom<typeof supportMachine>;
export type SupportSnapshot = SnapshotFrom<typeof supportMachine>;
