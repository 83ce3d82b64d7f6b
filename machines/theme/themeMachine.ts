import { type ActorRefFrom, assign, setup } from 'xstate';
import { machineOptions, port } from '../lib/port.ts';
import { type OwnedTheme, type ShownTheme, STANDARD_THEME } from './shownTheme.ts';

/** Who looks at the shop: null is nobody who is known, who sees the site's theme. */
export interface ThemeOwner {
  username: string | null;
  /** Which customer is acted for decides whether colours may be chosen. */
  customerKey: number | null;
}

interface Context extends ThemeOwner {
  /** What is on screen. */
  theme: ShownTheme;
  /** The site's, once it is known. */
  ofSite: ShownTheme;
}

type Event =
  | { type: 'owner.changed'; owner: ThemeOwner }
  | { type: 'theme.adopt'; theme: ShownTheme }
  | ({ type: 'theme.keptElsewhere' } & OwnedTheme);

/** Which theme is on screen: that of whoever is signed in, else the site's. Lives as long as the storefront, which owns it. */
export const themeMachine = setup({
  types: {} as { context: Context; events: Event; input: OwnedTheme },
  actors: {
    /** Of this user, or the site's; `known` spares it deriving the same colours again. */
    loadTheme: port<ShownTheme, { username: string | null; known: ShownTheme }>('loadTheme'),
  },
  guards: {
    isOfOwner: ({ context }, { username }: { username: string | null }) => username === context.username,
  },
  actions: {
    /** Filled by the host: puts it on screen. */
    showTheme: (_, _params: { theme: ShownTheme }) => undefined,
    /** Filled by the host: keeps it for the first paint of the next visit. */
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
        // What somebody else chose goes at once; who acts for another customer keeps his until it is said whether he may.
        assign(({ context, event }) => ({
          ...event.owner,
          theme: event.owner.username === context.username ? context.theme : context.ofSite,
        })),
        { type: 'showTheme', params: ({ context }) => ({ theme: context.theme }) },
      ],
    },
    'theme.adopt': {
      description: 'It was saved or reset on the settings page.',
      target: '.known',
      actions: [
        { type: 'setTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'showTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'keepTheme', params: ({ context, event }) => ({ username: context.username, theme: event.theme }) },
      ],
    },
    'theme.keptElsewhere': {
      description: 'Another tab of the same user keeps another one now.',
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
      description: 'What the browser kept of an earlier visit is on screen; who comes is not known yet.',
      entry: { type: 'showTheme', params: ({ context }) => ({ theme: context.theme }) },
    },
    asking: {
      description: 'The theme of whoever is here now is on its way.',
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
    known: { description: 'The theme is on screen, and kept for the first paint of the next visit.' },
    failed: {
      description: 'It did not come: what is on screen stays, and it is asked for again after a while.',
      after: { untilAskedAgain: 'asking' },
    },
  },
  options: machineOptions,
});

export type ThemeRef = ActorRefFrom<typeof themeMachine>;
