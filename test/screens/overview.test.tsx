import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Overview } from '#domain/api/overview.ts';
import { adminOverviewMachine } from '#machines/admin/adminOverview/adminOverviewMachine.ts';
import { OverviewScreen } from '../../src/features/admin/overview/OverviewScreen.tsx';
import { quietDay, troubledDay } from '../machines/admin/overviewSamples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';

afterEach(cleanup);

function show(overview: Overview) {
  const page = quietFlow(adminOverviewMachine);
  renderPiece(<OverviewScreen flows={{ overview: page }} />);
  act(() => answer(page, 'loadPage', overview));
  return page;
}

const card = (name: string) => screen.getByRole('listitem', { name }).textContent;
const attention = () => screen.getByRole('status', { name: 'Needs attention' });

test.each([
  ['Orders today', '0$0.00. Yesterday: 1 order, $118.30.', '1,284$1,482,310.45. Yesterday: 96 orders, $98,220.10.'],
  ['Orders waiting for your order system', '0None is waitingJobs and Emails', '12Oldest: 3 hours agoJobs and Emails'],
  ['Payments with unknown outcome', '0None is waitingPayments', '1Oldest: 25 minutes agoPayments'],
  ['Failed jobs', '0No job is waitingJobs and Emails', '23 more jobs are waiting or runningJobs and Emails'],
  ['Emails waiting', '0None is waitingJobs and Emails', '4Not sent yetJobs and Emails'],
  ['Imports today', '0None failedImport Data', '51 failedImport Data'],
  ['Users signed in today', '1No failed sign-ins in the last hour', '21437 failed sign-ins in the last hour'],
  ['Newest backup', '9 hours', '3 days'],
  ['Free disk space', '61.2 GBOf 100.0 GB, for /var/lib/storefront', '0.4 GBOf 100.0 GB, for /var/lib/storefront'],
])('%s is shown on a quiet day and with troubles', (name, quiet, troubled) => {
  show(quietDay);
  expect(card(name)).toContain(`${name}${quiet}`);
  cleanup();
  show(troubledDay);
  expect(card(name)).toContain(`${name}${troubled}`);
});

test('an admin who signs in with a password alone is asked once for two-step sign-in', () => {
  show(quietDay);
  expect(screen.queryByRole('region', { name: 'Your sign-in' })).toBeNull();
  cleanup();
  show({ ...quietDay, isTwoStepOn: false });
  const hint = screen.getByRole('region', { name: 'Your sign-in' });
  expect(hint.textContent).toContain('Your admin account is protected by a password alone.');
  expect(within(hint).getByRole('link').getAttribute('href')).toBe('/settings');
  act(() => within(hint).getByRole('button', { name: 'Not Now' }).click());
  expect(screen.queryByRole('region', { name: 'Your sign-in' })).toBeNull();
  cleanup();
  show({ ...quietDay, isTwoStepOn: false });
  expect(screen.queryByRole('region', { name: 'Your sign-in' })).toBeNull();
  sessionStorage.clear();
});

test('a quiet day says that nothing needs attention', () => {
  show(quietDay);
  expect(attention().textContent).toBe('Nothing needs your attention.');
});

test('each trouble is a sentence, with the page or the guide that helps', () => {
  show(troubledDay);
  const helps = within(attention())
    .getAllByRole('listitem')
    .map((trouble) => [
      trouble.querySelector('p')?.textContent?.split('. ')[0],
      trouble.querySelector('a')?.getAttribute('href') ?? null,
      trouble.querySelector('code')?.textContent ?? null,
    ]);
  expect(helps).toEqual([
    ['2 jobs have failed and will not be tried again', '/admin/jobs', null],
    ['The outcome of 1 payment is unknown', '/admin/payments', null],
    ['12 orders wait for your order system, and none has been sent for 30 minutes', '/admin/jobs', null],
    ['The disk of the server is nearly full', null, 'docs/operators.md'],
    ['The newest backup is more than a day old', '/admin/jobs', 'docs/backup.md'],
  ]);
});

test('a shop that makes no backups says which setting is missing', () => {
  show({ ...quietDay, makesBackups: false, newestBackupAt: null });
  expect(card('Newest backup')).toBe(
    'Newest backupNoneThe shop makes no automatic backups. Set BACKUP_TO on the server.',
  );
});

test('the slowest calls are a table of requests, mean and 95th percentile', () => {
  show(quietDay);
  const rows = within(screen.getByRole('table', { name: 'Slowest calls' })).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [],
    ['POST /api/cart/submit', '1,240', '82 ms', '240 ms'],
    ['GET /api/products', '18,400', '12 ms', '49 ms'],
  ]);
});

test('the time of the reading is shown, and focus stays where it is when the numbers are read again', () => {
  const page = show(quietDay);
  const link = within(screen.getByRole('listitem', { name: 'Imports today' })).getByRole('link');
  link.focus();
  act(() => page.send({ type: 'page.reload' }));
  act(() => answer(page, 'loadPage', { ...troubledDay, readAt: '2026-03-04T15:01:00.000Z' }));
  expect(document.activeElement).toBe(link);
  expect(screen.getByText(/^As of /).textContent).toMatch(/:01/);
});

test('numbers of a refresh that failed stay, and the page says that they are older', () => {
  const page = show(quietDay);
  act(() => page.send({ type: 'page.reload' }));
  act(() => page.send({ type: 'xstate.error.actor.loadPage', actorId: 'loadPage', error: new Error('gone') } as never));
  expect(screen.getByText(/^The last refresh failed\./)).toBeTruthy();
  expect(card('Users signed in today')).toContain('1');
});
