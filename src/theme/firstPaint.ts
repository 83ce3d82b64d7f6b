import { paintColourMode } from './colourMode.ts';
import { keptThemeOfVisit } from './keptTheme.ts';
import { showTones } from './showTones.ts';

/*
 * Stands in the page itself, before anything is painted: the theme that the browser kept is on screen with the first
 * pixel.
 */
let mode: Parameters<typeof paintColourMode>[0] = 'system';
try {
  const kept = keptThemeOfVisit();
  mode = kept?.theme.mode ?? mode;
  showTones(kept?.theme.tones ?? null);
} finally {
  paintColourMode(mode);
}
