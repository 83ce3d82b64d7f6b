import { type ActorRefFrom, assertEvent, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { emailKey, type PreferenceFields } from '#domain/account/signUp.ts';
import type { Consumer } from '#domain/api/consumer.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import { accessText } from '#domain/texts/accessText.ts';
import type { AccountResult } from '../../lib/accountResult.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';

export type Preferences = PreferenceFields & { emailOption: boolean };

export interface LoadedPreferences {
  consumer: Consumer;
  settings: ConsumerSettings;
}

interface Context {
  /** Null until it is loaded. */
  loaded: LoadedPreferences | null;
  /** How often it was loaded; the form starts over each time. */
  edition: number;
}

type Event =
  | { type: 'preferences.edit' }
  | { type: 'preferences.submit'; preferences: Preferences }
  | { type: 'preferences.retry' };

/** What consumers entered about themselves and may change. Runs on /user-preferences. */
export const preferencesMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    loadPreferences: port<LoadedPreferences>('loadPreferences'),
    savePreferences: port<AccountResult, Preferences>('savePreferences'),
    /** While it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isConfirmed: ({ context }, { email }: { email: string }) =>
      emailKey(email) === emailKey(context.loaded?.consumer.email ?? ''),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
  },
}).createMachine({
  id: 'preferences',
  context: { loaded: null, edition: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: "The page loads the user's preferences.",
      tags: 'busy',
      invoke: {
        id: 'loadPreferences',
        src: 'loadPreferences',
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            loaded: event.output,
            edition: context.edition + 1,
          })),
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The preferences could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'preferences.retry': 'loading' },
    },
    editing: {
      description: 'The form is on screen.',
      initial: 'untouched',
      on: {
        'preferences.submit': [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ email: event.preferences.email }) },
            target: 'saving',
          },
          {
            description: 'The typed email is not the email of the account.',
            actions: { type: 'notify', params: { type: 'error', text: accessText('account.preferences.notSaved') } },
          },
        ],
      },
      states: {
        untouched: {
          description: 'Nothing was typed since the form loaded.',
          on: { 'preferences.edit': 'touched' },
        },
        touched: {
          description: 'Something was typed. Leaving asks first, and closing the tab shows the browser warning.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'untouched' },
        },
      },
    },
    saving: {
      description: 'The preferences are being saved. The form keeps what was typed.',
      tags: 'busy',
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ event }) => {
          assertEvent(event, 'preferences.submit');
          return event.preferences;
        },
        onDone: [
          {
            description: 'The page loads the saved preferences again.',
            guard: ({ event }) => event.output.kind === 'done',
            target: 'loading',
            actions: { type: 'notify', params: { type: 'success', text: accessText('account.preferences.saved') } },
          },
          {
            target: 'editing.touched',
            actions: {
              type: 'notify',
              params: ({ event }) => ({
                type: 'error',
                text: event.output.text || accessText('account.preferences.notSaved'),
              }),
            },
          },
        ],
        onError: {
          target: 'editing.touched',
          actions: { type: 'notify', params: { type: 'error', text: accessText('account.preferences.notSaved') } },
        },
      },
    },
  },
  options: machineOptions,
});

export type PreferencesRef = ActorRefFrom<typeof preferencesMachine>;
export type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>;
