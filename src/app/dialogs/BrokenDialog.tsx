import { useState } from 'react';
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
      title="Something Went Wrong"
      confirmLabel="Try Again"
      cancelLabel="Close"
      onCancel={onClose}
      onConfirm={() => {
        setOpen(false);
        window.setTimeout(onRetry);
      }}
    >
      This dialog stopped working. What you entered elsewhere is still there.
    </ConfirmDialog>
  );
}
