declare global {
  interface Navigator {
    /** Some browsers do not support it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Runs early, when the browser is idle, work that would run later anyway. With the browser's data saver on it does not
 * run early.
 */
export function whenIdle(browser: Window, work: () => void): void {
  if (browser.navigator.connection?.saveData) return;
  // Safari has no idle callback.
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(work);
  else globalThis.setTimeout(work, 1000);
}
