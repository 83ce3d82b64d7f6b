import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { jobTexts } from '#domain/jobs/jobTexts.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { isDeadOn, type JobPage, type JobView, type RetryOutcome } from './jobList.ts';

interface Context extends PagedListContext<JobView, JobPage> {
  /** The job that is tried again; null before one was. */
  jobId: string | null;
  /** Those that were clicked meanwhile. */
  next: readonly string[];
}

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

/** The page of jobs, letters and orders that wait to leave: what runs, waits and died, page by page; dead ones are tried again. Runs on /admin/jobs. */
export const jobsMachine = setup({
  types: {} as {
    context: Context;
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
    setJob: assign((_, { jobId }: { jobId: string }) => ({ jobId })),
    /** Neither the one that is tried again nor one that waits for it is tried twice. */
    keepForLater: assign({
      next: ({ context: { jobId: current, next } }, { jobId }: { jobId: string }) =>
        jobId === current || next.includes(jobId) ? next : [...next, jobId],
    }),
    goOn: enqueueActions(({ context, enqueue }) => {
      for (const jobId of context.next) enqueue.raise({ type: 'job.retry', jobId });
      enqueue.assign({ next: [] });
    }),
    setView: assign(({ context }, { view }: { view: JobView }) => viewed(context, view)),
    learnPage: assign((_, { page }: { page: JobPage }) => learned(page)),
    rememberFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'jobs',
  context: { ...unread<JobView>({ list: 'jobs', state: '', page: 1 }), jobId: null, next: [] },
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'job.retry': {
          guard: { type: 'isDead', params: ({ event }) => ({ jobId: event.jobId }) },
          target: '.retrying',
          actions: { type: 'setJob', params: ({ event }) => ({ jobId: event.jobId }) },
        },
      },
      states: {
        ...list.states,
        retrying: {
          description:
            'A dead job is begun again with, and after it those that are clicked meanwhile; then the list is asked for anew.',
          meta: { features: ['OPS-01'] },
          tags: 'busy',
          exit: 'goOn',
          on: { 'job.retry': { actions: { type: 'keepForLater', params: ({ event }) => ({ jobId: event.jobId }) } } },
          invoke: {
            id: 'retryJob',
            src: 'retryJob',
            input: ({ context }) => ({ jobId: context.jobId ?? '' }),
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
