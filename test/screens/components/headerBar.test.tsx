import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';
import { HeaderBar } from '../../../src/components/frame/HeaderBar.tsx';
import '../knownTags.ts';
import { withWindow } from '../../support/screens/windowWidth.ts';
import { renderPiece } from './renderPiece.tsx';

const page = withWindow();

function Bar() {
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <HeaderBar
      title="Products"
      search={<SearchField label="Search products" value={text} onChange={setText} />}
      isSearchOpen={isSearchOpen}
      onSearchOpenChange={setSearchOpen}
    />
  );
}

test('on a phone the search is opened, typed into and left by keys alone', async () => {
  page.width = 360;
  renderPiece(<Bar />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard('salmon');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });
  expect(field.value).toBe('salmon');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});
