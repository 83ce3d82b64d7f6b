import { type ActorRefFrom, assertEvent, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { themeTexts } from '#domain/settings/themeTexts.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { ChosenTheme, ShownTheme } from '../../theme/shownTheme.ts';

export type ThemeSaved = { kind: 'saved'; theme: ShownTheme } | { kind: 'refused'; text: string };

interface Context {
  /** The saved theme; null until it is loaded. */
  loaded: ChosenTheme | null;
  /** How often the form has started over. */
  edition: number;
  /** The server's reason why the last theme was not saved. */
  reason: string | null;
}

type Event =
  | { type: 'theme.edit' }
  | { type: 'theme.apply'; theme: ChosenTheme }
  | { type: 'theme.cancel' }
  | { type: 'theme.reset' }
  | { type: 'question.confirm' }
  | { type: 'question.refuse' }
  | { type: 'theme.retry' };

const FAILED: Notice = { type: 'error', text: themeTexts.failed };
const SAVED: Notice = { type: 'success', text: themeTexts.saved };

/** Lets users choose the theme in which they see the shop. Runs on /settings. */
export const themeEditMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    loadChosen: port<ChosenTheme>('loadChosen'),
    saveTheme: port<ThemeSaved, ChosenTheme>('saveTheme'),
    resetTheme: port<ThemeSaved>('resetTheme'),
    /** While it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: shows the shop in the saved theme from now on. */
    adoptTheme: (_, _params: ThemeSaved) => undefined,
    setSaved: assign(({ context }, saved: ThemeSaved) =>
      saved.kind === 'saved'
        ? { loaded: saved.theme, edition: context.edition + 1, reason: null }
        : { reason: saved.text === '' ? null : saved.text },
    ),
  },
}).createMachine({
  id: 'themeEdit',
  context: { loaded: null, edition: 0, reason: null },
  initial: 'loading',
  states: {
    loading: {
      description: "The user's current theme is loading.",
      tags: 'busy',
      invoke: {
        id: 'loadChosen',
        src: 'loadChosen',
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => ({
            loaded: event.output,
            edition: context.edition + 1,
            reason: null,
          })),
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The theme could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'theme.retry': 'loading' },
    },
    editing: {
      description: 'The user chooses light or dark and two colors. A preview shows both.',
      initial: 'untouched',
      on: { 'theme.reset': 'askingReset' },
      states: {
        untouched: {
          description: 'The form shows the saved theme.',
          on: { 'theme.edit': 'touched' },
        },
        touched: {
          description: 'Something was changed. Leaving asks first, and closing the tab shows the browser warning.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'untouched' },
          on: {
            'theme.edit': { actions: assign({ reason: null }) },
            'theme.apply': '#themeEdit.saving',
            'theme.cancel': '#themeEdit.askingCancel',
          },
        },
        asked: {
          description: 'The form returns to where the question was asked.',
          type: 'history',
          target: 'untouched',
        },
      },
    },
    askingCancel: {
      description: "The question 'Cancel current changes to theme?' is on screen.",
      on: {
        'question.confirm': {
          target: 'editing',
          actions: assign({ edition: ({ context }) => context.edition + 1, reason: null }),
        },
        'question.refuse': 'editing.touched',
      },
    },
    askingReset: {
      description: "The question 'Reset theme to system default?' is on screen.",
      on: { 'question.confirm': 'resetting', 'question.refuse': 'editing.asked' },
    },
    saving: {
      description: 'The theme is being saved. The form keeps what was chosen.',
      tags: 'busy',
      invoke: {
        id: 'saveTheme',
        src: 'saveTheme',
        input: ({ event }) => {
          assertEvent(event, 'theme.apply');
          return event.theme;
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'editing',
            actions: [
              { type: 'setSaved', params: ({ event }) => event.output },
              { type: 'adoptTheme', params: ({ event }) => event.output },
              { type: 'notify', params: SAVED },
            ],
          },
          {
            description: 'The form shows the reason.',
            target: 'editing.touched',
            actions: [
              { type: 'setSaved', params: ({ event }) => event.output },
              { type: 'notify', params: FAILED },
            ],
          },
        ],
        onError: { target: 'editing.touched', actions: { type: 'notify', params: FAILED } },
      },
    },
    resetting: {
      description: 'The user’s own theme is being removed.',
      tags: 'busy',
      invoke: {
        id: 'resetTheme',
        src: 'resetTheme',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'editing',
            actions: [
              { type: 'setSaved', params: ({ event }) => event.output },
              { type: 'adoptTheme', params: ({ event }) => event.output },
              { type: 'notify', params: SAVED },
            ],
          },
          {
            target: 'editing.asked',
            actions: [
              { type: 'setSaved', params: ({ event }) => event.output },
              { type: 'notify', params: FAILED },
            ],
          },
        ],
        onError: { target: 'editing.asked', actions: { type: 'notify', params: FAILED } },
      },
    },
  },
  options: machineOptions,
});

export type ThemeEditRef = ActorRefFrom<typeof themeEditMachine>;
export type ThemeEditSnapshot = SnapshotFrom<typeof themeEditMachine>;
