import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { texts } from '#domain/texts.ts';
import type { DialogsSnapshot } from '#machines/shop/dialogs/dialogsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { BrokenDialog } from './BrokenDialog.tsx';
import { CartConflict } from './CartConflict.tsx';
import { DialogOnItsWay } from './DialogOnItsWay.tsx';
import { AddToGuideDialog, CartLineDialog, PasteDialog, SaveCartAsGuideDialog } from './dialogParts.ts';

const pasteOf = ({ children }: DialogsSnapshot) => children.paste;
const addToGuideOf = ({ children }: DialogsSnapshot) => children.addToGuide;
const saveCartAsGuideOf = ({ children }: DialogsSnapshot) => children.saveCartAsGuide;
const cartLineDialogOf = ({ children }: DialogsSnapshot) => children.cartLineDialog;
const isBrokenIn = (snapshot: DialogsSnapshot) => snapshot.matches('broken');
const asksForAccount = (snapshot: DialogsSnapshot) => snapshot.matches('accountRequired');

/** The dialogs that any page can open. */
export function ShopDialogs({ shop }: { shop: Shop }) {
  const dialog = useSelector(shop.dialogs, cartLineDialogOf);
  const addToGuide = useSelector(shop.dialogs, addToGuideOf);
  const saveCartAsGuide = useSelector(shop.dialogs, saveCartAsGuideOf);
  const paste = useSelector(shop.dialogs, pasteOf);
  const isAsking = useSelector(shop.dialogs, asksForAccount);
  const isBroken = useSelector(shop.dialogs, isBrokenIn);
  const navigate = useNavigate();
  return (
    <>
      {dialog && <CartLineDialog key={dialog.sessionId} dialog={dialog} />}
      {addToGuide && <AddToGuideDialog key={addToGuide.sessionId} dialog={addToGuide} />}
      {saveCartAsGuide && <SaveCartAsGuideDialog key={saveCartAsGuide.sessionId} dialog={saveCartAsGuide} />}
      {paste && <PasteDialog key={paste.sessionId} dialog={paste} />}
      <DialogOnItsWay dialogs={shop.dialogs} />
      {isBroken && <BrokenDialog dialogs={shop.dialogs} />}
      <CartConflict cart={shop.cart} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Account Required"
        confirmLabel="Sign In"
        onCancel={() => shop.dialogs.send({ type: 'accountRequired.close' })}
        onConfirm={() => {
          shop.dialogs.send({ type: 'accountRequired.close' });
          void navigate('/login');
        }}
      >
        {texts.accountRequired}
      </ConfirmDialog>
    </>
  );
}
