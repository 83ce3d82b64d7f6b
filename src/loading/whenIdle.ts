declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Does ahead of need, once the browser has nothing else to do, what is done later all the same. Whoever asks the browser to save
 * data pays for what he needs and no more.
 */
export function whenIdle(browser: Window, work: () => void): void {
  if (browser.navigator.connection?.saveData) return;
  // Safari has no idle callback.
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(work);
  else globalThis.setTimeout(work, 1000);
}
