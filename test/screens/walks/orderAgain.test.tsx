import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { orderAgainTexts } from '#domain/order/orderAgainTexts.ts';
import { texts } from '#domain/texts.ts';
import { OrderScreen } from '../../../src/screens/order/OrderScreen.tsx';
import { orderAgainWalk } from '../../machines/history/orderAgain.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { child, quietHistory } from './quietShop.ts';
import { all, nothingYet, text, without } from './seeing.ts';

const lines = () => screen.getAllByLabelText<HTMLInputElement>(/^Add /);
const someAreChosen = () => expect(lines().some(({ checked }) => checked)).toBe(true);
const noneIsChosen = () => expect(lines().some(({ checked }) => checked)).toBe(false);
const add = () => screen.getByText<HTMLButtonElement>('Add to Cart');
const isBusy = () => expect(add().ariaBusy).toBe('true');
const canAdd = () => expect([add().disabled, add().ariaBusy]).toEqual([false, null]);
const cannotAdd = () => expect(add().disabled).toBe(true);

walkScreen(orderAgainWalk, {
  open: {
    'of an order': () => {
      const { shop, area } = quietHistory({ type: 'order.enter', orderNumber: '500103' });
      renderPiece(<OrderScreen shop={shop} area={area} />);
      return child(area, 'orderAgain');
    },
  },
  sees: {
    loading: nothingYet,
    failed: text('The order could not be loaded.'),
    absent: text(orderAgainTexts.absent),
    opened: text('Order 500103'),
    'opened.lines': () => void screen.getByText('Add to Cart'),
    'opened.documents.offered': without(texts.documents.unavailable),
    'opened.documents.unavailable': text(texts.documents.unavailable),
    'opened.lines.weighing': all(isBusy, noneIsChosen),
    'opened.lines.unweighed': all(text(orderAgainTexts.notWeighed), cannotAdd),
    'opened.lines.choosing': canAdd,
    'opened.lines.askingQuantities': () => void screen.getByRole('alertdialog', { name: 'Unusual Quantity' }),
    'opened.lines.adding': all(isBusy, someAreChosen),
    'opened.lines.unconfirmed': all(text(new RegExp(orderAgainTexts.unconfirmed)), cannotAdd),
  },
  unseen: { 'opened.documents': 'not every order has papers' },
});
