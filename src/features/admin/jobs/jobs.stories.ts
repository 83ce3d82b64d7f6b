import { all, answer, cut, hold } from '#test/support/stories/server.ts';
import { busyButton, click, follow, loading, select, visibleText } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const JOBS = '**/api/admin/jobs*';
const EMAILS = '**/api/admin/mail*';
const ORDERS = '**/api/admin/waitingOrders*';
const RETRY = '**/api/admin/jobs/*/retry';
const AT = { as: 'admin', at: '/admin/jobs' } as const;

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const refused = "Can't send mail - all recipients were rejected: 550 5.1.1 <chef@gildedoyster.example>: no such user";
const running = { state: 'running', attempts: 1, lastError: null, addedAt: minutes(0), runAt: null };
const jobs = [
  { id: '7', kind: 'sendLetter', state: 'dead', attempts: 16, lastError: refused, addedAt: minutes(-90), runAt: null },
  { ...running, id: '10', kind: 'syncPictures' },
  { ...running, id: '9', kind: 'sendReset' },
  {
    ...{ id: '8', kind: 'sendLetter', state: 'waiting', attempts: 3, addedAt: minutes(-2), runAt: minutes(1) },
    lastError: 'connect ECONNREFUSED 127.0.0.1:587',
  },
];
const to = 'chef@gildedoyster.example';
const email = { messageId: '<a@harbor.example>', addedAt: minutes(-90), sentAt: null, attempts: 0, lastError: null };
const emails = [
  { ...email, id: 3, kind: 'invitation', to, state: 'waiting', jobId: '8' },
  {
    ...{ ...email, id: 2, kind: 'resetPassword', to: 'accounts.payable.and.receivable@harborviewresort.example' },
    ...{ state: 'dead', attempts: 16, lastError: refused, jobId: '7' },
  },
  { ...email, id: 1, kind: 'orderConfirmation', to, state: 'sent', sentAt: minutes(-89), jobId: null },
];
const order = { lastError: null, attempts: 0, runAt: null, jobId: null, orderedAt: minutes(-90) };
const orders = [
  {
    ...{ ...order, orderNumber: '500001', customerName: 'Harbor View Resort, Conference Center and Marina' },
    ...{ state: 'dead', attempts: 25, lastError: 'order system gives no answer', jobId: '11' },
  },
  { ...order, orderNumber: '500002', customerName: 'The Gilded Oyster', state: 'fetch' },
];
const both = all(answer(JOBS, jobs), answer(EMAILS, emails));
const listed = visibleText('Send an email');

/** The open jobs of the server. */
export const jobStories = storiesOf(
  ['jobs'],
  [
    { name: 'jobs-loading', ...AT, server: hold(JOBS), sees: loading },
    { name: 'jobs-failed', ...AT, server: cut(JOBS), sees: 'The jobs could not be loaded.' },
    {
      name: 'emails',
      server: both,
      does: [click('Try Again'), listed, select('Show', 'emails')],
      sees: 'Choose a new password',
    },
    {
      name: 'jobs-retrying',
      server: hold(RETRY),
      does: [select('Show', 'jobs'), listed, click(/^Try Again/)],
      sees: busyButton(),
    },
    { name: 'jobs-left', does: follow(/Categories/), sees: 'Seafood' },
    {
      name: 'jobs-orders',
      ...AT,
      server: all(both, answer(ORDERS, orders)),
      does: [listed, select('Show', 'orders')],
      sees: 'Waiting to be fetched',
    },
    { name: 'jobs-none', ...AT, server: answer(JOBS, []), sees: 'No jobs.' },
    { name: 'jobs', server: both, does: click('Refresh'), sees: listed },
  ],
);
