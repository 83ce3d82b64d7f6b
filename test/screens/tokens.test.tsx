import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { TokensScreen } from '../../src/features/admin/tokens/TokensScreen.tsx';
import { SECRET, stockMade, tokenPage } from '../machines/admin/tokenSamples.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';

const page = withWindow();

function show(width = 1440, rows = tokenPage.rows) {
  page.width = width;
  const tokens = quietFlow(tokensMachine);
  renderPiece(<TokensScreen flows={{ tokens }} />);
  act(() => answer(tokens, 'loadPage', { rows, total: rows.length }));
  return { tokens, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('each token shows its permissions, who created it when, when it was last used, and whether it is revoked', () => {
  show();
  const rows = screen.getAllByRole('row').slice(1);
  const cellsOf = rows.map((row) => within(row).getAllByRole('cell'));
  expect(cellsOf.map((cells) => cells.map((cell) => cell.textContent))).toEqual([
    [
      'erp',
      'Fetch orders, Invoices and credits, Stock',
      expect.stringMatching(/^03\/01\/2026.* by Ada Berg$/),
      expect.stringMatching(/03\/04/),
      'In use',
      'Revoke: erp',
    ],
    [
      'old books',
      'Fetch orders',
      expect.stringMatching(/ on the server$/),
      'Never',
      expect.stringMatching(/^Revoked02\/01\/2026/),
      '',
    ],
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 tokens');
});

test('a token needs a name and something that it may do; each of that is explained', async () => {
  const { tokens, user } = show();
  await user.click(button('Create Token'));
  const dialog = await screen.findByRole('dialog', { name: 'Create a Service Token' });
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes).toHaveLength(8);
  const stock = within(dialog).getByRole('checkbox', { name: 'Stock' });
  const hint = document.getElementById(stock.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Update stock levels. stock:write');
  await user.click(within(dialog).getByRole('button', { name: /^Create Token/ }));
  expect(dialog.textContent).toContain('Enter the name of the system that uses this token.');
  expect(dialog.textContent).toContain('Choose at least one permission.');
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), ' stock ');
  await user.click(stock);
  await user.click(within(dialog).getByRole('button', { name: /^Create Token/ }));
  expect(tokens.getSnapshot().context.wish).toEqual({ name: 'stock', scopes: ['stock:write'] });
});

test('the secret is on the page until its dialog is closed, with instructions', async () => {
  const { tokens, user } = show();
  act(() => {
    tokens.send({ type: 'token.add' });
    tokens.send({ type: 'token.make', name: 'stock', scopes: ['stock:write'] });
    answer(tokens, 'makeToken', stockMade);
  });
  const dialog = await screen.findByRole('dialog', { name: 'The Secret of Stock' });
  expect(dialog.textContent).toContain(SECRET);
  expect(dialog.textContent).toContain('“Authorization: Bearer”');
  await user.click(within(dialog).getByRole('button', { name: 'I Have Stored It' }));
  expect(document.body.textContent).not.toContain(SECRET);
});

test('who revokes a token reads what stops', async () => {
  const { user } = show();
  await user.click(button('Revoke: erp'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke This Token?' });
  expect(dialog.textContent).toContain(
    'Calls with the token erp will be refused immediately. This stops: fetching orders, invoices and credits, and stock updates. A revoked token cannot be restored.',
  );
});

test('an empty list offers to create one', async () => {
  const { tokens, user } = show(360, []);
  expect(screen.getByText('No tokens yet.')).toBeTruthy();
  await user.click(button('Create Your First Token'));
  expect(tokens.getSnapshot().value).toBe('naming');
});

test('on a phone each is a card with the same words', () => {
  show(360);
  const card = screen.getByRole('article', { name: 'erp' });
  expect(card.textContent).toContain('Fetch orders, Invoices and credits, Stock');
  expect(within(card).getByRole('button', { name: 'Revoke: erp' })).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'old books' })).queryByRole('button')).toBeNull();
});
