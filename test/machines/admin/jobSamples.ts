import type { WaitingOrder } from '#domain/api/integration.ts';
import type { EmailRow, JobRow } from '#domain/api/jobs.ts';
import type { JobPage, JobView } from '#machines/admin/jobs/jobsMachine.ts';

export const deadJob: JobRow = {
  id: '7',
  kind: 'sendLetter',
  state: 'dead',
  attempts: 16,
  lastError: "Can't send mail - all recipients were rejected: 550 No such user here",
  addedAt: '2026-03-04T15:00:00.000Z',
  runAt: null,
};
export const waitingJob: JobRow = {
  id: '8',
  kind: 'removeExpired',
  state: 'waiting',
  attempts: 2,
  lastError: 'connect ECONNREFUSED 127.0.0.1:587',
  addedAt: '2026-03-04T15:00:00.000Z',
  runAt: '2026-03-04T16:00:00.000Z',
};

export const deadEmail: EmailRow = {
  id: 3,
  kind: 'invitation',
  to: 'chef@oyster.example',
  state: 'dead',
  attempts: 16,
  lastError: deadJob.lastError,
  addedAt: '2026-03-04T15:00:00.000Z',
  sentAt: null,
  messageId: '<a@harbor.example>',
  jobId: '7',
};
export const lateEmail: EmailRow = {
  ...deadEmail,
  id: 4,
  kind: 'verifyAddress',
  attempts: 0,
  lastError: 'Its time was over before it could be sent',
  jobId: null,
};
export const sentEmail: EmailRow = {
  ...deadEmail,
  id: 5,
  kind: 'orderConfirmation',
  state: 'sent',
  attempts: 0,
  lastError: null,
  sentAt: '2026-03-04T15:00:02.000Z',
  jobId: null,
};

export const jobPage: JobPage = { list: 'jobs', rows: [deadJob, waitingJob], total: 2 };
export const emailPage: JobPage = { list: 'emails', rows: [deadEmail, lateEmail, sentEmail], total: 3 };
export const emails: JobView = { list: 'emails', state: '', page: 1 };
export const deadJobs: JobView = { list: 'jobs', state: 'dead', page: 1 };

export const deadOrder: WaitingOrder = {
  orderNumber: '500001',
  customerName: 'The Gilded Oyster',
  orderedAt: '2026-03-04T15:00:00.000Z',
  state: 'dead',
  attempts: 25,
  lastError: 'order system gives no answer',
  runAt: null,
  jobId: '9',
};
const fetchedOrder: WaitingOrder = {
  ...deadOrder,
  orderNumber: '500002',
  state: 'fetch',
  attempts: 0,
  lastError: null,
  jobId: null,
};
export const orderPage: JobPage = { list: 'orders', rows: [deadOrder, fetchedOrder], total: 2 };
export const waitingOrders: JobView = { list: 'orders', state: '', page: 1 };
