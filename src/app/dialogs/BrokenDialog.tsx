import { useState } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

interface BrokenDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A dialog that failed. It closes before the dialog opens again, because its close event would close the new one. */
export function BrokenDialog({ onRetry, onClose }: BrokenDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={frameText('dialogs.somethingWentWrong')}
      confirmLabel={frameText('dialogs.tryAgain')}
      cancelLabel={frameText('dialogs.close')}
      onCancel={onClose}
      onConfirm={() => {
        setOpen(false);
        window.setTimeout(onRetry);
      }}
    >
      {frameText('dialogs.thisDialogStoppedWorkingWhatYou')}
    </ConfirmDialog>
  );
}
