import type { PriceConflict } from '#domain/cart/priceConflicts.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { productsText } from '#domain/texts/productsText.ts';
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
      title={entryText('entry.changePriceTitle')}
      confirmLabel={productsText('product.changePrice')}
      onConfirm={onConfirm}
      onCancel={onRefuse}
    >
      {conflict && entryText('entry.changePrice', { description: conflict.description, unit: conflict.unit })}
    </ConfirmDialog>
  );
}
