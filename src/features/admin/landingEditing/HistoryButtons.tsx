import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent } from 'react';
import { landingText } from '#domain/texts/landingText.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';

const OWN_HISTORY =
  'input:not([type=range], [type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]';

interface History {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y), outside text fields and dialogs. */
function useHistoryKeys({ undo, redo }: History): void {
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

interface HistoryButtonsProps {
  /** Why nothing can be undone or redone; null if something can. */
  readonly undoRefusal: string | null;
  readonly redoRefusal: string | null;
  readonly isBusy?: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Undo and redo of the page or the card; the keys do the same. */
export function HistoryButtons({ undoRefusal, redoRefusal, isBusy = false, onUndo, onRedo }: HistoryButtonsProps) {
  useHistoryKeys({ undo: onUndo, redo: onRedo });
  return (
    <>
      <IconButton
        label={landingText('landingEditing.undo')}
        icon={<Undo2 />}
        aria-keyshortcuts="Control+Z"
        disabled={isBusy}
        blockedBy={undoRefusal}
        onClick={onUndo}
      />
      <IconButton
        label={landingText('landingEditing.redo')}
        icon={<Redo2 />}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={isBusy}
        blockedBy={redoRefusal}
        onClick={onRedo}
      />
    </>
  );
}
