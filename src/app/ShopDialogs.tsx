import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '#domain/texts.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { CartConflict } from './CartConflict.tsx';

const CartLineDialog = lazy(() =>
  import('../screens/cartLineDialog/CartLineDialog.tsx').then((m) => ({ default: m.CartLineDialog })),
);

const AddToGuideDialog = lazy(() =>
  import('../screens/addToGuide/AddToGuideDialog.tsx').then((m) => ({ default: m.AddToGuideDialog })),
);
const SaveCartAsGuideDialog = lazy(() =>
  import('../screens/saveCartAsGuide/SaveCartAsGuideDialog.tsx').then((m) => ({ default: m.SaveCartAsGuideDialog })),
);

const PasteDialog = lazy(() => import('../screens/paste/PasteDialog.tsx').then((m) => ({ default: m.PasteDialog })));

const pasteOf = ({ children }: ShopSnapshot) => children.paste;
const addToGuideOf = ({ children }: ShopSnapshot) => children.addToGuide;
const saveCartAsGuideOf = ({ children }: ShopSnapshot) => children.saveCartAsGuide;
const cartLineDialogOf = ({ children }: ShopSnapshot) => children.cartLineDialog;
const asksForAccount = (snapshot: ShopSnapshot) => snapshot.matches({ dialog: 'accountRequired' });

/** The dialogs that any page can open. */
export function ShopDialogs({ shop }: { shop: ShopRef }) {
  const dialog = useSelector(shop, cartLineDialogOf);
  const addToGuide = useSelector(shop, addToGuideOf);
  const saveCartAsGuide = useSelector(shop, saveCartAsGuideOf);
  const paste = useSelector(shop, pasteOf);
  const isAsking = useSelector(shop, asksForAccount);
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
      <CartConflict cart={shop.getSnapshot().context.cart} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Account Required"
        confirmLabel="Sign In"
        onCancel={() => shop.send({ type: 'accountRequired.close' })}
        onConfirm={() => {
          shop.send({ type: 'accountRequired.close' });
          void navigate('/login');
        }}
      >
        {texts.accountRequired}
      </ConfirmDialog>
    </>
  );
}
