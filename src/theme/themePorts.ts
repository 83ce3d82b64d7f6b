import { fromCallback, fromPromise } from 'xstate';
import type { SaveResult } from '#domain/api/refusal.ts';
import { deleteTheme, getSystemTheme, getTheme, saveTheme } from '#domain/api/theme.ts';
import { DARK, LIGHT, type Theme, type ThemeCode } from '#domain/settings/theme.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { ThemeSaved } from '#machines/account/themeEdit/themeEditMachine.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type ChosenTheme, type ShownTheme, STANDARD_THEME, type ThemeMode } from '#machines/theme/shownTheme.ts';
import { type Answered, type Api, answerOf } from '../api/client.ts';
import { fetchOnce } from '../loading/fetchOnce.ts';
import { prefersDark } from './colourMode.ts';
import type { ThemeStore } from './themeStore.ts';

const derive = fetchOnce(() => import('./deriveTones.ts').then(({ deriveTones }) => deriveTones));

const isSame = (one: ChosenTheme, other: ChosenTheme) =>
  one.primary === other.primary && one.secondary === other.secondary;

async function tonesOf(chosen: ChosenTheme, known: ShownTheme): Promise<ShownTheme['tones']> {
  if (isSame(chosen, STANDARD_THEME)) return null;
  if (isSame(chosen, known)) return known.tones;
  return (await derive.fetch())(chosen);
}

/** A light theme that the user did not choose follows the device. */
function modeOf({ hasUserTheme, theme }: Theme, isAsSystem: boolean): ThemeMode {
  if (isAsSystem || (!hasUserTheme && theme === LIGHT)) return 'system';
  return theme === DARK ? 'dark' : 'light';
}

function chosenOf(theme: Theme, isAsSystem: boolean): ChosenTheme {
  return { mode: modeOf(theme, isAsSystem), primary: theme.primaryColor, secondary: theme.secondaryColor };
}

const isOfUser = (theme: Theme, username: string | null, store: ThemeStore) =>
  theme.hasUserTheme && username !== null && store.isAsSystem(username);

/** The theme on screen. */
export function themePorts(api: Api, store: ThemeStore) {
  return {
    loadTheme: fromPromise<ShownTheme, { username: string | null; known: ShownTheme }>(async ({ input }) => {
      const { username, known } = input;
      const theme = await answerOf<typeof getTheme>(
        username === null ? api.call(getSystemTheme, {}) : api.call(getTheme, {}),
      );
      const chosen = chosenOf(theme, isOfUser(theme, username, store));
      return { ...chosen, tones: await tonesOf(chosen, known) };
    }),
  };
}

const WORK = { id: 'theme', question: frameText('leaving.unsavedData') };

function refusalIn(response: Answered<typeof saveTheme>): string | null {
  if (response.kind === 'empty') return '';
  const { isSuccess, errorReason }: Pick<SaveResult, 'isSuccess' | 'errorReason'> =
    response.kind === 'answer' ? response.answer : { isSuccess: false, errorReason: response.message };
  return isSuccess ? null : (errorReason ?? '');
}

interface EditHost {
  readonly leaving: () => LeavingRef;
  readonly store: ThemeStore;
  /** The user who chooses. */
  readonly username: () => string;
}

/** Reads and changes a user's own theme. */
export function themeEditPorts(api: Api, { leaving, store, username }: EditHost) {
  return {
    loadChosen: fromPromise<ChosenTheme>(async () => {
      const theme = await answerOf(api.call(getTheme, {}));
      return chosenOf(theme, isOfUser(theme, username(), store));
    }),
    saveTheme: fromPromise<ThemeSaved, ChosenTheme>(async ({ input }) => {
      const { mode, primary, secondary } = input;
      const tones = await tonesOf(input, STANDARD_THEME);
      const isDark = mode === 'system' ? prefersDark() : mode === 'dark';
      const theme: ThemeCode = isDark ? DARK : LIGHT;
      const body = { theme, primaryColor: primary, secondaryColor: secondary };
      const refusal = refusalIn(await api.call(saveTheme, { body }));
      if (refusal !== null) return { kind: 'refused', text: refusal };
      store.chooseAsSystem(username(), mode === 'system');
      return { kind: 'saved', theme: { ...input, tones } };
    }),
    resetTheme: fromPromise<ThemeSaved>(async () => {
      const refusal = refusalIn(await api.call(deleteTheme, {}));
      if (refusal !== null) return { kind: 'refused', text: refusal };
      store.chooseAsSystem(username(), false);
      const chosen = chosenOf(await answerOf(api.call(getSystemTheme, {})), false);
      return { kind: 'saved', theme: { ...chosen, tones: await tonesOf(chosen, STANDARD_THEME) } };
    }),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
  };
}
