import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { jobTexts } from '#domain/jobs/jobTexts.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { isDeadOn, type JobPage, type JobView, type RetryOutcome } from './jobList.ts';

type Event =
  | { type: 'view.choose'; view: JobView }
  /** Asks again: for what did not come, and for what is new. */
  | { type: 'list.reload' }
  | { type: 'job.retry'; jobId: string };

function noticeOf(outcome: RetryOutcome): Notice {
  return outcome === 'retried'
    ? { type: 'success', text: jobTexts.retried }
    : { type: 'default', text: jobTexts.alive };
}

const list = browsing<JobView, JobPage>({ rows: 'rows', feature: 'OPS-01' });

/** The page of jobs, letters and orders that wait to leave: what runs, waits and died, page by page; dead ones are tried again. Invoked by admin on /admin/jobs. */
export const jobsMachine = setup({
  types: {} as {
    context: PagedListContext<JobView, JobPage>;
    events: Event;
    tags: 'busy' | 'failed';
    meta: FeatureMeta;
  },
  actors: {
    loadPage: port<JobPage, JobView>('loadPage'),
    retryJob: port<RetryOutcome, { jobId: string }>('retryJob'),
  },
  guards: { isDead: ({ context }, { jobId }: { jobId: string }) => isDeadOn(context.page, jobId) },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: JobView }) => viewed(context, view)),
    learnPage: assign((_, { page }: { page: JobPage }) => learned(page)),
    rememberFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'jobs',
  context: unread({ list: 'jobs', state: '', page: 1 }),
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'job.retry': {
          guard: { type: 'isDead', params: ({ event }) => ({ jobId: event.jobId }) },
          target: '.retrying',
        },
      },
      states: {
        ...list.states,
        retrying: {
          description: 'A dead job is begun again with; then the list is asked for anew.',
          meta: { features: ['OPS-01'] },
          tags: 'busy',
          on: { 'job.retry': { description: 'One at a time.' } },
          invoke: {
            id: 'retryJob',
            src: 'retryJob',
            input: ({ event }) => {
              assertEvent(event, 'job.retry');
              return { jobId: event.jobId };
            },
            onDone: {
              target: 'loading',
              actions: { type: 'notify', params: ({ event }) => noticeOf(event.output) },
            },
            onError: {
              target: 'listed',
              actions: { type: 'notify', params: { type: 'error', text: jobTexts.notRetried } },
            },
          },
        },
      },
    },
  },
  options: machineOptions,
});

export type JobsRef = ActorRefFrom<typeof jobsMachine>;
export type JobsSnapshot = SnapshotFrom<typeof jobsMachine>;
