import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BugBoundary } from '../../src/app/bugs/BugBoundary.tsx';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

let isBroken = true;

function Page() {
  if (isBroken) throw new TypeError('lines is undefined');
  return <p>The page</p>;
}

test('a bug in a page is said where the page stood; what is beside it stays, and Try again shows the page again', async () => {
  const told: unknown[] = [];
  const retries: string[] = [];
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPiece(
    <>
      <p>Beside it</p>
      <BugBoundary onBug={(error, where) => told.push([error, where])} onRetry={() => retries.push('again')}>
        <Page />
      </BugBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This page stopped working\.What you entered elsewhere is still there\./,
  );
  expect(screen.getByText('Beside it')).toBeTruthy();
  expect(told).toEqual([[new TypeError('lines is undefined'), expect.stringContaining('Page')]]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  expect([screen.getByText('The page').tagName, retries]).toEqual(['P', ['again']]);
  complaints.mockRestore();
});
