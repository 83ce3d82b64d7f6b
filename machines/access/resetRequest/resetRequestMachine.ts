import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { type AccountResult, NO_RESPONSE } from '../../lib/accountResult.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { beforeProof } from '../humanCheck/beforeProof.ts';
import { humanCheckMachine } from '../humanCheck/humanCheckMachine.ts';
import { type HumanCheckSite, type HumanProof, NO_PROOF } from '../humanCheck/humanProof.ts';

interface Input {
  check: HumanCheckSite;
}

interface Context extends Input {
  proof: HumanProof;
  /** Why the last attempt was rejected. */
  message: string | null;
}

type Event = { type: 'reset.submit'; emailOrUsername: string } | { type: 'check.again' } | { type: 'dialog.close' };

/** Sends a password reset email. Invoked by `access` while the dialog is open. */
export const resetRequestMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
    children: { humanCheck: 'humanCheck' };
  },
  actors: {
    requestReset: port<AccountResult, { emailOrUsername: string; verifyToken: string }>('requestReset'),
    humanCheck: humanCheckMachine,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setProof: assign((_, { proof }: { proof: HumanProof }) => ({ proof })),
    say: assign({ message: (_, { text }: { text: string | null }) => text }),
  },
  delays: { proofLife: ({ context }) => context.proof.lifeMs },
}).createMachine({
  id: 'resetRequest',
  context: ({ input }) => ({ ...input, proof: NO_PROOF, message: null }),
  initial: 'filling',
  on: { 'dialog.close': '.closed' },
  states: {
    filling: {
      description: 'The user types their email or username and completes the human check.',
      initial: 'unproven',
      states: {
        ...beforeProof,
        proven: {
          description: 'The check was passed. The user can request the email until the proof expires.',
          after: { proofLife: 'unproven' },
          on: { 'reset.submit': '#resetRequest.sending' },
        },
      },
    },
    sending: {
      description: 'The request for the email is being sent.',
      tags: 'busy',
      entry: { type: 'say', params: { text: null } },
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context, event }) => {
          assertEvent(event, 'reset.submit');
          return { emailOrUsername: event.emailOrUsername, verifyToken: context.proof.token };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'closed',
            actions: { type: 'notify', params: ({ event }) => ({ type: 'success', text: event.output.text }) },
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
    closed: {
      type: 'final',
      description: 'The email was requested, or the dialog was closed.',
    },
  },
  options: machineOptions,
});

export type ResetRequestRef = ActorRefFrom<typeof resetRequestMachine>;
export type ResetRequestSnapshot = SnapshotFrom<typeof resetRequestMachine>;
