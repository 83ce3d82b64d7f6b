import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ReachContext } from '../../src/components/frame/reach.ts';
import { CategoriesScreen } from '../../src/features/ordering/categories/CategoriesScreen.tsx';
import { failures, loadedCatalogue, tomatoes } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const world = shopOnCue('categories');
  renderPiece(<CategoriesScreen shop={world.shop} />);
  return world;
}

/** What a screen reader reads of a link. */
function heard(link: HTMLElement): string | null {
  const copy = link.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

const full = {
  ...loadedCatalogue,
  products: [tomatoes, { ...tomatoes, productKey: 13 }],
  categories: [
    { code: 'VEG', description: 'Vegetables', parent: 'PRO', isExcluded: false },
    { code: 'HERB', description: 'Herbs & Greens', parent: 'PRO', isExcluded: true },
  ],
};

describe('categories show', () => {
  test('a card for each main category, its categories by description, each leading to its products', async () => {
    const { loadCatalogue } = show();
    await loadCatalogue.answer(full);
    const links = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link');
    expect(links.map((link) => [heard(link), link.getAttribute('href')])).toEqual([
      ['Produce2 products', '/products#mc=PRO'],
      ['Herbs & GreensExcluded for this customer0 products', '/products#mc=PRO&c=HERB'],
      ['Vegetables2 products', '/products#mc=PRO&c=VEG'],
    ]);
    expect(screen.getByRole('heading', { name: 'Produce' })).toBeTruthy();
  });

  test('their names without links to a buyer without products', async () => {
    const world = shopOnCue('categories');
    renderPiece(
      <ReachContext value={(to) => !String(to).startsWith('/products')}>
        <CategoriesScreen shop={world.shop} />
      </ReachContext>,
    );
    await world.loadCatalogue.answer(full);
    expect(screen.getByText('Vegetables')).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test("'Loading product categories' when it takes longer than a second", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show();
    expect(screen.queryByText('Loading product categories')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status').textContent).toBe('Loading product categories');
  });

  test("'No categories.' for an empty list", async () => {
    const { loadCatalogue } = show();
    await loadCatalogue.answer({ products: [], mainCategories: [], categories: [], guides: [] });
    expect(screen.getByText('No categories.')).toBeTruthy();
  });

  test('that they did not come, and come when tried again', async () => {
    const { loadCatalogue } = show();
    await loadCatalogue.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain('The categories could not be loaded.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
    await loadCatalogue.answer(full);
    expect(screen.getByRole('heading', { name: 'Produce' })).toBeTruthy();
  });
});
