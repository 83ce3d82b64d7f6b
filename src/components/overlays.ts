import { useEffect, useEffectEvent } from 'react';

type Overlay = () => void;

/** The overlays over the page, the topmost last. */
const overlays: Overlay[] = [];
const listeners = new Set<() => void>();

/** Back closes an open overlay: a dialog, a drawer, the search of a phone. */
export function useOverlay(isOpen: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = () => goBack();
    overlays.push(overlay);
    for (const listener of listeners) listener();
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [isOpen]);
}

export function hasOverlay(): boolean {
  return overlays.length > 0;
}

/** Asks the topmost overlay to close. It may ask first, or stay open while busy. */
export function closeOverlay(): void {
  overlays.at(-1)?.();
}

export function onOverlayOpened(listener: () => void): void {
  listeners.add(listener);
}
