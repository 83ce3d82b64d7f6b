import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { BrowseFilters } from '#domain/product/catalogue.ts';
import { NO_FILTERS } from '#domain/product/catalogue.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import { ProductsScreen } from '../../src/screens/products/ProductsScreen.tsx';
import { bar, guideLine, leeks, standard } from '../machines/guides/guideDialogSamples.ts';
import { loadedCatalogue, tomatoes } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

const menu = (...keys: MenuKey[]) => keys.map((key) => ({ key, isVisible: true, isLocked: false }));
const catalogue = {
  ...loadedCatalogue,
  products: [tomatoes, leeks],
  guides: [{ ...standard, products: [guideLine(11, 1)] }, bar],
};

async function show(menuKeys: MenuKey[] = ['AllProducts'], searchesAll = false) {
  const world = shopOnCue(
    { type: 'products.enter' },
    { menu: menu(...menuKeys) },
    { alwaysSearchAllProducts: searchesAll },
  );
  renderPiece(<ProductsScreen shop={world.shop} area={world.ordering} />);
  await world.loadCatalogue.answer(catalogue);
  const at = (filters: Partial<BrowseFilters>) =>
    act(() => world.shop.productList.send({ type: 'url.changed', filters: { ...NO_FILTERS, ...filters } }));
  return { ...world, at, user: userEvent.setup() };
}

const guideSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order Guide' });
const options = () =>
  within(guideSelect())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const count = () => screen.getByRole('status').textContent;

describe('the filters of the product list', () => {
  test('show the Standard guide where the address says nothing, and take all products as a choice of its own', async () => {
    const { user, addresses, at } = await show();
    expect([guideSelect().value, count()]).toEqual(['Standard', '1 result']);
    await user.click(screen.getByRole('button', { name: 'Remove Standard' }));
    expect(addresses).toEqual(['/products#og=']);
    at({ guide: '' });
    expect([guideSelect().value, count()]).toEqual(['', '2 results']);
    expect(screen.queryByRole('button', { name: 'Remove Standard' })).toBeNull();
  });

  test('keep the guide that is shown when a category is chosen in it', async () => {
    const { user, addresses } = await show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'VEG');
    expect(addresses).toEqual(['/products#c=VEG&og=Standard']);
  });

  test('leave a link to a category as it is', async () => {
    const { at } = await show();
    at({ category: 'VEG' });
    expect([guideSelect().value, count()]).toEqual(['', '2 results']);
  });

  test('offer no All Products to a buyer who may not list them', async () => {
    const { at } = await show([], true);
    expect(options()).toEqual(['Standard', 'Bar']);
    at({ guide: '', search: 'leeks' });
    expect([guideSelect().value, count()]).toEqual(['Standard', '0 results for leeks']);
    expect(screen.queryByText('Searching all products')).toBeNull();
  });

  test('do not look active while a search ignores them, and say so', async () => {
    const { at } = await show(['AllProducts'], true);
    at({ guide: 'Standard', category: 'VEG', search: 'leeks' });
    expect(screen.getByText('Searching all products')).toBeTruthy();
    expect(count()).toBe('1 result for leeks');
    expect(guideSelect()).toMatchObject({ value: '', disabled: true });
    const chips = screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);
    expect(chips).toEqual(['Remove “leeks”']);
  });

  test('stand as they were when the search is taken away', async () => {
    const { user, addresses, at } = await show(['AllProducts'], true);
    at({ guide: 'Bar', category: 'VEG', search: 'leeks' });
    await user.click(screen.getByRole('button', { name: 'Remove “leeks”' }));
    expect(addresses).toEqual(['/products#c=VEG&og=Bar']);
  });
});
