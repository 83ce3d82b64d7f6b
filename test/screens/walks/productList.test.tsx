import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Shopper } from '#machines/access/session/session.ts';
import type { ProductListRef } from '#machines/shop/productList/productListMachine.ts';
import { ProductsScreen } from '../../../src/screens/products/ProductsScreen.tsx';
import { buyer, guest } from '../../machines/samples.ts';
import { productListWalk } from '../../machines/shop/productList.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietOrdering } from './quietShop.ts';
import { text } from './seeing.ts';

function openedTo(shopper: Shopper): () => ProductListRef {
  return () => {
    const { shop, area } = quietOrdering({ type: 'products.enter' }, { shopper });
    renderPiece(<ProductsScreen shop={shop} area={area} />);
    return shop.productList;
  };
}

const readOut = () => document.querySelector('[role=status]')?.textContent;
const layouts = text('Layout');

walkScreen(productListWalk, {
  open: { 'of the signed-in': openedTo(buyer), 'of a guest': openedTo(guest) },
  sees: {
    filtering: () => void screen.getByLabelText('Filters'),
    'filtering.settled': () => expect(readOut()).toMatch(/^\d results?/),
    'filtering.typing': () => expect(readOut()).toBe(''),
    remembering: layouts,
    'remembering.remembered': layouts,
    'remembering.saving': layouts,
  },
  alike: [
    ['filtering', 'remembering'],
    ['remembering.remembered', 'remembering.saving'],
  ],
  unseen: { 'filtering.settling': 'the address has it in the same moment' },
});
