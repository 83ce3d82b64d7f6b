import type { FocusEvent } from 'react';

/** A list that makes what comes into view is done with it by then, on a slow machine as well. */
const SETTLED_AFTER_MS = 1000;
/** By these people scroll, or go on. */
const GOES_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Not under a pointer that is pressed: what it presses would move away from below it. */
function scrollTo(target: Element): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

/** The focus trap of a dialog moves from the last control to the first without scrolling. */
export function keepFocusInView({ target }: FocusEvent): void {
  scrollTo(target);
}

let current: AbortController | undefined;

/** A list that makes what comes into view may put what has the focus elsewhere a moment after the focus came to it. */
export function keepFocusInList({ target }: FocusEvent): void {
  current?.abort();
  const kept = new AbortController();
  current = kept;
  const { signal } = kept;
  for (const event of GOES_ON)
    window.addEventListener(event, () => kept.abort(), { signal, capture: true, passive: true });
  const settled = performance.now() + SETTLED_AFTER_MS;
  const keep = (now: number) => {
    if (now > settled || document.activeElement !== target) kept.abort();
    if (signal.aborted) return;
    scrollTo(target);
    requestAnimationFrame(keep);
  };
  requestAnimationFrame(() => requestAnimationFrame(keep));
}
