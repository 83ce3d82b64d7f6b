import { isAvailable } from './menu.ts';
import type { UserSettings } from './settings.ts';

/** Both must allow it, and consumers never have a theme of their own (readings 34). */
export function mayChooseColours({
  allowUserColors,
  menu,
  sessionType,
}: Pick<UserSettings, 'allowUserColors' | 'menu' | 'sessionType'>): boolean {
  return sessionType === 'Normal' && allowUserColors && isAvailable(menu, 'ColorMaintenance');
}
