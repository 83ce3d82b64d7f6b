import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { landingText } from '#domain/texts/landingText.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { useHistoryKeys } from './useHistoryKeys.ts';

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
