import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { BugBoundary } from '../../src/app/bugs/BugBoundary.tsx';
import { withBug } from '../support/screens/withBug.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

let isBroken = true;

function Part() {
  if (isBroken) throw new TypeError('lines is undefined');
  return <p>The part</p>;
}

test(
  'an error is reported and shown in place; its neighbors stay, and a retry shows it again',
  withBug(async () => {
    const reported: unknown[] = [];
    renderPiece(
      <>
        <p>Beside it</p>
        <BugBoundary
          onBug={(error, where) => reported.push([error, where])}
          face={(retry) => (
            <button type="button" onClick={retry}>
              Again
            </button>
          )}
        >
          <Part />
        </BugBoundary>
      </>,
    );
    expect(screen.getByText('Beside it')).toBeTruthy();
    expect(reported).toEqual([[new TypeError('lines is undefined'), expect.stringContaining('Part')]]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByText('The part')).toBeTruthy();
  }),
);
