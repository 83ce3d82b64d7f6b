import { useLayoutEffect, useRef } from 'react';

/** A pressed control disappears with its state: the focus moves to the page or dialog that had it. */
export function useFocusPassedOn() {
  const state = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = state.current;
    const place = shown?.closest<HTMLElement>('main, [role=dialog]');
    return () => {
      if (shown?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return state;
}
