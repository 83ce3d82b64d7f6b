import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReachContext } from '../../src/components/frame/reach.ts';
import { NoProducts } from '../../src/features/ordering/products/NoProducts.tsx';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

function show({ isEmptyShop, runsIt }: { isEmptyShop: boolean; runsIt: boolean }) {
  renderPiece(
    <ReachContext value={() => runsIt}>
      <NoProducts isEmptyShop={isEmptyShop} unsoldGuide={null} closest={null} mayListAll onShowAll={() => undefined} />
    </ReachContext>,
  );
  const link = screen.queryByRole('link');
  return link ? `${link.textContent} ${link.getAttribute('href')}` : screen.getByRole('button').textContent;
}

test.each([
  ['of an empty shop, an admin gets a link to what is missing', true, true, 'Setup Checklist /admin/start'],
  ['of an empty shop, other users get none', true, false, 'Show All Products'],
  ['where only the filters leave nothing, they are taken away', false, true, 'Show All Products'],
])('%s', (_, isEmptyShop, runsIt, action) => {
  expect(show({ isEmptyShop, runsIt })).toBe(action);
});
