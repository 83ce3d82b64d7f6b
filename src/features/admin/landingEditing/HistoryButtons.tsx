import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { landingText } from '#domain/texts/landingText.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { useHistoryKeys } from './useHistoryKeys.ts';

interface HistoryButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isBusy?: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Undo and redo of the page or the card; the keys do the same. */
export function HistoryButtons({ canUndo, canRedo, isBusy = false, onUndo, onRedo }: HistoryButtonsProps) {
  useHistoryKeys({ undo: onUndo, redo: onRedo });
  return (
    <>
      <IconButton
        label={landingText('landingEditing.undo')}
        icon={<Undo2 />}
        aria-keyshortcuts="Control+Z"
        disabled={isBusy}
        blockedBy={canUndo ? null : landingText('landingEditing.nothingToUndo')}
        onClick={onUndo}
      />
      <IconButton
        label={landingText('landingEditing.redo')}
        icon={<Redo2 />}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={isBusy}
        blockedBy={canRedo ? null : landingText('landingEditing.nothingToRedo')}
        onClick={onRedo}
      />
    </>
  );
}
