import type { Repeat } from '#domain/cart/repeatedProducts.ts';
import { entryTexts } from '#domain/entry/entryTexts.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';

interface AddAgainDialogProps {
  readonly isOpen: boolean;
  readonly repeat: Repeat | null;
  readonly onConfirm: () => void;
  /** Adds only the products that are not in the cart. */
  readonly onLeaveOut: () => void;
  readonly onRefuse: () => void;
}

/** Asks about products that are in the cart already, before many are added. */
export function AddAgainDialog({ isOpen, repeat, onConfirm, onLeaveOut, onRefuse }: AddAgainDialogProps) {
  const { products = 0, inCart = [] } = repeat ?? {};
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onRefuse}
      title={productsText('product.addAgain')}
      width="narrow"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onRefuse}>{productsText('product.cancel')}</Button>
          {inCart.length < products && <Button onClick={onLeaveOut}>{productsText('product.onlyTheOthers')}</Button>}
          <Button variant="primary" onClick={onConfirm}>
            {productsText('product.addAgainButton')}
          </Button>
        </>
      }
    >
      {entryTexts.addAgain(inCart.length, products)}
    </Dialog>
  );
}
