import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { RECOVERY_CODES } from '#domain/account/twoFactor.ts';
import type { TwoFactorState } from '#domain/api/twoFactor.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { NO_RESPONSE } from '../../lib/accountResult.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { ChangeReply, SetUp, TwoFactorChange } from './twoFactor.ts';

type ReadCodes = () => readonly string[];

interface Context {
  /** Null until it is loaded. */
  stored: TwoFactorState | null;
  /** What the password is asked for; null without an open dialog. */
  change: TwoFactorChange | null;
  /** Null unless the app is being set up. */
  readSetUp: (() => SetUp) | null;
  /** Null unless the recovery codes are on screen. */
  readCodes: ReadCodes | null;
}

/** Passwords and codes exist only in the event and in the input of the call, never in a context. */
type Event =
  | { type: 'panel.retry' }
  | { type: 'change.begin'; change: TwoFactorChange }
  | { type: 'password.submit'; password: string }
  | { type: 'code.submit'; otp: string }
  | { type: 'codes.copy' }
  | { type: 'codes.print' }
  | { type: 'dialog.close' };

const CLOSED = { change: null, readSetUp: null, readCodes: null };
const OFF: TwoFactorState = { isOn: false, codesLeft: 0 };
const TURNED_OFF: Notice = { type: 'success', text: accountText('twoFactor.turnedOff') };
const FAILED: Notice = { type: 'error', text: NO_RESPONSE.text };

function refusal(reply: ChangeReply): Notice {
  return { type: 'error', text: reply.kind === 'refused' ? reply.text : NO_RESPONSE.text };
}

const failed = {
  description: 'Without a response, the panel loads what is true now.',
  target: '#twoFactor.loading',
  actions: ['close', { type: 'notify', params: FAILED }],
} as const;

/** Two-step sign-in of the user's own account: on, off, and new recovery codes. Runs on /settings. */
export const twoFactorMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    loadState: port<TwoFactorState>('loadState'),
    requestChange: port<ChangeReply, { change: TwoFactorChange; password: string }>('requestChange'),
    turnOn: port<ChangeReply, { otp: string }>('turnOn'),
    copyCodes: port<void, { readCodes: ReadCodes }>('copyCodes'),
  },
  guards: {
    isPossible: ({ context: { stored } }, { change }: { change: TwoFactorChange }) =>
      stored !== null && stored.isOn === (change !== 'turnOn'),
    isKind: (_, { reply, kind }: { reply: ChangeReply; kind: ChangeReply['kind'] }) => reply.kind === kind,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: prints the recovery codes. */
    printCodes: (_, _params: { readCodes: ReadCodes | null }) => undefined,
    close: assign(CLOSED),
    setCodes: assign((_, { reply }: { reply: ChangeReply }) =>
      reply.kind === 'codes'
        ? { readSetUp: null, readCodes: reply.readCodes, stored: { isOn: true, codesLeft: RECOVERY_CODES } }
        : {},
    ),
  },
}).createMachine({
  id: 'twoFactor',
  context: { stored: null, ...CLOSED },
  initial: 'loading',
  states: {
    loading: {
      description: 'Whether two-step sign-in is on is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadState',
        src: 'loadState',
        onDone: { target: 'shown', actions: assign({ stored: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'It could not be loaded. The panel offers to try again.',
      tags: 'failed',
      on: { 'panel.retry': 'loading' },
    },
    shown: {
      description: 'The panel shows whether two-step sign-in is on.',
      on: {
        'change.begin': {
          guard: { type: 'isPossible', params: ({ event }) => ({ change: event.change }) },
          target: 'confirming',
          actions: assign({ change: ({ event }) => event.change }),
        },
      },
    },
    confirming: {
      description: 'A dialog asks for the password before the change.',
      on: { 'password.submit': 'requesting', 'dialog.close': { target: 'shown', actions: 'close' } },
    },
    requesting: {
      description: 'The server checks the password. A wrong one can be corrected.',
      tags: 'busy',
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        input: ({ context: { change }, event }) => {
          assertEvent(event, 'password.submit');
          if (change === null) throw new Error('no change to request');
          return { change, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ reply: event.output, kind: 'setUp' }) },
            target: 'settingUp',
            actions: assign({
              readSetUp: ({ event: { output } }) => (output.kind === 'setUp' ? output.readSetUp : null),
            }),
          },
          {
            guard: { type: 'isKind', params: ({ event }) => ({ reply: event.output, kind: 'codes' }) },
            target: 'showingCodes',
            actions: { type: 'setCodes', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            guard: { type: 'isKind', params: ({ event }) => ({ reply: event.output, kind: 'off' }) },
            target: 'shown',
            actions: [assign({ stored: OFF, ...CLOSED }), { type: 'notify', params: TURNED_OFF }],
          },
          {
            target: 'confirming',
            actions: { type: 'notify', params: ({ event }) => refusal(event.output) },
          },
        ],
        onError: failed,
      },
    },
    settingUp: {
      description: 'The QR code and the secret are on screen. Nothing changes before a code from the app.',
      on: { 'code.submit': 'turningOn', 'dialog.close': { target: 'shown', actions: 'close' } },
    },
    turningOn: {
      description: 'The server checks the first code of the app. A wrong one can be corrected.',
      tags: 'busy',
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { otp: event.otp };
        },
        onDone: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ reply: event.output, kind: 'codes' }) },
            target: 'showingCodes',
            actions: { type: 'setCodes', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            target: 'settingUp',
            actions: { type: 'notify', params: ({ event }) => refusal(event.output) },
          },
        ],
        onError: failed,
      },
    },
    showingCodes: {
      description: 'The recovery codes are on screen, once. They can be copied and printed.',
      initial: 'fresh',
      on: {
        'codes.print': { actions: { type: 'printCodes', params: ({ context: { readCodes } }) => ({ readCodes }) } },
        'dialog.close': { target: 'shown', actions: 'close' },
      },
      states: {
        fresh: { description: 'Nothing has been copied yet.', on: { 'codes.copy': 'copying' } },
        copying: {
          description: 'The codes go to the clipboard.',
          tags: 'busy',
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context: { readCodes } }) => ({ readCodes: readCodes ?? (() => []) }),
            onDone: 'copied',
            onError: 'notCopied',
          },
        },
        copied: { description: 'The codes are on the clipboard.', on: { 'codes.copy': 'copying' } },
        notCopied: {
          description: 'The browser refused to copy. The user can select the codes.',
          on: { 'codes.copy': 'copying' },
        },
      },
    },
  },
  options: machineOptions,
});

export type TwoFactorRef = ActorRefFrom<typeof twoFactorMachine>;
export type TwoFactorSnapshot = SnapshotFrom<typeof twoFactorMachine>;
