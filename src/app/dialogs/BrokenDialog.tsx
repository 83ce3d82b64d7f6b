import { useState } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

interface BrokenDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The face of a dialog that stopped. It has gone before the dialog opens again, which its closing would close. */
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
