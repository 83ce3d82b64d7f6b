import { fireEvent, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useListPosition } from '../../src/features/ordering/products/list/useListPosition.ts';
import { quietShop } from '../support/screens/quietShop.ts';

const rows = { length: 500, at: (index: number) => ({ productKey: index }) };

test('a list that scrolls fast requests no prices for the rows in between, only for those at the end', () => {
  const shop = quietShop();
  const { result } = renderHook(() => useListPosition(shop, rows, false), { wrapper: MemoryRouter });
  const wanted = vi.spyOn(shop.prices, 'send');
  const { onRangeChange, flinging } = result.current;
  onRangeChange({ startIndex: 20, endIndex: 21 });
  fireEvent.wheel(window);
  flinging.enter(40_000);
  onRangeChange({ startIndex: 200, endIndex: 201 });
  flinging.exit(40_000);
  onRangeChange({ startIndex: 300, endIndex: 301 });
  flinging.exit(0);
  expect(wanted.mock.calls).toEqual([
    [{ type: 'prices.want', productKeys: [20, 21] }],
    [{ type: 'prices.want', productKeys: [300, 301] }],
  ]);
});

test('rows that a key jumps to are drawn at once, however far it is', () => {
  const { result } = renderHook(() => useListPosition(quietShop(), rows, false), { wrapper: MemoryRouter });
  const { enter } = result.current.flinging;
  fireEvent.wheel(window);
  expect(enter(40_000)).toBe(true);
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(enter(40_000)).toBe(false);
});
