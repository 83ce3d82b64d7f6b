import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LastSale as Sale } from '#domain/order/lastSale.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { LastSale } from '../../src/product/LastSale.tsx';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(cleanup);

const sale: Sale = { invoiceDate: '2026-01-15', quantity: 2, unitOfMeasure_SellBy: 'CS', price: 47.5 };

/** What stands on the line of the last sale, before and after it is known. */
function lineOf(lastSale: Sale | null, settings: Partial<UserSettings> = {}) {
  const { shop } = shopOnCue({ name: 'products' }, settings);
  const { container } = renderPiece(<LastSale shop={shop} productKey={11} />);
  const line = container.querySelector('p');
  const before = line?.textContent;
  act(() => shop.getSnapshot().context.prices.send({ type: 'lastSales.learn', lastSales: { 11: lastSale } }));
  return { before, after: line?.textContent };
}

test.each([
  { name: 'when, how much and at what price', lastSale: sale, settings: {}, after: 'Last: 01/15/2026 2 CS at $47.50' },
  {
    name: 'no price where pricing is hidden',
    lastSale: sale,
    settings: { hidePricing: true },
    after: 'Last: 01/15/2026 2 CS',
  },
  { name: 'an empty line of what was never bought', lastSale: null, settings: {}, after: '\u00a0' },
])('the last sale of a product shows $name, in room that was kept', ({ lastSale, settings, after }) => {
  expect(lineOf(lastSale, settings)).toEqual({ before: '\u00a0', after });
});
