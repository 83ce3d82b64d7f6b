import type { PriceConflict } from '#domain/cart/priceConflicts.ts';
import { texts } from '#domain/texts.ts';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog.tsx';

interface PriceChangeDialogProps {
  readonly conflict: PriceConflict | null;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
}

/** 'Change Price By U/M?': the product is in the cart at another price. */
export function PriceChangeDialog({ conflict, onConfirm, onRefuse }: PriceChangeDialogProps) {
  return (
    <ConfirmDialog
      isOpen={conflict !== null}
      title={texts.entry.changePriceTitle}
      confirmLabel="Change Price"
      onConfirm={onConfirm}
      onCancel={onRefuse}
    >
      {conflict && texts.entry.changePrice(conflict.description, conflict.unit)}
    </ConfirmDialog>
  );
}
