import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LastSale as Sale } from '#domain/order/lastSale.ts';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/settings/settings.ts';
import { ProductFields } from '../../src/features/ordering/product/ProductFields.tsx';
import { LastSale } from '../../src/product/LastSale.tsx';
import { tomatoes } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

const sale: Sale = {
  invoiceDate: '2026-01-15',
  quantity: 2,
  unitOfMeasure_SellBy: 'EA',
  price: 47.5,
  unitOfMeasure_Prc: 'CS',
  usualQuantity: null,
};

/** The line of the last sale, before and after it is known. */
async function lineOf(lastSale: Sale | null, settings: Partial<UserSettings> = {}) {
  const { shop, loadLastSales } = shopOnCue('products', settings);
  const { container } = renderPiece(<LastSale shop={shop} productKey={11} />);
  const line = container.querySelector('p');
  const before = line?.textContent;
  shop.prices.send({ type: 'prices.want', productKeys: [11] });
  await expect.poll(() => loadLastSales.asked).toEqual([{ productKeys: [11] }]);
  await loadLastSales.answer({ 11: lastSale });
  return { before, after: line?.textContent };
}

test.each([
  {
    name: 'when, how much and at what price per which unit',
    lastSale: sale,
    settings: {},
    after: 'Last: 01/15/2026 2 EA at $47.50 / CS',
  },
  {
    name: 'no price where pricing is hidden',
    lastSale: sale,
    settings: { hidePricing: true },
    after: 'Last: 01/15/2026 2 EA',
  },
  { name: 'an empty line of what was never bought', lastSale: null, settings: {}, after: '\u00a0' },
])('the last sale of a product shows $name, in room that was kept', async ({ lastSale, settings, after }) => {
  expect(await lineOf(lastSale, settings)).toEqual({ before: '\u00a0', after });
});

test('the part with the price is never torn from its unit where room is short', async () => {
  const { shop, loadLastSales } = shopOnCue('products');
  renderPiece(<LastSale shop={shop} productKey={11} />);
  shop.prices.send({ type: 'prices.want', productKeys: [11] });
  await expect.poll(() => loadLastSales.asked).toEqual([{ productKeys: [11] }]);
  await loadLastSales.answer({ 11: sale });
  expect(screen.getByText('at $47.50 / CS')).toBeTruthy();
  expect(screen.getByTitle('Last: 01/15/2026 2 EA at $47.50 / CS')).toBeTruthy();
});

test.each([
  [false, '01/15/2026 2 EA at $47.50 / CS', ' at $47.50 / CS'],
  [true, '01/15/2026 2 EA', undefined],
])("the product's page shows its last sale; with hidden pricing %s: %s", (hidePricing, text, priceAlone) => {
  const settings = { ...DEFAULT_USER_SETTINGS, hidePricing };
  renderPiece(
    <ProductFields
      product={tomatoes}
      settings={settings}
      isStockTracked
      priced={undefined}
      lastSale={sale}
      guideNames={[]}
    />,
  );
  const field = screen.getByText('Last Sale').nextElementSibling;
  expect(field?.textContent).toBe(text);
  expect(field?.querySelector('span')?.textContent).toBe(priceAlone);
});
