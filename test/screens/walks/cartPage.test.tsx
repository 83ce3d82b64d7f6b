import { texts } from '#domain/texts.ts';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { cartPageWalk } from '../../machines/cartPage.walk.ts';
import { cartOf, twoCases } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietShop } from './quietShop.ts';
import { all, button, noDialog, text } from './seeing.ts';

walkScreen(cartPageWalk, {
  open: {
    'of a cart': () => {
      const shop = quietShop({ name: 'cart' }, { cart: cartOf(1, twoCases) });
      renderPiece(<CartScreen shop={shop} />);
      return child(shop, 'cartPage');
    },
  },
  sees: {
    editing: all(noDialog, () => void button('Edit Tomatoes')),
    removing: all(noDialog, () => void button('Remove Tomatoes')),
    confirmingClear: text(texts.cart.clear),
  },
  unseen: {},
});
