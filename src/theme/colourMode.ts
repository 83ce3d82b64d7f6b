export type ColourMode = 'light' | 'dark' | 'system';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

function show(dark: boolean): void {
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/** Shows the page light or dark, and prints it light; with `system` it follows the device until the returned function is called. */
export function applyColourMode(mode: ColourMode): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const device = mode === 'system' ? window.matchMedia?.(PREFERS_DARK) : null;
  const follow = () => show(device?.matches ?? mode === 'dark');
  follow();
  device?.addEventListener('change', follow, { signal });
  window.addEventListener('beforeprint', () => show(false), { signal });
  window.addEventListener('afterprint', follow, { signal });
  return () => listening.abort();
}
