import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import {
  type ChosenPasswordOptions,
  DEFAULT_PASSWORD_OPTIONS,
  isStricter,
  type PasswordOptions,
} from '#domain/account/passwordPolicy.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { SaveOutcome } from '../pageDefault/pageDefault.ts';

interface Context {
  /** As the site has them; null before they have come. */
  stored: PasswordOptions | null;
  /** What is asked about, and saved. */
  chosen: ChosenPasswordOptions;
}

type Event =
  | { type: 'options.edit' }
  | { type: 'options.submit'; chosen: ChosenPasswordOptions }
  | { type: 'stricter.confirm' }
  | { type: 'stricter.refuse' }
  /** Asks again for what did not come. */
  | { type: 'options.retry' };

const notSaved = (reason: string): Notice => ({ type: 'error', text: reason || adminTexts.passwordOptionsNotSaved });

/** What new passwords need. Stricter options are asked about: whoever falls short has to choose a new password. Runs on /admin. */
export const passwordOptionsMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    loadOptions: port<PasswordOptions>('loadOptions'),
    saveOptions: port<SaveOutcome, ChosenPasswordOptions>('saveOptions'),
    /** While it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isStricter: ({ context: { stored } }, { chosen }: { chosen: ChosenPasswordOptions }) =>
      stored !== null && isStricter(chosen, stored),
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setChosen: assign({ chosen: (_, { chosen }: { chosen: ChosenPasswordOptions }) => chosen }),
  },
}).createMachine({
  id: 'passwordOptions',
  context: { stored: null, chosen: DEFAULT_PASSWORD_OPTIONS },
  initial: 'loading',
  states: {
    loading: {
      description: 'What the site asks of passwords is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: { target: 'editing', actions: assign({ stored: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'It did not come; one can try again.',
      tags: 'failed',
      on: { 'options.retry': 'loading' },
    },
    editing: {
      description: 'The form is on screen.',
      initial: 'untouched',
      on: {
        'options.submit': [
          {
            guard: { type: 'isStricter', params: ({ event }) => ({ chosen: event.chosen }) },
            target: 'confirming',
            actions: { type: 'setChosen', params: ({ event }) => ({ chosen: event.chosen }) },
          },
          { target: 'saving', actions: { type: 'setChosen', params: ({ event }) => ({ chosen: event.chosen }) } },
        ],
      },
      states: {
        untouched: {
          description: 'The site has what is shown.',
          on: { 'options.edit': 'touched' },
        },
        touched: {
          description: 'Something was changed: leaving asks first, and closing the tab raises the browser warning.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'untouched' },
        },
      },
    },
    confirming: {
      description: 'Says what stricter options mean for whoever falls short of them, and asks whether they are meant.',
      on: { 'stricter.confirm': 'saving', 'stricter.refuse': 'editing.touched' },
    },
    saving: {
      description: 'The options are being saved; the form keeps what was chosen.',
      tags: 'busy',
      invoke: {
        id: 'saveOptions',
        src: 'saveOptions',
        input: ({ context: { chosen } }) => chosen,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'editing',
            actions: [
              assign({ stored: ({ context: { stored, chosen } }) => stored && { ...stored, ...chosen } }),
              { type: 'notify', params: { type: 'success', text: adminTexts.passwordOptionsSaved } },
            ],
          },
          {
            target: 'editing.touched',
            actions: {
              type: 'notify',
              params: ({ event }) => notSaved(event.output.kind === 'refused' ? event.output.reason : ''),
            },
          },
        ],
        onError: { target: 'editing.touched', actions: { type: 'notify', params: notSaved('') } },
      },
    },
  },
  options: machineOptions,
});

export type PasswordOptionsRef = ActorRefFrom<typeof passwordOptionsMachine>;
export type PasswordOptionsSnapshot = SnapshotFrom<typeof passwordOptionsMachine>;
