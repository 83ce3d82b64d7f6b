import { type ActorRefFrom, assign, setup } from 'xstate';
import { machineOptions, port } from '../lib/port.ts';
import { type OwnedTheme, type ShownTheme, STANDARD_THEME } from './shownTheme.ts';

/** Who looks at the shop; a null username means an unknown visitor, who sees the site's theme. */
export interface ThemeOwner {
  username: string | null;
  /** The customer that is acted for decides whether colors may be chosen. */
  customerKey: number | null;
}

interface Context extends ThemeOwner {
  /** The theme on screen. */
  theme: ShownTheme;
  /** The site's theme, once it is known. */
  ofSite: ShownTheme;
}

type Event =
  | { type: 'owner.changed'; owner: ThemeOwner }
  | { type: 'theme.adopt'; theme: ShownTheme }
  | ({ type: 'theme.keptElsewhere' } & OwnedTheme);

/** The theme on screen: the signed-in user's, else the site's. Owned by the storefront, and runs as long as it does. */
export const themeMachine = setup({
  types: {} as { context: Context; events: Event; input: OwnedTheme },
  actors: {
    /** Loads this user's theme, or the site's. `known` saves deriving the same colors again. */
    loadTheme: port<ShownTheme, { username: string | null; known: ShownTheme }>('loadTheme'),
  },
  guards: {
    isOfOwner: ({ context }, { username }: { username: string | null }) => username === context.username,
  },
  actions: {
    /** Provided by the host: puts the theme on screen. */
    showTheme: (_, _params: { theme: ShownTheme }) => undefined,
    /** Provided by the host: stores the theme for the first paint of the next visit. */
    keepTheme: (_, _params: OwnedTheme) => undefined,
    setTheme: assign(({ context }, { theme }: { theme: ShownTheme }) => ({
      theme,
      ofSite: context.username === null ? theme : context.ofSite,
    })),
  },
  delays: { untilAskedAgain: 30_000 },
}).createMachine({
  id: 'theme',
  context: ({ input }) => ({ ...input, customerKey: null, ofSite: STANDARD_THEME }),
  initial: 'remembered',
  on: {
    'owner.changed': {
      target: '.asking',
      reenter: true,
      actions: [
        // Another user's theme goes at once. A user who switches the customer keeps theirs until it is known whether they may.
        assign(({ context, event }) => ({
          ...event.owner,
          theme: event.owner.username === context.username ? context.theme : context.ofSite,
        })),
        { type: 'showTheme', params: ({ context }) => ({ theme: context.theme }) },
      ],
    },
    'theme.adopt': {
      description: 'The theme was saved or reset on the settings page.',
      target: '.known',
      actions: [
        { type: 'setTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'showTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'keepTheme', params: ({ context, event }) => ({ username: context.username, theme: event.theme }) },
      ],
    },
    'theme.keptElsewhere': {
      description: 'The same user changed the theme in another tab.',
      guard: { type: 'isOfOwner', params: ({ event }) => ({ username: event.username }) },
      target: '.known',
      actions: [
        { type: 'setTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'showTheme', params: ({ event }) => ({ theme: event.theme }) },
      ],
    },
  },
  states: {
    remembered: {
      description: 'The theme from an earlier visit is on screen. The visitor is not known yet.',
      entry: { type: 'showTheme', params: ({ context }) => ({ theme: context.theme }) },
    },
    asking: {
      description: 'The theme of the current visitor is loading.',
      invoke: {
        id: 'loadTheme',
        src: 'loadTheme',
        input: ({ context }) => ({ username: context.username, known: context.theme }),
        onDone: {
          target: 'known',
          actions: [
            { type: 'setTheme', params: ({ event }) => ({ theme: event.output }) },
            { type: 'showTheme', params: ({ event }) => ({ theme: event.output }) },
            {
              type: 'keepTheme',
              params: ({ context, event }) => ({ username: context.username, theme: event.output }),
            },
          ],
        },
        onError: 'failed',
      },
    },
    known: { description: 'The theme is on screen, and stored for the first paint of the next visit.' },
    failed: {
      description: 'The theme could not be loaded. The current one stays, and it is requested again after a while.',
      after: { untilAskedAgain: 'asking' },
    },
  },
  options: machineOptions,
});

export type ThemeRef = ActorRefFrom<typeof themeMachine>;
