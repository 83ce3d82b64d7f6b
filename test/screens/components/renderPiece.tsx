import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** A piece in its theme and a router, as on the screen of this path. */
export function renderPiece(piece: ReactNode, path = '/'): RenderResult {
  return render(<MemoryRouter initialEntries={[path]}>{piece}</MemoryRouter>);
}
