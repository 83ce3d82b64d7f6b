import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoGridMockContext, VirtuosoMockContext } from 'react-virtuoso';
import { expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import { PAGE_LAYOUTS } from '#domain/settings/preferences.ts';
import { ProductsScreen } from '../../src/features/ordering/products/ProductsScreen.tsx';
import { cartOf, editionOf, loadedCatalogue, tomatoes } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

withWindow();

const COUNT = 50_000;
const MOST = { rows: 40, nodes: 1_600, products: 80 };
const HEIGHTS = { grid: 300, list: 228, quickEntry: 64 };
const MENU = [{ key: 'AllProducts' as const, isVisible: true, isLocked: false }];

const products: Product[] = Array.from({ length: COUNT }, (_, index) => ({
  ...tomatoes,
  productKey: 1000 + index,
  description: `Product ${String(index).padStart(5, '0')}`,
}));
const edition = editionOf(products);

/** The table, and the places whose products were looked at. */
function watched(table: ProductTable): { table: ProductTable; looked: Set<number> } {
  const looked = new Set<number>();
  const at = (place: number) => {
    looked.add(place);
    return table.at(place);
  };
  return { table: { ...table, at }, looked };
}

function InView({ itemHeight, children }: { itemHeight: number; children: ReactNode }) {
  const grid = { viewportHeight: 900, viewportWidth: 1280, itemHeight, itemWidth: 244 };
  return (
    <VirtuosoMockContext value={{ viewportHeight: 900, itemHeight }}>
      <VirtuosoGridMockContext value={grid}>{children}</VirtuosoGridMockContext>
    </VirtuosoMockContext>
  );
}

test.each(PAGE_LAYOUTS)(
  'of 50,000 products the %s makes and paints those in view, also of a search',
  async (layout) => {
    const { table, looked } = watched(edition.products);
    const world = shopOnCue('products', { menu: MENU });
    world.loadCatalogue.bringProductsLater();
    const { container } = renderPiece(
      <InView itemHeight={HEIGHTS[layout]}>
        <ProductsScreen shop={world.shop} flows={world.flows} />
      </InView>,
    );
    act(() => world.shop.productList.send({ type: 'layout.choose', layout }));
    await world.loadCatalogue.answer({ ...loadedCatalogue, products: [] });
    await world.loadCatalogue.laterProducts.answer({
      ...edition,
      products: table,
      whole: { ...edition.whole, products: table },
    });
    await world.loadCart.answer(cartOf(1));
    await screen.findAllByText('50,000 results');

    const rows = () => container.querySelectorAll('[data-index]').length;
    const nodes = () => container.querySelectorAll('*').length;
    const isSmall = () => {
      expect(rows()).toBeLessThanOrEqual(MOST.rows);
      expect(nodes()).toBeLessThanOrEqual(MOST.nodes);
      expect(looked.size).toBeLessThanOrEqual(MOST.products);
    };
    await expect.poll(rows).toBeGreaterThan(0);
    isSmall();
    looked.clear();
    act(() => world.shop.productList.send({ type: 'search.change', text: 'products' }));
    await screen.findAllByText(/results for products/);
    isSmall();
  },
);
