import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';
import { renderPiece } from './renderPiece.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A window whose visitor points with this. */
function pointWith(pointer: 'mouse' | 'finger'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: pointer === 'mouse' && query === '(hover: hover) and (pointer: fine)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const showSearch = () =>
  renderPiece(<SearchField label="Search products" value="" onChange={() => undefined} keyHint="/" />);

test('the key that leads to the search is shown to who points with a mouse', () => {
  pointWith('mouse');
  showSearch();
  expect(screen.getByText('/')).toBeTruthy();
});

test('touch users see no keys', () => {
  pointWith('finger');
  showSearch();
  expect(screen.queryByText('/')).toBeNull();
});
