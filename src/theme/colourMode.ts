import type { ThemeMode } from '#machines/theme/shownTheme.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';
/** What browsers lay around the page: the surface of each. */
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

/** Shows the page light or dark as things are now, before the program runs. */
export function paintColourMode(mode: ThemeMode): void {
  show(mode === 'system' ? prefersDark() : mode === 'dark');
}

/** Shows the page light or dark, and prints it light; with `system` it follows the device until the returned function is called. */
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
