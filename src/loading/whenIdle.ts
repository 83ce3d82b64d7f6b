/** Does it once the browser has nothing else to do. */
export function whenIdle(browser: Window, work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(work);
  else globalThis.setTimeout(work, 1000);
}
