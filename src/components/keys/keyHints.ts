import { useEffect, useSyncExternalStore } from 'react';
import type { KeyHint } from './KeyHelp.tsx';

const NO_HINTS: readonly KeyHint[] = [];
let shown = NO_HINTS;
const listeners = new Set<() => void>();

function show(hints: readonly KeyHint[]): void {
  shown = hints;
  for (const listener of listeners) listener();
}

/** The keys of the view on screen, which `?` lists with those of the shop. */
export function useKeyHints(hints: readonly KeyHint[]): void {
  useEffect(() => {
    show(hints);
    return () => show(NO_HINTS);
  }, [hints]);
}

export function useShownKeyHints(): readonly KeyHint[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
