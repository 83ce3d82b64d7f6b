import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { jobTexts } from '#domain/jobs/jobTexts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { isDeadOn, type JobPage, type JobView, type RetryOutcome, totalAfter } from './jobList.ts';

interface Context {
  view: JobView;
  /** Null before it has come. */
  page: JobPage | null;
  /** Rows on all pages of the view; null before that is known. */
  total: number | null;
  failure: Failure | null;
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

/** The page of jobs, letters and orders that wait to leave: what runs, waits and died, page by page; dead ones are tried again. Invoked by admin on /admin/jobs. */
export const jobsMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed'; meta: FeatureMeta },
  actors: {
    loadPage: port<JobPage, { view: JobView }>('loadPage'),
    retryJob: port<RetryOutcome, { jobId: string }>('retryJob'),
  },
  guards: { isDead: ({ context }, { jobId }: { jobId: string }) => isDeadOn(context.page, jobId) },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: JobView }) => ({
      view,
      page: null,
      total: totalAfter(view, context.view, context.total),
    })),
    learnPage: assign((_, { page }: { page: JobPage }) => ({ page, total: page.total })),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'jobs',
  context: { view: { list: 'jobs', state: '', page: 1 }, page: null, total: null, failure: null },
  initial: 'loading',
  on: {
    'view.choose': {
      target: '.loading',
      actions: { type: 'setView', params: ({ event }) => ({ view: event.view }) },
    },
  },
  states: {
    loading: {
      description: 'A page of the list is on its way; what was on screen of it stays there.',
      meta: { features: ['OPS-01'] },
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context: { view } }) => ({ view }),
        onDone: {
          target: 'listed',
          actions: { type: 'learnPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    listed: {
      description: 'The rows are on screen, as they were when they were asked for.',
      meta: { features: ['OPS-01'] },
      on: {
        'list.reload': 'loading',
        'job.retry': {
          guard: { type: 'isDead', params: ({ event }) => ({ jobId: event.jobId }) },
          target: 'retrying',
        },
      },
    },
    retrying: {
      description: 'A dead job is begun again with; then the list is asked for anew.',
      meta: { features: ['OPS-01'] },
      tags: 'busy',
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
    failed: {
      description: 'The page of the list did not come: the reason is shown, and it can be asked for again.',
      meta: { features: ['OPS-01'] },
      tags: 'failed',
      on: { 'list.reload': 'loading' },
    },
  },
  options: machineOptions,
});

export type JobsRef = ActorRefFrom<typeof jobsMachine>;
export type JobsSnapshot = SnapshotFrom<typeof jobsMachine>;
