import type { FocusEvent } from 'react';

/** A virtual list has rendered its rows by then, even on a slow machine. */
const SETTLED_AFTER_MS = 1000;
/** The keys that scroll or move on. */
const GOES_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Not while the pointer is pressed: the pressed element would move away. */
function scrollTo(target: Element): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

/** The focus trap of a dialog moves from the last control to the first without scrolling. */
export function keepFocusInView({ target }: FocusEvent): void {
  scrollTo(target);
}

let current: AbortController | undefined;

/** A virtual list may move the focused row a moment after it received the focus. */
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
