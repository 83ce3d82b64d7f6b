import { type OwnedTheme, type ShownTheme, THEME_MODES, type ToneSet } from '#machines/theme/shownTheme.ts';
import { isPunchoutPage } from '../browser/punchoutPage.ts';
import { allowedStorage } from '../browser/storage.ts';
import { TONES } from './tones.ts';

/** The storage key of the next visit's theme. */
export const THEME_KEY = 'theme';
const VERSION = 1;

const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

function isToneSet(value: ToneSet | undefined): boolean {
  return TONES.every((tone) => isColour(value?.[tone]));
}

interface Kept extends OwnedTheme {
  readonly version: number;
}

/** Storage is untrusted: only a complete valid theme counts. */
function isKept({ version, username, theme }: Kept): boolean {
  const { mode, primary, secondary, tones } = theme;
  return (
    version === VERSION &&
    (username === null || typeof username === 'string') &&
    THEME_MODES.includes(mode) &&
    isColour(primary) &&
    isColour(secondary) &&
    (tones === null || (isToneSet(tones.light) && isToneSet(tones.dark)))
  );
}

/** Has only the code that fits into the page itself. */
export function keptThemeIn(text: string | null): OwnedTheme | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    return isKept(kept) ? { username: kept.username, theme: kept.theme } : null;
  } catch {
    return null;
  }
}

export function keptThemeText({ username, theme }: OwnedTheme): string {
  const { mode, primary, secondary, tones } = theme;
  const kept: Kept & { theme: ShownTheme } = {
    version: VERSION,
    username,
    theme: { mode, primary, secondary, tones },
  };
  return JSON.stringify(kept);
}

/**
 * The theme of the first paint. A user's theme goes with their token; a punchout has another user than the visit
 * before.
 */
export function keptThemeOfVisit(): OwnedTheme | null {
  if (isPunchoutPage()) return null;
  const storage = allowedStorage('localStorage');
  const kept = keptThemeIn(storage.getItem(THEME_KEY));
  return !kept?.username || storage.getItem('token') !== null ? kept : null;
}
