import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { ChecklistScreen } from '../../src/features/admin/checklist/ChecklistScreen.tsx';
import { addressesItem, checklist, shopItem } from '../machines/admin/checklistSamples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';

afterEach(cleanup);

function show(items = checklist) {
  const page = quietFlow(checklistMachine);
  renderPiece(<ChecklistScreen flows={{ checklist: page }} />);
  act(() => answer(page, 'loadPage', items));
}

const item = (name: string) => screen.getByRole('listitem', { name });

test('each item shows its progress, what to set on the server, what to read, and a link to its page', () => {
  show();
  expect(item('Emails').textContent).toBe(
    'EmailsDemo onlyEmails are saved as files on the server and are not sent.' +
      'On the server: SMTP_URL MAIL_FROMRead docs/mail.mdJobs and Emails: Emails',
  );
  const link = within(item('Products')).getByRole('link', { name: 'Import Data: Products' });
  expect(link.getAttribute('href')).toBe('/admin/import');
  expect(item('Products').textContent).toContain('Missing');
});

test('an item names the first records that it is about, and says how many more there are', () => {
  show([addressesItem]);
  const names = within(item('Addresses of customers')).getByRole('list', { name: 'Addresses of customers' });
  expect(
    within(names)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...addressesItem.examples, 'and 62 more']);
});

test('an item about few records names all of them', () => {
  show([{ ...addressesItem, examples: ['C1001 The Gilded Oyster'], more: 0 }]);
  expect(item('Addresses of customers').textContent).not.toContain('more');
});

test('a finished item shows no instructions', () => {
  show();
  expect(item('Name and logo').textContent).toBe(
    'Name and logoDoneThe shop is called Harbor Foods, with a logo of its own.Shop: Name and logo',
  );
});

test('the number of missing items comes first, and nothing is called ready', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('1 item missing, 1 demo only');
});

test('a complete checklist shows only that', () => {
  show([shopItem]);
  expect(screen.getByRole('status').textContent).toBe('Nothing is missing');
});
