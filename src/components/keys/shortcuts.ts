import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { allowedStorage } from '../../browser/storage.ts';

const STORAGE_KEY = 'singleKeyShortcuts';
const storage = () => allowedStorage('localStorage');
const listeners = new Set<() => void>();

function areOn(): boolean {
  return storage().getItem(STORAGE_KEY) !== 'off';
}

/** Keys without a modifier can be turned off (WCAG 2.1.4). */
export function turnShortcuts(isOn: boolean): void {
  if (isOn) storage().removeItem(STORAGE_KEY);
  else storage().setItem(STORAGE_KEY, 'off');
  for (const listener of listeners) listener();
}

export function useShortcutsAreOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areOn);
}

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=button]), select, textarea, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a single key may act: not in fields, not over an open dialog, and not if single keys are turned off. */
export function takesSingleKeys({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isTyping(target) || !areOn()) return false;
  return !document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
}

/** Runs on a single key. */
export function useShortcut(key: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !takesSingleKeys(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
