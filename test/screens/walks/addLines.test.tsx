import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { texts } from '#domain/texts.ts';
import type { AddLinesRef } from '#machines/ordering/addLines/addLinesMachine.ts';
import { OrderScreen } from '../../../src/screens/order/OrderScreen.tsx';
import { orderOf, soldTomatoes, today } from '../../machines/history/orderSamples.ts';
import { addLinesWalk } from '../../machines/ordering/addLines.walk.ts';
import { cartOf, twoCases } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { answer, child, quietHistory } from './quietShop.ts';
import { all, noDialog, text } from './seeing.ts';

/** An order of the history, while its lines are being added to a cart of these lines. */
function addAgain(...inCart: CartLine[]): AddLinesRef {
  const { shop, area } = quietHistory({ type: 'order.enter', orderNumber: '500103' }, { cart: cartOf(1, ...inCart) });
  const again = child(area, 'orderAgain');
  answer(again, 'loadOrder', orderOf(soldTomatoes));
  answer(again, 'loadToday', today);
  renderPiece(<OrderScreen shop={shop} area={area} />);
  act(() => again.send({ type: 'lines.add', cart: inCart }));
  return child(again, 'addLines');
}

const isAdding = (adds: boolean) => () =>
  expect(screen.getByText<HTMLButtonElement>('Add to Cart').ariaBusy === 'true').toBe(adds);
const adds = all(noDialog, isAdding(true));

walkScreen(addLinesWalk, {
  open: {
    'at prices that stay': () => addAgain(),
    'at two prices that would change': () => addAgain({ ...twoCases, unitPrice: 47 }),
  },
  sees: {
    confirmingPrice: text(texts.entry.changePriceTitle),
    checking: adds,
    sending: adds,
    done: all(noDialog, isAdding(false)),
  },
  alike: [['checking', 'sending']],
  unseen: { deciding: 'decided in the same moment, never on screen' },
});
