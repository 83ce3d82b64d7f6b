import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { StorefrontTheme } from '../../../src/theme/StorefrontTheme.tsx';

/** A piece in its theme and a router, as on the screen of this path. */
export function renderPiece(piece: ReactNode, path = '/'): RenderResult {
  return render(
    <StorefrontTheme mode="light">
      <MemoryRouter initialEntries={[path]}>{piece}</MemoryRouter>
    </StorefrontTheme>,
  );
}
