import { sharedText } from '#domain/texts/sharedText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardDialogProps {
  readonly isOpen: boolean;
  /** The input that would be lost. */
  readonly children: string;
  readonly onDiscard: () => void;
  readonly onKeepEditing: () => void;
  /** As in Dialog. */
  readonly onClosed?: () => void;
}

/** Asks before the input of a form is discarded. */
export function DiscardDialog({ isOpen, children, onDiscard, onKeepEditing, onClosed }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={sharedText('dialogs.discardChanges')}
      confirmLabel={sharedText('dialogs.discard')}
      cancelLabel={sharedText('dialogs.keepEditing')}
      isDanger
      onConfirm={onDiscard}
      onCancel={onKeepEditing}
      onClosed={onClosed}
    >
      {children}
    </ConfirmDialog>
  );
}
