import { useSelector } from '@xstate/react';
import { cartText } from '#domain/texts/cartText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import type {
  CartLineDialogRef,
  CartLineDialogSnapshot,
} from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import type { PricesRef } from '#machines/shop/prices/pricesMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { ProductImage } from '../../../components/text/ProductImage.tsx';
import { LineQuestions } from '../../../product/LineQuestions.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { ProductFacts } from '../../../product/ProductFacts.tsx';
import { imageSources } from '../../../product/productImages.ts';
import styles from './CartLineDialog.module.css';
import { CartLineFields } from './CartLineFields.tsx';
import { CartLineStock } from './CartLineStock.tsx';

const productOf = ({ context }: CartLineDialogSnapshot) => context.product;
const settingsOf = ({ context }: CartLineDialogSnapshot) => context.settings;
const isEditIn = ({ context }: CartLineDialogSnapshot) => context.line !== null;
const messageOf = ({ context }: CartLineDialogSnapshot) => context.message;
const canCancelIn = (snapshot: CartLineDialogSnapshot) => snapshot.can({ type: 'dialog.cancel' });
const isSavingIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches('pricing') || snapshot.matches('saving');
const isConfirmingIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches('confirmingRemoval');
const isLeavingIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches('confirmingClose');
const isRemovingIn = (snapshot: CartLineDialogSnapshot) => snapshot.matches('removing');
const whyNotSave = (snapshot: CartLineDialogSnapshot) => refusalOf(snapshot, { type: 'line.save' });
const isOpenIn = (snapshot: CartLineDialogSnapshot) =>
  snapshot.status === 'active' && snapshot.context.isShown && !snapshot.matches('opening');

interface CartLineDialogProps {
  readonly dialog: CartLineDialogRef;
  readonly prices: PricesRef;
}

/** Add To Cart, or Edit Cart. */
export function CartLineDialog({ dialog, prices }: CartLineDialogProps) {
  const product = useSelector(dialog, productOf);
  const settings = useSelector(dialog, settingsOf);
  const isEdit = useSelector(dialog, isEditIn);
  const message = useSelector(dialog, messageOf);
  const canCancel = useSelector(dialog, canCancelIn);
  const isSaving = useSelector(dialog, isSavingIn);
  const isConfirming = useSelector(dialog, isConfirmingIn);
  const isRemoving = useSelector(dialog, isRemovingIn);
  const isLeaving = useSelector(dialog, isLeavingIn);
  const blockedBy = useSelector(dialog, whyNotSave);
  const isOpen = useSelector(dialog, isOpenIn);
  const save = () => dialog.send({ type: 'line.save' });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        losesNothing
        onClose={() => dialog.send({ type: 'dialog.leave' })}
        title={isEdit ? cartText('cartLineDialog.editCart') : cartText('cartLineDialog.addToCart')}
        isBusy={!canCancel}
        initialFocus={() => document.querySelector<HTMLInputElement>('[data-cart-line] input[inputmode=decimal]')}
        footer={
          <>
            <Button disabled={!canCancel} onClick={() => dialog.send({ type: 'dialog.cancel' })}>
              {cartText('cartLineDialog.cancel')}
            </Button>
            <Button
              variant="primary"
              blockedBy={blockedBy}
              reasonPlace="line"
              isBusy={isSaving}
              busyLabel={cartText('cartLineDialog.saving')}
              onClick={save}
            >
              {cartText('cartLineDialog.save')}
            </Button>
          </>
        }
      >
        <div className={styles.product}>
          <ProductImage sources={imageSources(product.mobileImage, settings)} alt="" width={64} isSmall />
          <div>
            <p className={styles.name}>
              <ProductDescription>{product.description}</ProductDescription>
            </p>
            <ProductFacts product={product} />
            <CartLineStock dialog={dialog} prices={prices} />
          </div>
        </div>
        <CartLineFields dialog={dialog} onEnter={save} />
        <p role="alert" className={styles.message}>
          {message}
        </p>
      </Dialog>
      <LineQuestions line={dialog} />
      <ConfirmDialog
        isOpen={isLeaving}
        title={frameText('dialogs.unsavedChanges')}
        confirmLabel={frameText('dialogs.leave')}
        cancelLabel={frameText('dialogs.stay')}
        isDanger
        onConfirm={() => dialog.send({ type: 'close.confirm' })}
        onCancel={() => dialog.send({ type: 'close.refuse' })}
      >
        {frameText('leaving.unsavedData')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isConfirming || isRemoving}
        title={cartText('cartLineDialog.removeFromCart')}
        confirmLabel={cartText('cartLineDialog.remove')}
        isDanger
        isBusy={isRemoving}
        busyLabel={cartText('cartLineDialog.removing')}
        onConfirm={() => dialog.send({ type: 'removal.confirm' })}
        onCancel={() => dialog.send({ type: 'removal.refuse' })}
      >
        {cartText('cart.removeLine', { description: product.description })}
      </ConfirmDialog>
    </>
  );
}
