import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Visit } from '#machines/shop/visit.ts';
import { AreaPage } from '../../src/app/areas/AreaPage.tsx';
import type { AreaLoader } from '../../src/app/areas/areaLoader.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { emptyCoordinator, placeOf, quietProblems } from './walks/areaPages.tsx';
import { answer, quietShopRef } from './walks/quietShop.ts';

afterEach(cleanup);

const products: Visit = { area: 'ordering', page: { type: 'products.enter' } };
const orders: Visit = { area: 'history', page: { type: 'orderHistory.enter' } };

function Shown({ area }: { area: AnyActorRef }) {
  return <p>A page of {area.id}</p>;
}

const loader: AreaLoader = {
  load: () => new Promise(() => undefined),
  loaded: () => ({ coordinator: emptyCoordinator, screens: { products: Shown, orderHistory: Shown } }),
};

test('a page whose address goes a moment after the shop keeps the coordinator of its own area', () => {
  const shop = quietShopRef();
  const go = (visit: Visit) => shop.send({ type: 'page.enter', visit });
  go(products);
  answer(shop, 'loadArea', emptyCoordinator);
  renderPiece(<AreaPage shop={shop} place={placeOf(products.page)} loader={loader} problems={quietProblems} />);
  expect(screen.getByText('A page of ordering')).toBeTruthy();
  act(() => go(orders));
  expect(screen.getByText('A page of ordering')).toBeTruthy();
  act(() => answer(shop, 'loadArea', emptyCoordinator));
  expect(screen.getByText('A page of ordering')).toBeTruthy();
});
