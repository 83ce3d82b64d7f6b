/** Lets the browser do what waits, before long work goes on. */
export function takeTurns(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve));
}
