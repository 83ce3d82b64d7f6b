import { type ReactNode, useRef } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** As in Dialog. */
  readonly onClosed?: (() => void) | undefined;
}

/** Asks one question; the focus starts on the safe choice. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = frameText('dialogs.cancel'),
  isDanger = false,
  isBusy = false,
  busyLabel,
  onConfirm,
  onCancel,
  onClosed,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      width="narrow"
      role="alertdialog"
      isBusy={isBusy}
      {...(onClosed && { onClosed })}
      initialFocus={() => (isDanger ? cancel.current : confirm.current)}
      footer={
        <>
          <Button ref={cancel} disabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            {...(busyLabel !== undefined && { busyLabel })}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
