import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '#domain/texts.ts';
import type { DialogsSnapshot } from '#machines/shop/dialogs/dialogsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { BrokenDialog } from './BrokenDialog.tsx';
import { CartConflict } from './CartConflict.tsx';

const CartLineDialog = lazy(() =>
  import('../../screens/cartLineDialog/CartLineDialog.tsx').then((m) => ({ default: m.CartLineDialog })),
);

const AddToGuideDialog = lazy(() =>
  import('../../screens/addToGuide/AddToGuideDialog.tsx').then((m) => ({ default: m.AddToGuideDialog })),
);
const SaveCartAsGuideDialog = lazy(() =>
  import('../../screens/saveCartAsGuide/SaveCartAsGuideDialog.tsx').then((m) => ({ default: m.SaveCartAsGuideDialog })),
);

const PasteDialog = lazy(() => import('../../screens/paste/PasteDialog.tsx').then((m) => ({ default: m.PasteDialog })));

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
      {dialog && (
        <Suspense>
          <CartLineDialog key={dialog.sessionId} dialog={dialog} />
        </Suspense>
      )}
      {addToGuide && (
        <Suspense>
          <AddToGuideDialog key={addToGuide.sessionId} dialog={addToGuide} />
        </Suspense>
      )}
      {saveCartAsGuide && (
        <Suspense>
          <SaveCartAsGuideDialog key={saveCartAsGuide.sessionId} dialog={saveCartAsGuide} />
        </Suspense>
      )}
      {paste && (
        <Suspense>
          <PasteDialog key={paste.sessionId} dialog={paste} />
        </Suspense>
      )}
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
