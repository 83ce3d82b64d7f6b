import { screen } from '@testing-library/react';
import { texts } from '#domain/texts.ts';
import { CartScreen } from '../../../src/screens/cart/CartScreen.tsx';
import { cartPageWalk } from '../../machines/ordering/cartPage.walk.ts';
import { cartOf, twoCases } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietOrdering } from './quietShop.ts';
import { all, noDialog, text } from './seeing.ts';

const each = (action: string) => () => void screen.getByLabelText(`${action} Tomatoes, plum`);

walkScreen(cartPageWalk, {
  open: {
    'of a cart': () => {
      const { shop, area } = quietOrdering({ type: 'cart.enter' }, { cart: cartOf(1, twoCases) });
      renderPiece(<CartScreen shop={shop} area={area} />);
      return child(area, 'cartPage');
    },
  },
  sees: {
    editing: all(noDialog, each('Edit')),
    removing: all(noDialog, each('Remove')),
    confirmingClear: text(texts.cart.clear),
  },
  unseen: {},
});
