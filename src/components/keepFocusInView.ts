import type { FocusEvent } from 'react';

/** Not under a pointer that is pressed: what it presses would move away from below it. */
function scrollTo(target: Element): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

/** The trap that holds the focus in a dialog moves it from the last control to the first without scrolling there. */
export function keepFocusInView({ target }: FocusEvent): void {
  scrollTo(target);
}

/** A list that makes what comes into view may put the focused row elsewhere a moment after the focus came to it. */
export function keepFocusInList({ target }: FocusEvent): void {
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(target)));
}
