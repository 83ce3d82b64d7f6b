import { useState } from 'react';
import type { DialogsRef } from '#machines/shop/dialogs/dialogsMachine.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

/** The face of a dialog that stopped. It has gone before the dialog opens again, which its closing would close. */
export function BrokenDialog({ dialogs }: { dialogs: DialogsRef }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Something went wrong"
      confirmLabel="Try again"
      cancelLabel="Close"
      onCancel={() => dialogs.send({ type: 'dialog.close' })}
      onConfirm={() => {
        setOpen(false);
        window.setTimeout(() => dialogs.send({ type: 'dialog.retry' }));
      }}
    >
      This dialog stopped working. What you entered elsewhere is still there.
    </ConfirmDialog>
  );
}
