import type { ShownTheme } from '#machines/theme/shownTheme.ts';
import { toneSheet } from './tones.ts';

const ID = 'theme-tones';

/** Lays these tones over those of the style sheet, wherever a colour of the theme is used. */
export function showTones(tones: ShownTheme['tones']): void {
  const before = document.getElementById(ID);
  if (!tones) {
    before?.remove();
    return;
  }
  const style = before ?? document.head.appendChild(document.createElement('style'));
  style.id = ID;
  style.textContent = toneSheet(tones);
}
