import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shopText } from '#domain/texts/shopText.ts';
import type { DialogsRef, DialogsSnapshot } from '#machines/app/dialogs/dialogsMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { part } from '../../loading/part.tsx';
import { BugBoundary } from '../bugs/BugBoundary.tsx';
import type { Problems } from '../bugs/problems.ts';
import { wantedFrom } from '../wantedPage.ts';
import { BrokenDialog } from './BrokenDialog.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { DialogOnItsWay } from './DialogOnItsWay.tsx';
import {
  AddToGuideDialog,
  CartLineDialog,
  ChangePasswordDialog,
  PasteDialog,
  SaveCartAsGuideDialog,
  SavedDraftDialog,
} from './dialogParts.ts';

const CartConflict = part(() => import('./CartConflict.tsx').then((module) => module.CartConflict));

const isConflictedIn = (snapshot: CartSnapshot) => snapshot.matches({ loaded: 'conflicted' });
const savedDraftOf = ({ children }: DialogsSnapshot) => children.savedDraft;
const changePasswordOf = ({ children }: DialogsSnapshot) => children.changePassword;
const pasteOf = ({ children }: DialogsSnapshot) => children.paste;
const addToGuideOf = ({ children }: DialogsSnapshot) => children.addToGuide;
const saveCartAsGuideOf = ({ children }: DialogsSnapshot) => children.saveCartAsGuide;
const cartLineDialogOf = ({ children }: DialogsSnapshot) => children.cartLineDialog;
const openingOf = ({ context }: DialogsSnapshot) => context.opening;
const stateOf = ({ value }: DialogsSnapshot) => value;

interface ShopDialogsProps {
  readonly shop: Shop;
  readonly dialogs: DialogsRef;
  readonly problems: Problems;
}

/** The dialogs that any page can open. */
export function ShopDialogs({ shop, dialogs, problems }: ShopDialogsProps) {
  const { cart } = shop;
  const state = useSelector(dialogs, stateOf);
  const opening = useSelector(dialogs, openingOf);
  const cartLine = useSelector(dialogs, cartLineDialogOf);
  const addToGuide = useSelector(dialogs, addToGuideOf);
  const saveCartAsGuide = useSelector(dialogs, saveCartAsGuideOf);
  const paste = useSelector(dialogs, pasteOf);
  const savedDraft = useSelector(dialogs, savedDraftOf);
  const changePassword = useSelector(dialogs, changePasswordOf);
  const isConflicted = useSelector(cart, isConflictedIn);
  const [wasConflicted, setConflicted] = useState(isConflicted);
  if (isConflicted && !wasConflicted) setConflicted(true);
  const navigate = useNavigate();
  const location = useLocation();
  const closeQuestion = () => dialogs.send({ type: 'accountRequired.close' });
  return (
    <>
      <BugBoundary
        subject={state}
        face={() => null}
        onBug={(error, where) => {
          problems.ofScreen(error, where);
          dialogs.send({ type: 'dialog.crashed' });
        }}
      >
        {cartLine && <CartLineDialog key={cartLine.sessionId} dialog={cartLine} prices={shop.prices} />}
        {addToGuide && <AddToGuideDialog key={addToGuide.sessionId} dialog={addToGuide} />}
        {saveCartAsGuide && <SaveCartAsGuideDialog key={saveCartAsGuide.sessionId} dialog={saveCartAsGuide} />}
        {paste && <PasteDialog key={paste.sessionId} dialog={paste} />}
        {savedDraft && <SavedDraftDialog key={savedDraft.sessionId} dialog={savedDraft} />}
        {changePassword && <ChangePasswordDialog key={changePassword.sessionId} dialog={changePassword} />}
      </BugBoundary>
      <DialogOnItsWay dialogs={dialogs} />
      {state === 'broken' && (
        <BrokenDialog
          onRetry={() => dialogs.send({ type: 'dialog.retry' })}
          onClose={() => dialogs.send({ type: 'dialog.close' })}
        />
      )}
      <DialogBoundary problems={problems} onClose={() => cart.send({ type: 'conflict.keepTheirs' })}>
        {wasConflicted && <CartConflict cart={cart} />}
      </DialogBoundary>
      <ConfirmDialog
        isOpen={state === 'accountRequired'}
        title={shopText('dialogs.accountRequired')}
        confirmLabel={shopText('dialogs.signIn')}
        onCancel={closeQuestion}
        onConfirm={() => {
          closeQuestion();
          void navigate('/login', {
            state: wantedFrom(location, opening?.type === 'cartLine.add' ? opening.product.productKey : undefined),
          });
        }}
      >
        {shopText('accountRequired')}
      </ConfirmDialog>
    </>
  );
}
