import { frameText } from '#domain/texts/frameText.ts';
import { Button } from '../buttons/Button.tsx';
import type { DialogProps } from './ChakraDialog.tsx';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'isOpen' | 'footer'> {
  /** True by default. */
  readonly isOpen?: boolean;
  readonly isBusy: boolean;
  readonly submitLabel: string;
  /** The label while the form is sent. */
  readonly busyLabel: string;
  readonly isDanger?: boolean;
  /** Why the form cannot be sent; null if it can. */
  readonly blockedBy?: string | null;
  readonly onSubmit: () => void;
}

/** A form to send or to cancel; Enter in a field sends it. */
export function FormDialog({
  isOpen = true,
  submitLabel,
  busyLabel,
  isDanger = false,
  blockedBy,
  onSubmit,
  ...dialog
}: FormDialogProps) {
  const { isBusy, onClose } = dialog;
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onSubmit={() => !blockedBy && onSubmit()}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {frameText('dialogs.cancel')}
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            blockedBy={blockedBy}
            reasonPlace="line"
            isBusy={isBusy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    />
  );
}
