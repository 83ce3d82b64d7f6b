import { useSelector } from '@xstate/react';
import { productsText } from '#domain/texts/productsText.ts';
import type {
  CartLineDialogRef,
  CartLineDialogSnapshot,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog.tsx';
import { PriceChangeDialog } from './PriceChangeDialog.tsx';
import { UnusualQuantities } from './UnusualQuantities.tsx';

const descriptionOf = ({ context }: CartLineDialogSnapshot) => context.product.description;
const isAskingQuantityIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches('confirmingQuantity');
const unusualOf = ({ context }: CartLineDialogSnapshot) => context.unusual;
const conflictOf = (snapshot: CartLineDialogSnapshot) =>
  snapshot.matches('confirmingPrice') ? snapshot.context.conflict : null;

/** Asks about a line before it goes into the cart: an unusual quantity, or a changed price. */
export function LineQuestions({ line }: { line: CartLineDialogRef }) {
  const description = useSelector(line, descriptionOf);
  const isAskingQuantity = useSelector(line, isAskingQuantityIn);
  const unusual = useSelector(line, unusualOf);
  const conflict = useSelector(line, conflictOf);
  return (
    <>
      <ConfirmDialog
        isOpen={isAskingQuantity}
        title={productsText('product.unusualQuantity')}
        confirmLabel={productsText('product.keep', { quantity: unusual?.quantity ?? '' })}
        cancelLabel={productsText('product.changeIt')}
        onConfirm={() => line.send({ type: 'quantity.confirm' })}
        onCancel={() => line.send({ type: 'quantity.refuse' })}
      >
        <UnusualQuantities lines={unusual ? [{ description, question: unusual.question }] : []} />
      </ConfirmDialog>
      <PriceChangeDialog
        conflict={conflict}
        onConfirm={() => line.send({ type: 'priceChange.confirm' })}
        onRefuse={() => line.send({ type: 'priceChange.refuse' })}
      />
    </>
  );
}
