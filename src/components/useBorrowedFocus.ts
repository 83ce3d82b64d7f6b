import { useEffect } from 'react';

/** Focuses the found element while this is shown, then returns the focus. */
export function useBorrowedFocus(find: () => HTMLElement | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once.
  useEffect(() => {
    const before = document.activeElement;
    find()?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}
