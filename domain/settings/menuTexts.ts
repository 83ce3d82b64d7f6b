import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import type { MenuItem } from './menu.ts';

/** Whether a page can be opened, by its entry in the menu. */
export const MENU_WORDS = perLanguage(
  () =>
    ({
      shown: adminText('menu.shown'),
      hidden: adminText('menu.hidden'),
      locked: adminText('menu.locked'),
    }) as const,
);
export type MenuWord = keyof typeof MENU_WORDS;

export function menuWord({ isVisible, isLocked }: MenuItem): MenuWord {
  if (isLocked) return 'locked';
  return isVisible ? 'shown' : 'hidden';
}
