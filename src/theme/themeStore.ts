import type { OwnedTheme } from '#machines/theme/shownTheme.ts';
import { keptThemeText, THEME_KEY } from './keptTheme.ts';

/** The users of this browser who follow the device, because the server stores light and dark only. */
const AS_SYSTEM_KEY = 'themeAsSystem';
const REMEMBERED_USERS = 50;

/** The themes in local storage. Without storage a theme lasts until the page is left. */
export interface ThemeStore {
  write(kept: OwnedTheme): void;
  isAsSystem(username: string): boolean;
  chooseAsSystem(username: string, isChosen: boolean): void;
}

export function createThemeStore(storage: Storage): ThemeStore {
  const keep = (key: string, text: string) => {
    try {
      storage.setItem(key, text);
    } catch {
      // With a full or blocked storage the next visit starts with the colors of the style sheet.
    }
  };
  const asSystem = (): string[] => {
    try {
      const users: unknown = JSON.parse(storage.getItem(AS_SYSTEM_KEY) ?? '[]');
      return Array.isArray(users) ? users.filter((user) => typeof user === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    write: (kept) => keep(THEME_KEY, keptThemeText(kept)),
    isAsSystem: (username) => asSystem().includes(username),
    chooseAsSystem: (username, isChosen) => {
      const others = asSystem().filter((user) => user !== username);
      const users = isChosen ? [username, ...others] : others;
      keep(AS_SYSTEM_KEY, JSON.stringify(users.slice(0, REMEMBERED_USERS)));
    },
  };
}
