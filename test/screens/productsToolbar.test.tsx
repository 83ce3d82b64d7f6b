import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BrowseFilters } from '#domain/catalog/catalogue.ts';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import { ProductsScreen } from '../../src/features/ordering/products/ProductsScreen.tsx';
import { bar, guideLine, leeks, standard } from '../machines/guides/guideDialogSamples.ts';
import { loadedCatalogue, tomatoes } from '../machines/samples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

const page = withWindow();

const menu = (...keys: MenuKey[]) => keys.map((key) => ({ key, isVisible: true, isLocked: false }));
const catalogue = {
  ...loadedCatalogue,
  products: [tomatoes, leeks],
  guides: [{ ...standard, products: [guideLine(11, 1)] }, bar],
};

async function show(menuKeys: MenuKey[] = ['AllProducts'], searchesAll = false) {
  const world = shopOnCue('products', { menu: menu(...menuKeys) }, { alwaysSearchAllProducts: searchesAll });
  renderPiece(<ProductsScreen shop={world.shop} flows={world.flows} />);
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
  test('show the Standard guide by default, and treat all products as a separate choice', async () => {
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

  test('do not look active while a search ignores them, and show that', async () => {
    const { at } = await show(['AllProducts'], true);
    at({ guide: 'Standard', category: 'VEG', search: 'leeks' });
    expect(screen.getByText('Searching all products')).toBeTruthy();
    expect(count()).toBe('1 result for leeks');
    expect([guideSelect().value, reasonOf(guideSelect())]).toEqual(['', 'The search ignores the filters.']);
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  });

  test('are unchanged when the search is over', async () => {
    const { at } = await show(['AllProducts'], true);
    at({ guide: 'Bar', category: 'VEG', search: 'leeks' });
    at({ guide: 'Bar', category: 'VEG' });
    expect([guideSelect().value, isBlocked(guideSelect())]).toEqual(['Bar', false]);
  });

  test('offer the best match while something is searched for, and begin with it', async () => {
    const { addresses, at, user } = await show(['AllProducts']);
    const sort = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort By' });
    const offered = () => Array.from(sort().options, ({ text }) => text);
    expect([sort().value, offered().includes('Best match')]).toEqual(['description', false]);
    at({ search: 'leeks' });
    expect([sort().value, offered()[0]]).toEqual(['match', 'Best match']);
    await user.selectOptions(sort(), 'description');
    expect(addresses.at(-1)).toContain('sort=description');
  });

  test('are behind one button on a phone, which counts those that narrow the list', async () => {
    page.width = 360;
    const { at, addresses, user } = await show();
    const filter = () => screen.getByRole('button', { name: /^Filter/ });
    at({ guide: '' });
    expect([filter().textContent, screen.queryByRole('combobox')]).toEqual(['Filter ', null]);
    at({ guide: 'Standard', category: 'VEG' });
    expect(filter().textContent).toBe('Filter 2 active');
    await user.click(filter());
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(dialog.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).labels[0]?.textContent)).toEqual(
      ['Order Guide', 'Main Category', 'Category', 'Sort By'],
    );
    await user.click(dialog.getByRole('button', { name: 'Clear All' }));
    expect(addresses.at(-1)).toBe('/products#og=');
    at({ guide: '' });
    await user.click(dialog.getByRole('button', { name: 'Show 2 Products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('cleared on a phone leave a buyer who may not list all products in the guide that is shown', async () => {
    page.width = 360;
    const { at, addresses, user } = await show([]);
    at({ guide: 'Bar', category: 'VEG' });
    await user.click(screen.getByRole('button', { name: 'Filter 1 active' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(dialog.getByRole('button', { name: 'Clear All' }));
    expect(addresses.at(-1)).toBe('/products#og=Bar');
  });

  test('show how a misspelled word was understood, and search for the typed word on request', async () => {
    const { at, user } = await show(['AllProducts']);
    at({ guide: '', search: 'leekz' });
    await screen.findByText('Showing results for leeks');
    expect(count()).toBe('1 result for leekz');
    await user.click(screen.getByRole('button', { name: 'Search for leekz instead' }));
    expect(count()).toBe('0 results for leekz');
    expect(document.activeElement?.textContent).toBe('0 results for leekz');
  });
});
