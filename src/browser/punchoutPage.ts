import { allowedStorage } from './storage.ts';

const KEY = 'punchout';
const CODE = 'ac';

/** Whether this page has another user than the visits before: there is a code in the address, or this tab had one. */
export function isPunchoutPage(): boolean {
  return (
    new URLSearchParams(window.location.search).has(CODE) || allowedStorage('sessionStorage').getItem(KEY) !== null
  );
}

function wasLoadedAgain(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

export interface Arrival {
  /** The code of a punchout, removed from the address at once. */
  readonly code: string | null;
  /** A reloaded punchout page stored nothing to resume. */
  readonly wasPunchout: boolean;
}

/** How the current user arrived. */
export function takeArrival(): Arrival {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(CODE);
  const tab = allowedStorage('sessionStorage');
  const wasPunchout = code === null && tab.getItem(KEY) !== null && wasLoadedAgain();
  if (!wasPunchout) tab.removeItem(KEY);
  if (code !== null) {
    url.searchParams.delete(CODE);
    window.history.replaceState(null, '', url);
  }
  return { code, wasPunchout };
}

/** The tab stores only that it belongs to a punchout. */
export function storePunchout(): void {
  allowedStorage('sessionStorage').setItem(KEY, 'on');
}
