import { useEffect, useEffectEvent } from 'react';

const OWN_HISTORY =
  'input:not([type=range], [type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]';

interface History {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y), outside text fields and dialogs. */
export function useHistoryKeys({ undo, redo }: History): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isUndo = key === 'z' && !event.shiftKey;
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isUndo || isRedo)) return;
    if (event.target instanceof Element && event.target.closest(OWN_HISTORY)) return;
    if (document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) return;
    event.preventDefault();
    (isUndo ? undo : redo)();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
