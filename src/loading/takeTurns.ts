/** Yields to the browser before long work continues. */
export function takeTurns(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve));
}
