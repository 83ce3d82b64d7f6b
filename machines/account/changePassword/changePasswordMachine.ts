import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { DEFAULT_PASSWORD_OPTIONS, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { type AccountResult, NO_RESPONSE } from '../../lib/accountResult.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';

/** Passwords exist only in the event and in the input of the call, never in a context. */
export interface PasswordChange {
  password: string;
  newPassword: string;
}

interface Context {
  policy: PasswordOptions;
}

/** Changes the user's own password. Invoked by the shop's dialogs. */
export const changePasswordMachine = setup({
  types: {} as {
    context: Context;
    events: ({ type: 'password.submit' } & PasswordChange) | { type: 'dialog.cancel' };
    tags: 'busy';
  },
  actors: {
    loadPolicy: port<PasswordOptions>('loadPolicy'),
    sendPasswords: port<AccountResult, PasswordChange>('sendPasswords'),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
  },
}).createMachine({
  id: 'changePassword',
  context: { policy: DEFAULT_PASSWORD_OPTIONS },
  initial: 'filling',
  invoke: {
    id: 'loadPolicy',
    src: 'loadPolicy',
    onDone: { actions: assign({ policy: ({ event }) => event.output }) },
    onError: { description: 'The default rules apply. The server reports what it rejects.' },
  },
  states: {
    filling: {
      description: 'The user types the current and the new password.',
      on: { 'password.submit': 'sending', 'dialog.cancel': 'closed' },
    },
    sending: {
      description: 'The password is being changed. The form keeps what was typed.',
      tags: 'busy',
      invoke: {
        id: 'sendPasswords',
        src: 'sendPasswords',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          return { password: event.password, newPassword: event.newPassword };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'closed',
            actions: { type: 'notify', params: { type: 'success', text: accessText('account.password.updated') } },
          },
          {
            target: 'filling',
            actions: { type: 'notify', params: ({ event }) => ({ type: 'error', text: event.output.text }) },
          },
        ],
        onError: { target: 'filling', actions: { type: 'notify', params: { type: 'error', text: NO_RESPONSE.text } } },
      },
    },
    closed: {
      type: 'final',
      description: 'The password was changed, or the dialog was closed.',
    },
  },
  options: machineOptions,
});

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
export type ChangePasswordSnapshot = SnapshotFrom<typeof changePasswordMachine>;
