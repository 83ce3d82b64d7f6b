import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { JobPage } from '#machines/admin/jobs/jobsMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { JobsScreen } from '../../src/features/admin/jobs/JobsScreen.tsx';
import { emailPage, jobPage, orderPage, waitingJob } from '../machines/admin/jobSamples.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';

const page = withWindow();

function show(first: JobPage, width = 1440) {
  page.width = width;
  const jobs = quietFlow(jobsMachine);
  renderPiece(
    <main tabIndex={-1}>
      <JobsScreen flows={{ jobs }} />
    </main>,
  );
  const load = (rows: JobPage) => act(() => answer(jobs, 'loadPage', rows));
  load(first);
  return { jobs, load, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const viewOf = ({ jobs }: ReturnType<typeof show>) => jobs.getSnapshot().context.view;
const LIST = { name: 'Show' };
const STATE = { name: 'State' };
const choices = () =>
  within(screen.getByRole('combobox', STATE))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('jobs are listed in words: what they do, how often they were tried, when next, and what went wrong', () => {
  show(jobPage);
  expect(rows()).toEqual([
    [
      'Send an email',
      'Failed',
      '16',
      '',
      'The mail server rejected the email permanently. Check the address with the recipient.550 No such user here',
      'Try Again: Send an email',
    ],
    [
      'Delete expired data',
      'Waiting',
      '2',
      expect.stringMatching(/^Wed, 03\/04, /),
      'The mail server does not respond. Check its host, port and the firewall. Emails are sent again automatically.',
      '',
    ],
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 jobs');
  expect(choices()).toEqual(['All', 'Failed', 'Running', 'Waiting']);
});

test('letters are listed with whom they go to; one whose time is over cannot be tried again', async () => {
  const shown = show(jobPage);
  await shown.user.selectOptions(screen.getByRole('combobox', LIST), 'Emails');
  expect(viewOf(shown)).toEqual({ list: 'emails', state: '', page: 1 });
  shown.load(emailPage);
  const { jobs } = shown;
  expect(rows().map(([to, email, state, , , retry]) => [to, email, state, retry])).toEqual([
    ['chef@oyster.example', 'Your account', 'Failed', 'Try Again: Your account to chef@oyster.example'],
    ['chef@oyster.example', 'Verify your email address', 'Failed', ''],
    ['chef@oyster.example', 'Your order', 'Sent', ''],
  ]);
  expect(choices()).toEqual(['All', 'Failed', 'Waiting', 'Sent']);
  await shown.user.click(screen.getByRole('button', { name: /^Try Again/ }));
  expect(jobs.getSnapshot().value).toEqual({ browsing: 'retrying' });
});

test('orders that wait are listed with their customer, and why one could not leave', async () => {
  const shown = show(jobPage);
  await shown.user.selectOptions(screen.getByRole('combobox', LIST), 'Waiting Orders');
  expect(viewOf(shown)).toEqual({ list: 'orders', state: '', page: 1 });
  shown.load(orderPage);
  expect(screen.queryByRole('combobox', STATE)).toBeNull();
  expect(rows().map(([order, state, , tries, trouble, retry]) => [order, state, tries, trouble, retry])).toEqual([
    [
      'Order 500001, The Gilded Oyster',
      'Failed',
      '25',
      'The order system does not respond. Check the address in ORDER_WEBHOOK and the firewall. The order is sent again automatically, or with Try Again.',
      'Try Again: Order 500001, The Gilded Oyster',
    ],
    ['Order 500002, The Gilded Oyster', 'Waiting to be fetched', '0', '', ''],
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 orders');
});

test('a state narrows the list on the server; where nothing is in it all can be shown again', async () => {
  const shown = show(jobPage);
  await shown.user.selectOptions(screen.getByRole('combobox', STATE), 'Running');
  expect(viewOf(shown)).toEqual({ list: 'jobs', state: 'running', page: 1 });
  shown.load({ list: 'jobs', rows: [], total: 0 });
  expect(screen.getByText('No jobs.')).toBeTruthy();
  await shown.user.click(screen.getByRole('button', { name: 'Show All' }));
  expect(viewOf(shown)).toEqual({ list: 'jobs', state: '', page: 1 });
});

test('more than a page of them are turned page by page, and a new choice begins at the first', async () => {
  const shown = show({ ...jobPage, total: 201 });
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pager.getByText('Page 1 of 3')).toBeTruthy();
  expect(pager.queryByRole('button', { name: 'Previous' })).toBeNull();
  await shown.user.click(pager.getByRole('button', { name: 'Next' }));
  expect([viewOf(shown).page, screen.getByRole('status').textContent]).toEqual([2, '201 jobs']);
  shown.load({ ...jobPage, total: 201 });
  await shown.user.selectOptions(screen.getByRole('combobox', STATE), 'Failed');
  expect(viewOf(shown)).toEqual({ list: 'jobs', state: 'dead', page: 1 });
});

test('the focus stays in the page when the pressed button disappears with its row, or with the last page', async () => {
  const shown = show({ ...jobPage, total: 101 });
  await shown.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  shown.load(jobPage);
  await shown.user.click(screen.getByRole('button', { name: /^Try Again/ }));
  act(() => answer(shown.jobs, 'retry-7', 'retried'));
  shown.load({ list: 'jobs', rows: [waitingJob], total: 1 });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a page of them has no pager', () => {
  show(jobPage);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('on a phone each is a card with the same words', () => {
  show(jobPage, 360);
  const card = screen.getByRole('article', { name: 'Send an email' });
  expect(card.textContent).toContain('550 No such user here');
  expect(within(card).getByRole('button', { name: 'Try Again: Send an email' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Delete expired data' }).textContent).toContain('2 tries · next Wed');
});
