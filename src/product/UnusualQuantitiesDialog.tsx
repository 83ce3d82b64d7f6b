import { productsText } from '#domain/texts/productsText.ts';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog.tsx';
import { UnusualQuantities, type UnusualQuantitiesProps } from './UnusualQuantities.tsx';

interface UnusualQuantitiesDialogProps extends UnusualQuantitiesProps {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onRefuse: () => void;
}

/** Asks about quantities far from this customer's usual ones, before lines go into the cart. */
export function UnusualQuantitiesDialog({ isOpen, lines, onConfirm, onRefuse }: UnusualQuantitiesDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={lines.length > 1 ? productsText('product.unusualQuantities') : productsText('product.unusualQuantity')}
      confirmLabel={productsText('product.addAsEntered')}
      cancelLabel={productsText('product.goBack')}
      onConfirm={onConfirm}
      onCancel={onRefuse}
    >
      <UnusualQuantities lines={lines} />
    </ConfirmDialog>
  );
}
