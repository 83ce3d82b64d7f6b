import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Visit } from '#machines/shop/visit.ts';
import { AreaPage } from '../../src/app/areas/AreaPage.tsx';
import type { AreaLoader } from '../../src/app/areas/areaLoader.ts';
import { emptyPages, placeOf } from '../support/screens/areaPages.ts';
import { answer, quietProblems, quietShopRef } from '../support/screens/quietShop.ts';
import { withBug } from '../support/screens/withBug.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

const products: Visit = { area: 'ordering', page: { name: 'products', params: {} } };
const product: Visit = { area: 'ordering', page: { name: 'product', params: {} } };
const orders: Visit = { area: 'history', page: { name: 'orderHistory', params: {} } };

let brokenAt = '';

function Shown() {
  return <p>A page</p>;
}

function Product() {
  const { pathname } = useLocation();
  if (pathname === brokenAt) throw new TypeError('no picture');
  return <p>The page {pathname}</p>;
}

const loader: AreaLoader = {
  load: () => new Promise(() => undefined),
  loaded: () => ({
    pages: emptyPages,
    screenOf: (name) => (name === 'product' ? Product : Shown),
  }),
};

test('a page whose address changes a moment after the shop shows nothing of another one', () => {
  const shop = quietShopRef();
  const go = (visit: Visit) => shop.send({ type: 'page.enter', visit });
  go(products);
  answer(shop, 'loadArea', emptyPages);
  renderPiece(<AreaPage shop={shop} place={placeOf(products.page)} loader={loader} problems={quietProblems} />);
  expect(screen.getByText('A page')).toBeTruthy();
  act(() => go(orders));
  act(() => answer(shop, 'loadArea', emptyPages));
  expect([screen.queryByText('A page'), screen.getByRole('status').textContent]).toEqual([null, 'Loading Products']);
  act(() => go(products));
  expect(screen.getByText('A page')).toBeTruthy();
});

/** The page of a product that cannot be drawn, and a way to another one. */
function openBrokenProduct() {
  brokenAt = '/product/11';
  const shop = quietShopRef();
  shop.send({ type: 'page.enter', visit: product });
  answer(shop, 'loadArea', emptyPages);
  renderPiece(
    <main tabIndex={-1}>
      <Link to="/product/12">Another product</Link>
      <AreaPage shop={shop} place={placeOf(product.page)} loader={loader} problems={quietProblems} />
    </main>,
    brokenAt,
  );
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This page stopped working\.What you entered elsewhere is still there\./,
  );
}

test(
  'a page that cannot be drawn is left by going on to another address of the same page',
  withBug(async () => {
    openBrokenProduct();
    await userEvent.click(screen.getByText('Another product'));
    expect(screen.getByText('The page /product/12')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  }),
);

test(
  'a page that is tried again is shown, with the focus on the page',
  withBug(async () => {
    openBrokenProduct();
    brokenAt = '';
    await userEvent.click(screen.getByRole('button', { name: /^Try Again/ }));
    expect(screen.getByText('The page /product/11')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  }),
);

test(
  'a page that breaks again shows that, and keeps the focus',
  withBug(async () => {
    openBrokenProduct();
    await userEvent.click(screen.getByRole('button', { name: /^Try Again/ }));
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  }),
);
