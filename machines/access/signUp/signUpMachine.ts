import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { DEFAULT_PASSWORD_OPTIONS, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import type { SignUpFields } from '#domain/account/signUp.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import { accessText } from '#domain/texts/accessText.ts';
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
  settings: ConsumerSettings;
  policy: PasswordOptions;
  proof: HumanProof;
  /** The address that the email goes to. */
  email: string;
  /** Why the last attempt was rejected. */
  message: string | null;
}

/** The form keeps what was typed. The password exists only in this event and in the input of the call. */
export type Registration = SignUpFields & { optIn: boolean };

type Event =
  | { type: 'signUp.submit'; registration: Registration }
  | { type: 'signUp.retry' }
  | { type: 'check.again' }
  | { type: 'dialog.close' };

const NOTHING_TO_ASK: ConsumerSettings = {
  registrationMessage: null,
  useOption: false,
  optionDefault: false,
  optionText: null,
};

/** Creates a consumer account. Invoked by `access` while the dialog is open. */
export const signUpMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: { email: string | null };
    tags: 'busy' | 'failed';
    children: { humanCheck: 'humanCheck' };
  },
  actors: {
    loadConsumerSettings: port<ConsumerSettings>('loadConsumerSettings'),
    loadPolicy: port<PasswordOptions>('loadPolicy'),
    signUp: port<AccountResult, Registration & { verifyToken: string }>('signUp'),
    humanCheck: humanCheckMachine,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    begin: assign((_, { email }: { email: string }) => ({ email, message: null })),
    setProof: assign((_, { proof }: { proof: HumanProof }) => ({ proof })),
    say: assign({ message: (_, { text }: Pick<AccountResult, 'text'>) => text }),
  },
  delays: { proofLife: ({ context }) => context.proof.lifeMs },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    ...input,
    settings: NOTHING_TO_ASK,
    policy: DEFAULT_PASSWORD_OPTIONS,
    proof: NO_PROOF,
    email: '',
    message: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: "The dialog is open. The default password rules apply until the site's rules load.",
      initial: 'loading',
      invoke: {
        id: 'loadPolicy',
        src: 'loadPolicy',
        onDone: { actions: assign({ policy: ({ event }) => event.output }) },
        onError: { description: 'The default rules apply. The server reports what it rejects.' },
      },
      on: { 'dialog.close': 'closed' },
      states: {
        loading: {
          description: "The site's sign-up message and email option are loading.",
          invoke: {
            id: 'loadConsumerSettings',
            src: 'loadConsumerSettings',
            onDone: { target: 'filling', actions: assign({ settings: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        failed: {
          description: 'The sign-up settings could not be loaded. The user can try again.',
          tags: 'failed',
          on: { 'signUp.retry': 'loading' },
        },
        filling: {
          description: 'The user fills in the form and completes the human check.',
          initial: 'unproven',
          states: {
            ...beforeProof,
            proven: {
              description: 'The check was passed. The user can press Sign Up until the proof expires.',
              after: { proofLife: 'unproven' },
              on: {
                'signUp.submit': {
                  target: '#signUp.open.sending',
                  actions: { type: 'begin', params: ({ event }) => ({ email: event.registration.email.trim() }) },
                },
              },
            },
          },
        },
        sending: {
          description: 'The account is being created. The form keeps everything typed.',
          tags: 'busy',
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context, event }) => {
              assertEvent(event, 'signUp.submit');
              return { ...event.registration, verifyToken: context.proof.token };
            },
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'done',
                target: '#signUp.registered',
                actions: { type: 'notify', params: { type: 'success', text: accessText('account.signUp.done') } },
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
      },
    },
    registered: {
      type: 'final',
      description: 'The account exists. The user can sign in after opening the link in the email.',
    },
    closed: {
      type: 'final',
      description: 'The dialog was closed without an account.',
      entry: { type: 'begin', params: { email: '' } },
    },
  },
  output: ({ context }) => ({ email: context.email || null }),
  options: machineOptions,
});

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;
export type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;
