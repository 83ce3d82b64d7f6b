import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import type { MenuItem } from '#domain/settings/menu.ts';
import hidden from '../../src/components/text/VisuallyHidden.module.css';
import { ProductHistoryScreen } from '../../src/features/history/productHistory/ProductHistoryScreen.tsx';
import { failures, lastSale, loadedCatalogue } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

const credit: ProductHistoryRow = {
  ...lastSale,
  orderNumber: '2',
  invoiceDate: '2026-02-01',
  type: 'Credit',
  quantity: -1,
  price: 2.0825,
  unitOfMeasure_SellBy: 'EA',
  unitOfMeasure_Prc: 'LB',
  productKey: 9,
  productCode: 'FREIGHT',
  formattedProductCode: 'FREIGHT',
  description: 'Freight',
};
const gone: ProductHistoryRow = { ...lastSale, orderNumber: '0', invoiceDate: '2025-12-01', productKey: 99 };

const page = withWindow();

const withOrders: MenuItem[] = [{ key: 'OrderHistory', isVisible: true, isLocked: false }];

function show(menu: MenuItem[] = []) {
  const world = shopOnCue(null, { menu });
  renderPiece(<ProductHistoryScreen shop={world.shop} flows={{ productHistory: world.openSales() }} />);
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function showSales(rows: readonly ProductHistoryRow[] = [lastSale, credit, gone], menu: MenuItem[] = []) {
  const world = show(menu);
  await world.loadCatalogue.answer(loadedCatalogue);
  await world.loadSales.answer(rows);
  return world;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const headers = () => screen.getAllByRole('columnheader').map((header) => header.firstChild?.textContent);
const linksTo = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('product history shows', () => {
  test('its columns, newest invoice first, every price with its unit', async () => {
    await showSales();
    expect(headers()).toEqual([
      'Order Number',
      'Product Code',
      'Description',
      'Invoice Date',
      'Quantity',
      'U/M',
      'Price',
      'Type',
    ]);
    expect(rows()).toEqual([
      ['2', 'FREIGHT', 'Freight', '02/01/2026', '\u22121', 'EA', '$2.0825 / LB', 'Credit'],
      ['1', 'V-TOM', 'Tomatoes, plum', '01/15/2026', '2', 'CS', '$47.5000 / CS', 'Invoice'],
      ['0', 'V-TOM', 'Tomatoes, plum', '12/01/2025', '2', 'CS', '$47.5000 / CS', 'Invoice'],
    ]);
    expect(screen.getByText('3 lines')).toBeTruthy();
  });

  test('what the amount of a weighed line was computed with, and the weight alone without its price', async () => {
    const weighed = { ...lastSale, billedQuantity: 30.3, billedUnit: 'CS' };
    const { price: _, ...unpriced } = { ...weighed, orderNumber: '0' };
    await showSales([weighed, unpriced]);
    expect(rows().map((cells) => cells[2])).toEqual(['Tomatoes, plum30.3 CS x $47.50', 'Tomatoes, plum30.3 CS']);
  });

  test('a blank Price header, which sorts nothing, when no row has a price', async () => {
    const { price: _, unitOfMeasure_Prc: __, ...priceless } = lastSale;
    await showSales([priceless, { ...credit, price: null }]);
    const header = screen.getByRole('columnheader', { name: 'Price' });
    // Only a screen reader reads its name.
    expect(header.querySelector(`.${hidden.hidden}`)?.textContent).toBe(header.textContent);
    expect([within(header).queryByRole('button'), header.getAttribute('aria-sort')]).toEqual([null, null]);
    expect(rows().map((cells) => cells[6])).toEqual(['', '']);
  });

  test('the way to the order and to the product, as long as the product is listed and not the reserved one', async () => {
    await showSales([lastSale, credit, gone], withOrders);
    expect(linksTo()).toEqual([
      '/history/orders/2',
      '/history/orders/1',
      '/product/11',
      '/product/11',
      '/history/orders/0',
    ]);
  });

  test('no way to an order for a reader without the orders', async () => {
    await showSales();
    expect(linksTo()).toEqual(['/product/11', '/product/11']);
  });

  test('cards below 700 px, a table from there on', async () => {
    page.width = 699;
    await showSales();
    expect(screen.queryByRole('table')).toBeNull();
    const card = screen.getByRole('article', { name: 'Tomatoes, plum, order 1' });
    expect(card.textContent).toContain('2 CS$47.50 / CS');
    expect(within(card).getByRole('link', { name: 'Tomatoes, plum' }).getAttribute('href')).toBe('/product/11');
    cleanup();
    page.width = 700;
    await showSales();
    expect(screen.getByRole('table')).toBeTruthy();
  });

  test('the code below the description where there is room for fewer columns', async () => {
    page.width = 1279;
    await showSales();
    expect(headers()).not.toContain('Product Code');
    expect(rows()[1]).toEqual(['1', 'Tomatoes, plumV-TOM', '01/15/2026', '2', 'CS', '$47.5000 / CS', 'Invoice']);
  });

  test("the error instead of the list, and 'Try Again' loads it with the search kept", async () => {
    const { loadSales, user } = show();
    await user.type(screen.getByRole('searchbox', { name: 'Search lines' }), 'credit');
    await loadSales.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain(
      'The product history could not be loaded.The server did not respond.',
    );
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Try Again'));
    await loadSales.answer([lastSale, credit]);
    expect(rows().map(([number]) => number)).toEqual(['2']);
  });

  test("'No Results' for a search that finds nothing, and the way back", async () => {
    const { user } = await showSales();
    await user.type(screen.getByRole('searchbox', { name: 'Search lines' }), 'zzz');
    expect(screen.getByText('No Results')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear Search' })[1] as HTMLElement);
    expect(rows()).toHaveLength(3);
  });

  test('of 20,000 lines only those in view', async () => {
    await showSales(Array.from({ length: 20_000 }, (_, place) => ({ ...lastSale, orderNumber: String(place) })));
    expect(screen.getByText('20,000 lines')).toBeTruthy();
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100);
  });
});

test('product history shows how it is sorted, descending first', async () => {
  const { user } = await showSales();
  const price = () => screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort');
  await user.click(button('Price'));
  expect([price(), rows().map(([number]) => number)]).toEqual(['descending', ['1', '0', '2']]);
  await user.click(button('Price'));
  expect([price(), rows().map(([number]) => number)]).toEqual(['ascending', ['2', '1', '0']]);
});
