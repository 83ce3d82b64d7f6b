import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { WaitingOrder } from '#domain/api/integration.ts';
import type { EmailRow, JobRow } from '#domain/api/jobs.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { begun, ended, endOf, isActing, type RowActionEnded, type RowActions } from '../../pagedList/rowActions.ts';

/** Which rows are shown. */
export interface JobView {
  list: 'jobs' | 'emails' | 'orders';
  /** Only rows in this state; '' for any. Waiting orders are not filtered. */
  state: '' | JobRow['state'] | EmailRow['state'];
  /** From 1. */
  page: number;
}

/** A page of one of the lists, and the number of rows on all pages. */
export type JobPage = { total: number } & (
  | { list: 'jobs'; rows: readonly JobRow[] }
  | { list: 'emails'; rows: readonly EmailRow[] }
  | { list: 'orders'; rows: readonly WaitingOrder[] }
);

export type RetryOutcome = 'retried' | 'alive';

/** Whether this job is dead on the page: in its own row, or in that of the email or order that it sends. */
function isDeadOn(page: JobPage | null, jobId: string): boolean {
  if (page === null) return false;
  return page.list === 'jobs'
    ? page.rows.some(({ id, state }) => id === jobId && state === 'dead')
    : page.rows.some((sent) => sent.jobId === jobId && sent.state === 'dead');
}

interface Retry {
  jobId: string;
}

interface Context extends PagedListContext<JobView, JobPage>, RowActions<Retry> {}

type Event =
  | { type: 'view.choose'; view: JobView }
  /** Reloads the list, after a failure or for new rows. */
  | { type: 'list.reload' }
  | ({ type: 'job.retry' } & Retry)
  | RowActionEnded<RetryOutcome>;

const actorIdOf = ({ jobId }: Retry) => `retry-${jobId}`;

function noticeOf(_: Retry, outcome: RetryOutcome | null): Notice {
  if (outcome === null) return { type: 'error', text: adminText('job.notRetried') };
  return outcome === 'retried'
    ? { type: 'success', text: adminText('job.retried') }
    : { type: 'default', text: adminText('job.alive') };
}

const HAS_ENDED = endOf(noticeOf);

const list = browsing<JobView, JobPage>({ rows: 'rows' });

/** Jobs, emails and orders that wait to be sent: what runs, waits and has died, page by page. Dead ones can be retried. Runs on /admin/jobs. */
export const jobsMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    tags: 'busy' | 'failed';
  },
  actors: {
    loadPage: port<JobPage, JobView>('loadPage'),
    retryJob: port<RetryOutcome, Retry>('retryJob'),
  },
  guards: {
    isRetryable: ({ context }, retry: Retry) =>
      isDeadOn(context.page, retry.jobId) && !(actorIdOf(retry) in context.acting),
    isActing: ({ context }) => isActing(context),
    isIdle: ({ context }) => !isActing(context),
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    retry: assign(({ context, spawn }, retry: Retry) => {
      spawn('retryJob', { id: actorIdOf(retry), input: retry });
      return begun(context, actorIdOf(retry), retry);
    }),
    endAction: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      enqueue.stopChild(actorId);
      enqueue.assign(ended(context, actorId));
    }),
    setView: assign(({ context }, { view }: { view: JobView }) => viewed(context, view)),
    setPage: assign((_, { page }: { page: JobPage }) => learned(page)),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'jobs',
  context: { ...unread<JobView>({ list: 'jobs', state: '', page: 1 }), acting: {} },
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'job.retry': {
          guard: { type: 'isRetryable', params: ({ event: { jobId } }) => ({ jobId }) },
          target: '.retrying',
          actions: { type: 'retry', params: ({ event: { jobId } }) => ({ jobId }) },
        },
        'xstate.done.actor.*': { target: '.loading', actions: HAS_ENDED },
        'xstate.error.actor.*': { actions: HAS_ENDED },
      },
      states: {
        ...list.states,
        listed: { ...list.states.listed, always: { guard: 'isActing', target: 'retrying' } },
        retrying: {
          description: 'Dead jobs that were clicked are restarted, each on its own. Then the list reloads.',
          tags: 'busy',
          always: { guard: 'isIdle', target: 'listed' },
        },
      },
    },
  },
  options: machineOptions,
});

export type JobsRef = ActorRefFrom<typeof jobsMachine>;
export type JobsSnapshot = SnapshotFrom<typeof jobsMachine>;
