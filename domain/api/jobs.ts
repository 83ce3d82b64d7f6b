import { type Static, Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

/** Rows of one page of a list. */
export const LIST_PAGE = 100;

const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }));
const JobState = Type.Enum(['waiting', 'running', 'dead']);
const EmailState = Type.Enum(['waiting', 'sent', 'dead']);
const Moment = Type.String();
const MomentOrNone = Type.Union([Moment, Type.Null()]);
const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/** A background job. A dead job used all its tries, or failed permanently. */
export const JobRow = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  state: JobState,
  attempts: Type.Integer(),
  lastError: TextOrNone,
  addedAt: Moment,
  /** When a waiting job is tried next. */
  runAt: MomentOrNone,
});
export type JobRow = Static<typeof JobRow>;

export const EmailRow = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  to: Type.String(),
  state: EmailState,
  attempts: Type.Integer(),
  lastError: TextOrNone,
  addedAt: Moment,
  sentAt: MomentOrNone,
  messageId: Type.String(),
  /** The job that sends it; null when it is sent or can never be. */
  jobId: TextOrNone,
});
export type EmailRow = Static<typeof EmailRow>;

/** Wire 10. */
export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  summary: 'Running, waiting and failed jobs, failed first. Pages of 100; X-Total-Count is the total for the state',
  query: Type.Object({ page, state: Type.Optional(JobState) }),
  answer: Type.Array(JobRow),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  access: 'admin',
  summary: 'Retry a failed job. 409 if the job has not failed',
  params: Type.Object({ id: Code }),
  answer: Done,
  codes: ['notDead'],
});

export const listEmails = endpoint({
  method: 'GET',
  path: '/api/admin/mail',
  access: 'admin',
  summary: 'Emails and their status, newest first. Pages of 100; X-Total-Count is the total for the state',
  query: Type.Object({ page, state: Type.Optional(EmailState) }),
  answer: Type.Array(EmailRow),
});
