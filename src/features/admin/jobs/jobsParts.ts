import { fromPromise } from 'xstate';
import { listWaitingOrders } from '#domain/api/integration.ts';
import { listEmails, listJobs, retryJob } from '#domain/api/jobs.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import type { JobPage, JobView, RetryOutcome } from '#machines/admin/jobs/jobsMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Answered, type Api, countedAnswerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { JobsScreen } from './JobsScreen.tsx';

type Asked = JobView & { signal: AbortSignal };

async function jobs(api: Api, { state, page, signal }: Asked): Promise<JobPage> {
  if (state === 'sent') return { list: 'jobs', rows: [], total: 0 };
  const query = { page, ...(state === '' ? {} : { state }) };
  return { list: 'jobs', ...(await countedAnswerOf(api.call(listJobs, { query, signal }))) };
}

async function emails(api: Api, { state, page, signal }: Asked): Promise<JobPage> {
  if (state === 'running') return { list: 'emails', rows: [], total: 0 };
  const query = { page, ...(state === '' ? {} : { state }) };
  return { list: 'emails', ...(await countedAnswerOf(api.call(listEmails, { query, signal }))) };
}

async function orders(api: Api, { page, signal }: Asked): Promise<JobPage> {
  return { list: 'orders', ...(await countedAnswerOf(api.call(listWaitingOrders, { query: { page }, signal }))) };
}

const LISTS = { jobs, emails, orders };

/** The job is active, or done and deleted, because another user retried it. */
function outcomeOf(response: Answered<typeof retryJob>): RetryOutcome {
  if (response.kind === 'answer') return 'retried';
  if (response.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: null, detail: '' });
  if (isRefusedAs(response, 'notFound', 404) || isRefusedAs(response, 'notDead', 409)) return 'alive';
  throw new PortFailure({ kind: 'unexpected', status: response.status, detail: '' });
}

/** The background jobs, the emails, and the orders that wait for export. */
export function jobPorts(api: Api) {
  return {
    loadPage: fromPromise<JobPage, JobView>(({ input, signal }) => LISTS[input.list](api, { ...input, signal })),
    retryJob: fromPromise<RetryOutcome, { jobId: string }>(async ({ input }) =>
      outcomeOf(await api.call(retryJob, { params: { id: input.jobId } })),
    ),
  };
}

export const jobsParts: PageParts<{ jobs: typeof jobsMachine }> = ({ api, notify }) => ({
  Screen: JobsScreen,
  flows: {
    jobs: { logic: jobsMachine.provide({ actors: jobPorts(api), actions: { notify } }) },
  },
});
