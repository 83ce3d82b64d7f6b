import { paintColourMode } from './colourMode.ts';
import { keptThemeOfVisit } from './keptTheme.ts';
import { showTones } from './showTones.ts';

/* Runs inline in the page, before the first paint: the stored theme is on screen from the first pixel. */
let mode: Parameters<typeof paintColourMode>[0] = 'system';
try {
  const kept = keptThemeOfVisit();
  mode = kept?.theme.mode ?? mode;
  showTones(kept?.theme.tones ?? null);
} finally {
  paintColourMode(mode);
}
