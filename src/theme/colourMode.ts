import type { ThemeMode } from '#machines/theme/shownTheme.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';
/** The background around the page: the surface of each theme. */
const AROUND = { light: '#ffffff', dark: '#19191c' };

function show(isDark: boolean): void {
  const root = document.documentElement;
  const mode = isDark ? 'dark' : 'light';
  root.classList.toggle('dark', isDark);
  root.style.colorScheme = mode;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', AROUND[mode]);
}

export function prefersDark(): boolean {
  return window.matchMedia?.(PREFERS_DARK).matches ?? false;
}

/** Applies the light or dark mode once, before the program runs. */
export function paintColourMode(mode: ThemeMode): void {
  show(mode === 'system' ? prefersDark() : mode === 'dark');
}

/** Applies the light or dark mode, prints light, and with `system` follows the device until the result is called. */
export function applyColourMode(mode: ThemeMode): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const device = mode === 'system' ? window.matchMedia?.(PREFERS_DARK) : null;
  const follow = () => paintColourMode(mode);
  follow();
  device?.addEventListener('change', follow, { signal });
  window.addEventListener('beforeprint', () => show(false), { signal });
  window.addEventListener('afterprint', follow, { signal });
  return () => listening.abort();
}
