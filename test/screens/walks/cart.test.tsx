import { texts } from '#domain/texts.ts';
import type { CartRef } from '#machines/shop/cart/cartMachine.ts';
import { ShopDialogs } from '../../../src/app/dialogs/ShopDialogs.tsx';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { cartWalk } from '../../machines/shop/cart.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietOrdering, quietProblems } from './quietShop.ts';
import { all, noDialog, text, waiting } from './seeing.ts';

function openCart(): CartRef {
  const { shop, area } = quietOrdering({ type: 'cart.enter' }, { cart: null });
  renderPiece(
    <>
      <CartScreen shop={shop} area={area} />
      <ShopDialogs shop={shop} problems={quietProblems} />
    </>,
  );
  return shop.cart;
}

const tomatoes = text('Tomatoes, plum');
const undisturbed = all(tomatoes, noDialog);

walkScreen(cartWalk, {
  open: { '': openCart },
  sees: {
    loading: waiting,
    loaded: tomatoes,
    'loaded.idle': undisturbed,
    'loaded.refreshing': undisturbed,
    'loaded.writing': undisturbed,
    'loaded.conflicted': text(texts.cart.conflict),
    failed: text('The cart could not be loaded.'),
  },
  alike: [['loaded.idle', 'loaded.refreshing', 'loaded.writing']],
  unseen: {},
});
