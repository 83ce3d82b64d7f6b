import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardDialogProps {
  readonly isOpen: boolean;
  /** What would be lost. */
  readonly children: string;
  readonly onDiscard: () => void;
  readonly onKeepEditing: () => void;
}

/** Asks before what was typed in a form is given up. */
export function DiscardDialog({ isOpen, children, onDiscard, onKeepEditing }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Discard Changes?"
      confirmLabel="Discard"
      cancelLabel="Keep Editing"
      isDanger
      onConfirm={onDiscard}
      onCancel={onKeepEditing}
    >
      {children}
    </ConfirmDialog>
  );
}
