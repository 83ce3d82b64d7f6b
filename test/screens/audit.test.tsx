import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { auditMachine } from '#machines/admin/audit/auditMachine.ts';
import { AuditScreen } from '../../src/features/admin/audit/AuditScreen.tsx';
import { auditPage } from '../machines/admin/auditSamples.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';

const page = withWindow();

function show(width = 1440, rows = auditPage.rows) {
  page.width = width;
  const audit = quietFlow(auditMachine);
  renderPiece(<AuditScreen flows={{ audit }} />);
  act(() => answer(audit, 'loadPage', { ...auditPage, rows, total: rows.length }));
  return { audit, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const button = (name: string) => screen.getByRole('button', { name });

test('each row shows in words who did what to whom, with a link', () => {
  show();
  const rows = screen.getAllByRole('row').slice(1);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  );
  expect(texts).toEqual([
    ['Ada Berg', 'Changed a user', 'Bo Larsen', '4 changes: Changed a user, Bo Larsen'],
    ['Program erp', 'Sent stock', '3 changed', ''],
    ['On the server', 'Created an admin on the server', 'Ada Bergada@example.com', ''],
  ]);
  expect(screen.getByRole('link', { name: 'Bo Larsen' }).getAttribute('href')).toBe('/admin/users');
  expect(screen.queryByRole('link', { name: '3 changed' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('3 entries');
});

test('the old and the new value are shown in words, without names of columns', async () => {
  const { user } = show();
  await user.click(button('4 changes: Changed a user, Bo Larsen'));
  const dialog = await screen.findByRole('dialog', { name: 'Changed a user' });
  const parts = [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'NameIt was BoIt is Bo Larsen',
    'Acts for C1001It is The Gilded Oyster',
    'Acts for C1003It was Tide TableIt is no more',
    'Menu: Admin panelIt was HiddenIt is Shown',
  ]);
});

test('the log is narrowed to a person and to days, from its first page on', async () => {
  const { audit, user } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Cy Moreau');
  expect(audit.getSnapshot().context.view).toEqual({ userId: 5, start: '', end: '', page: 1 });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Everybody',
    'Ada Berg',
    'Cy Moreau',
  ]);
});

test('where nothing was changed, all of the log is one click away', async () => {
  const { audit, user } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Cy Moreau');
  act(() => answer(audit, 'loadPage', { ...auditPage, rows: [], total: 0 }));
  expect(screen.getByText('No changes in this period.')).toBeTruthy();
  await user.click(button('Show All'));
  expect(audit.getSnapshot().context.view).toEqual({ userId: null, start: '', end: '', page: 1 });
});

test('an empty log shows that nothing was changed yet, and no button for more', async () => {
  const { audit, user } = show(1440, []);
  expect(screen.getByText('No changes yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
  await user.click(button('Check Again'));
  expect(audit.getSnapshot().value).toEqual({ browsing: 'loading' });
});

test('on a phone each is a card with the same words', () => {
  show(360);
  const [card] = screen.getAllByRole('article', { name: /^Ada Berg/ });
  expect(card?.textContent).toContain('Changed a user');
  expect(within(card as HTMLElement).getByRole('link', { name: 'Bo Larsen' })).toBeTruthy();
});
