import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Guide } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { buyer, loadedCatalogue, priced, tomatoes } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';

let rendered = 0;

/** The real row, counted. */
vi.mock('../../src/features/ordering/products/quickEntry/QuickEntryRow.tsx', async (original) => {
  const { QuickEntryRow } =
    await original<typeof import('../../src/features/ordering/products/quickEntry/QuickEntryRow.tsx')>();
  const render = QuickEntryRow.type;
  const Counted: typeof render = (props) => {
    rendered += 1;
    return render(props);
  };
  return { QuickEntryRow: memo(Counted) };
});

let quickEntryOnCue: typeof import('./quickEntryOnCue.tsx').quickEntryOnCue;

/** Other files of this worker render the row that is not counted: the screen is loaded again here, and again after. */
beforeAll(async () => {
  vi.resetModules();
  ({ quickEntryOnCue } = await import('./quickEntryOnCue.tsx'));
});
afterAll(() => void vi.resetModules());

withWindow();

function productsOf(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => ({
    ...tomatoes,
    productKey: 1000 + index,
    description: `Product ${String(index).padStart(5, '0')}`,
  }));
}

/** Every product in the guide with a quantity: as many entered lines. */
function guideOf(products: readonly Product[]): Guide {
  return {
    name: 'Weekly',
    isPrimary: true,
    isReadOnly: true,
    version: 1,
    products: products.map(({ productKey }, index) => ({
      id: index + 1,
      productKey,
      overridePrice: null,
      unitOfMeasure_Prc: null,
      unitOfMeasure: 'CS',
      orderQuantity: 5,
      sequence: index,
    })),
  };
}

async function rowsRenderedPerKey(count: number, isEntered: boolean): Promise<number> {
  const products = productsOf(count);
  const catalogue = { ...loadedCatalogue, products, guides: isEntered ? [guideOf(products)] : [] };
  const prices = Object.fromEntries(products.map(({ productKey }) => [productKey, priced]));
  const { quickEntry } = await quickEntryOnCue({ catalogue, prices, guide: isEntered ? 'Weekly' : null });
  const quantity = screen.getByLabelText<HTMLInputElement>('Quantity of Product 00003');
  act(() => quantity.focus());
  expect(screen.getAllByLabelText(/^Quantity of/).length).toBeGreaterThan(5);
  expect(quickEntry.getSnapshot().context.entry.lines.size).toBe(isEntered ? count : 0);
  rendered = 0;
  await userEvent.setup().keyboard('7');
  expect(quantity.value).toBe('7');
  return rendered;
}

test.each([
  ['nothing entered', false],
  ['every line of a guide entered', true],
])('one key renders one row, with %s', async (_, isEntered) => {
  const counts: number[] = [];
  for (const count of [10, 1_000, 10_000]) {
    counts.push(await rowsRenderedPerKey(count, isEntered));
    cleanup();
  }
  const [ten, thousand, tenThousand] = counts;
  const report = `rows rendered per key: 10 → ${ten}, 1,000 → ${thousand}, 10,000 → ${tenThousand}`;
  process.stdout.write(`${report}${isEntered ? ' (all entered)' : ''}\n`);
  expect(counts).toEqual([1, 1, 1]);
});

test('PLIST-11: a row shows its picture unless the site has none in lists', async () => {
  const catalogue = { ...loadedCatalogue, products: [{ ...tomatoes, mobileImage: 'm.webp' }], guides: [] };
  const prices = { [tomatoes.productKey]: priced };
  const pictures = () => [...document.querySelectorAll('td img')].map((picture) => picture.getAttribute('src'));
  await quickEntryOnCue({ catalogue, prices });
  expect(pictures()).toEqual(['/img/m.webp']);
  cleanup();
  const site = { ...buyer.site, layoutImages: { list: false, detail: true, mobile: true } };
  await quickEntryOnCue({ catalogue, prices, shopper: { ...buyer, site } });
  expect(pictures()).toEqual([]);
});

test('a row shows the first lower price of a larger quantity, and the price that the typed quantity gets', async () => {
  const pricing = [
    { fromQuantity: 0, price: 48 },
    { fromQuantity: 5, price: 45 },
  ];
  const catalogue = { ...loadedCatalogue, products: [tomatoes], guides: [] };
  await quickEntryOnCue({ catalogue, prices: { [tomatoes.productKey]: { ...priced, prices: { CS: pricing } } } });
  const row = screen.getByRole('row', { name: /Tomatoes, plum/ });
  const user = userEvent.setup();
  act(() => screen.getByLabelText('Quantity of Tomatoes, plum').focus());
  await user.keyboard('4');
  expect(row.textContent).toContain('5+ CS: $45.00');
  expect(row.textContent).toContain('$192.00');
  await user.keyboard('{Backspace}5');
  expect(row.textContent).toContain('$225.00');
});
