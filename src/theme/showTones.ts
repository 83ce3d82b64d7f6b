import type { ShownTheme } from '#machines/theme/shownTheme.ts';
import { toneSheet } from './tones.ts';

const ID = 'theme-tones';

/** Overrides the tones of the style sheet wherever a theme color is used. */
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
