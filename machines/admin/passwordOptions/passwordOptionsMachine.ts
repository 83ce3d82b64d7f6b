import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import {
  type ChosenPasswordOptions,
  DEFAULT_PASSWORD_OPTIONS,
  isStricter,
  type PasswordOptions,
} from '#domain/account/passwordPolicy.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { SaveOutcome } from '../pageDefault/pageDefault.ts';

interface Context {
  /** The site's options; null until they are loaded. */
  stored: PasswordOptions | null;
  /** The options to confirm or save. */
  chosen: ChosenPasswordOptions;
}

type Event =
  | { type: 'options.edit' }
  | { type: 'options.submit'; chosen: ChosenPasswordOptions }
  | { type: 'stricter.confirm' }
  | { type: 'stricter.refuse' }
  /** Retries what could not be loaded. */
  | { type: 'options.retry' };

const notSaved = (reason: string): Notice => ({
  type: 'error',
  text: reason || adminText('admin.passwordOptionsNotSaved'),
});

/** What new passwords need. Stricter options need a confirmation, because some users then have to choose a new password. Runs on /admin. */
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
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setChosen: assign({ chosen: (_, { chosen }: { chosen: ChosenPasswordOptions }) => chosen }),
  },
}).createMachine({
  id: 'passwordOptions',
  context: { stored: null, chosen: DEFAULT_PASSWORD_OPTIONS },
  initial: 'loading',
  states: {
    loading: {
      description: "The site's password options are loading.",
      tags: 'busy',
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: { target: 'editing', actions: assign({ stored: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The options could not be loaded. The user can try again.',
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
          description: "The form shows the site's options.",
          on: { 'options.edit': 'touched' },
        },
        touched: {
          description: 'Something was changed. Leaving asks first, and closing the tab shows the browser warning.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'untouched' },
        },
      },
    },
    confirming: {
      description:
        'The admin reads what stricter options mean for users with weaker passwords, and is asked to confirm.',
      on: { 'stricter.confirm': 'saving', 'stricter.refuse': 'editing.touched' },
    },
    saving: {
      description: 'The options are being saved. The form keeps what was chosen.',
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
              { type: 'notify', params: { type: 'success', text: adminText('admin.passwordOptionsSaved') } },
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
