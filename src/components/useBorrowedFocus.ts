import { useEffect } from 'react';

/** The focus goes to what is found when this is shown, and back to where it was when it is gone. */
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
