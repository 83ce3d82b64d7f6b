import { useSelector } from '@xstate/react';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { isAvailable } from '#domain/settings/menu.ts';
import { cartText } from '#domain/texts/cartText.ts';
import type { CartPageRef, CartPageSnapshot } from '#machines/ordering/cartPage/cartPageMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { mayKeepGuides } from '#machines/shop/shopper.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';

const isRemovingIn = (snapshot: CartPageSnapshot) => snapshot.matches('removing');
const isConfirmingIn = (snapshot: CartPageSnapshot) => snapshot.matches('confirmingClear');
const linesOf = ({ context }: CartSnapshot) => context.cart.lines;
const catalogueOf = ({ context }: CatalogueSnapshot) => context.catalogue;

interface CartToolbarProps {
  /** The checkout button is at the bottom of the window. */
  readonly hasFoot: boolean;
  readonly shop: Shop;
  readonly page: CartPageRef;
}

export function CartToolbar({ shop, page, hasFoot }: CartToolbarProps) {
  const isRemoving = useSelector(page, isRemovingIn);
  const isConfirming = useSelector(page, isConfirmingIn);
  const { cart, catalogue: catalogueRef } = shop;
  const lines = useSelector(cart, linesOf);
  const { productByKey: products, guides } = useSelector(catalogueRef, catalogueOf);
  const keepsGuides = mayKeepGuides(shop.shopper);
  const hasCheckout = isAvailable(shop.shopper.configuration.settings.menu, 'CheckOut');
  return (
    <>
      <Toolbar
        label={cartText('cart.cart')}
        sticks="top"
        end={
          hasCheckout &&
          !hasFoot && (
            <LinkButton to="/checkout" variant="primary" isWide>
              {cartText('cart.checkout')}
            </LinkButton>
          )
        }
      >
        <Button
          icon={isRemoving ? <Check /> : <X />}
          aria-pressed={isRemoving}
          onClick={() => page.send({ type: isRemoving ? 'removing.finish' : 'removing.start' })}
        >
          {isRemoving ? cartText('cart.done') : cartText('cart.removeItems')}
        </Button>
        <Button icon={<Trash2 />} onClick={() => page.send({ type: 'clear.request' })}>
          {cartText('cart.clearCart')}
        </Button>
        {keepsGuides && (
          <Button
            icon={<BookmarkPlus />}
            onClick={() => shop.dialogs.send({ type: 'cart.saveAsGuide', cartLines: lines, products, guides })}
          >
            {cartText('cart.saveOrderGuide')}
          </Button>
        )}
      </Toolbar>
      <ConfirmDialog
        isOpen={isConfirming}
        title={cartText('cart.clearCart')}
        confirmLabel={cartText('cart.clearCart')}
        isDanger
        onConfirm={() => page.send({ type: 'clear.confirm', seenLineIds: lines.map(({ id }) => id) })}
        onCancel={() => page.send({ type: 'clear.refuse' })}
      >
        {cartText('cart.clear')}
      </ConfirmDialog>
    </>
  );
}
