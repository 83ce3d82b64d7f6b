/** Where the browser keeps work that the end of a session interrupted. Empty: its owner logged out, and nothing is to stay. */
export const PARKED_KEY = 'parkedWork';

export const ENTRY_KEY = 'quickEntry:';

function withoutLines(text: string): string | null {
  const { lines: _, ...kept } = JSON.parse(text);
  return kept.pending ? JSON.stringify({ ...kept, lines: [] }) : null;
}

/** Who logs out leaves nothing behind that he typed. Lines that were sent stay: whether they arrived is still to be found out. */
export function forgetTyped({ localStorage, sessionStorage }: Window, username: string): void {
  try {
    sessionStorage.clear();
    localStorage.setItem(PARKED_KEY, '');
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(`${ENTRY_KEY}${username}:`)) continue;
      const sent = withoutLines(localStorage.getItem(key) ?? '{}');
      localStorage.removeItem(key);
      if (sent !== null) localStorage.setItem(key, sent);
    }
  } catch {
    // What storage does not let be read, nobody reads after him.
  }
}
