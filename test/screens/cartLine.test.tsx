import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { CartLineRow } from '../../src/features/ordering/cart/CartLineRow.tsx';
import { tomatoes, twoCases } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

function textOf(line: CartLine): string | null {
  const { shop, flows } = shopOnCue('cart');
  const { cartPage: page, cartRows: rows } = flows;
  renderPiece(
    <CartLineRow
      line={line}
      product={tomatoes}
      columnPlaces={2}
      shop={shop}
      page={page}
      rows={rows}
      isRemoving={false}
    />,
  );
  return screen.getByRole('article').textContent;
}

test('a line whose price changed shows both prices with their unit', () => {
  const byPiece: CartLine = { ...twoCases, orderQuantity: 48, unitOfMeasure: 'EA', previousUnitPrice: 46.5 };
  expect(textOf(byPiece)).toContain('Price changed from $46.50 / CS to $48.00 / CS');
});
