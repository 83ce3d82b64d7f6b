import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import messages from '#domain/texts/en/help.json' with { type: 'json' };
import { PLACES } from '../../src/app/areas/places.ts';
import { HeaderSearch } from '../../src/app/frame/HeaderSearch.tsx';
import { Help } from '../../src/app/frame/Help.tsx';
import './knownTags.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { shopOnCue } from './shopOnCue.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function ShopHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Help
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      page={{ name: 'products', title: 'Products' }}
      distributor={{ distributorName: 'Harbor Provisions', distributorPhone: '(207) 555-0100' }}
    />
  );
}

function show() {
  const { shop } = shopOnCue('products');
  renderPiece(
    <>
      <header>
        <HeaderSearch shop={shop} />
      </header>
      <input aria-label="Notes" />
      <ShopHelp />
    </>,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const search = () => screen.getByRole('searchbox', { name: 'Search products', hidden: true });
const help = () => screen.queryByRole('dialog', { name: 'Help' });

test('/ moves to the search, and is typed normally in a field', async () => {
  const user = show();
  await user.keyboard('/');
  expect(document.activeElement).toBe(search());
  await user.click(screen.getByRole('textbox', { name: 'Notes' }));
  await user.keyboard('1/2');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' }).value).toBe('1/2');
});

test('a key with Ctrl belongs to the browser', async () => {
  const user = show();
  await user.keyboard('{Control>}/{/Control}');
  expect(document.activeElement).toBe(document.body);
});

test('? shows the keys and the contact; none of them works over the dialog', async () => {
  const user = show();
  await user.keyboard('?');
  expect((await screen.findByRole('dialog', { name: 'Help' })).textContent).toContain('Search products');
  expect(screen.getByRole('link', { name: '(207) 555-0100' }).getAttribute('href')).toBe('tel:2075550100');
  await user.keyboard('/');
  expect(document.activeElement).not.toBe(search());
});

test('Help explains the page before it lists the keys', async () => {
  const user = show();
  await user.keyboard('?');
  const headings = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Products', 'Keyboard Shortcuts']);
  expect(screen.getByText(messages.products)).toBeTruthy();
});

test('Help has a text of two to four sentences for every page, and none without a page', () => {
  expect(Object.keys(messages).toSorted()).toEqual([...PLACES.map(({ name }) => name), 'notFound'].toSorted());
  const sentences = Object.values(messages).map((text) => text.match(/[.?!](?= [A-Z]|$)/g)?.length ?? 0);
  expect(sentences.filter((count) => count < 2 || count > 4)).toEqual([]);
});

test('single keys can be turned off, for the next visit too', async () => {
  const user = show();
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
  cleanup();
  const later = show();
  await later.keyboard('?/');
  expect([help(), document.activeElement]).toEqual([null, document.body]);
});
