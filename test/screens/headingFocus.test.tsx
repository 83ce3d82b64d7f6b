import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useHeadingFocus } from '../../src/app/frame/useHeadingFocus.ts';
import { leaveField } from '../support/screens/leaveField.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

/** A shop whose checkout loads late, and whose cart begins in a field. */
function Pages({ view }: { view: string }) {
  const { pathname } = useLocation();
  useHeadingFocus(pathname, view);
  return (
    <>
      <input aria-label="Search" />
      {['/products', '/products#row=3', '/checkout'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      {(pathname !== '/checkout' || view === 'there') && (
        <main key={pathname}>
          <h1 tabIndex={-1}>{pathname}</h1>
        </main>
      )}
    </>
  );
}

const user = userEvent.setup();
const go = (to: string) => user.click(screen.getByRole('link', { name: to }));
const focused = () => document.activeElement?.textContent;

test('the page that a visit begins with takes no focus, the next one gives it to its heading', async () => {
  renderPiece(<Pages view="" />, '/cart');
  expect(document.activeElement).toBe(document.body);
  await go('/products');
  expect([document.activeElement?.tagName, focused()]).toEqual(['H1', '/products']);
});

test('another hash is not another page', async () => {
  renderPiece(<Pages view="" />, '/products');
  await go('/products#row=3');
  expect(document.activeElement?.tagName).toBe('A');
});

test('a heading that appears late gets the focus when it is there', async () => {
  const { rerender } = renderPiece(<Pages view="" />, '/cart');
  await go('/checkout');
  expect(document.activeElement?.tagName).toBe('A');
  rerender(
    <MemoryRouter>
      <Pages view="there" />
    </MemoryRouter>,
  );
  expect([document.activeElement?.tagName, focused()]).toEqual(['H1', '/checkout']);
});

test('the focus stays in a field, or in a dialog', async () => {
  renderPiece(
    <>
      <Pages view="" />
      <div role="dialog" data-state="closed" />
    </>,
    '/cart',
  );
  const search = screen.getByRole('textbox', { name: 'Search' });
  screen.getByRole('link', { name: '/products' }).addEventListener('click', () => search.focus());
  await go('/products');
  expect(document.activeElement).toBe(search);
  document.querySelector('[role=dialog]')?.setAttribute('data-state', 'open');
  leaveField();
  act(() => screen.getByRole('link', { name: '/checkout' }).click());
  expect(document.activeElement).toBe(document.body);
});
