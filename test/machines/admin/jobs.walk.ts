import type { ContextFrom } from 'xstate';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyIf,
  keeps,
  leadsTo,
  refuses,
  restsIn,
  sendsOnce,
  sets,
  type WalkRule,
} from '../../support/walks/walkRules.ts';
import { deadJob, deadJobs, jobPage, waitingJob } from './jobSamples.ts';

type Jobs = ContextFrom<typeof jobsMachine>;
const otherDead = { ...deadJob, id: '21' };

/** A dead job that is clicked on while another is tried comes after it, unless another list was chosen meanwhile. */
const triesNext: WalkRule = (path) => {
  const clicked = path.findLastIndex(
    ({ event, before }) =>
      event === 'job.retry: another dead one' &&
      before?.matches({ browsing: 'retrying' }) &&
      before.context.jobId !== otherDead.id,
  );
  const since = path.slice(clicked);
  const isOver = path.at(-1)?.running.length === 0 && !since.some(({ event }) => event.startsWith('view.choose'));
  const tried = since.flatMap(({ asked }) => asked).map(({ input }) => JSON.stringify(input));
  const isTried = tried.includes(JSON.stringify({ jobId: otherDead.id }));
  return clicked >= 0 && isOver && !isTried ? 'a dead job that was clicked on is not tried' : null;
};

export const jobsWalk = walkOf({
  machine: jobsMachine,
  events: {
    'view.choose': { 'the dead': { view: deadJobs } },
    'job.retry': {
      'a dead one': { jobId: deadJob.id },
      'another dead one': { jobId: otherDead.id },
      'one that waits': { jobId: waitingJob.id },
    },
  },
  answers: {
    loadPage: { 'three jobs': { ...jobPage, rows: [deadJob, waitingJob, otherDead], list: 'jobs' } },
    retryJob: { retried: 'retried', alive: 'alive' },
  },
  distinguish: ({ page, view, jobId, next }) => [page?.total, view, jobId === otherDead.id, next],
  rules: [
    sendsOnce('retryJob'),
    refuses('job.retry: one that waits'),
    asksOnlyIf('retryJob', ({ jobId }: { jobId: string }) => jobId !== waitingJob.id),
    triesNext,
    sets(
      'job.retry: another dead one',
      ({ jobId, next }: Jobs) => [jobId, ...next].includes(otherDead.id),
      'browsing.retrying',
    ),
    leadsTo('retryJob: retried', 'browsing.loading', 'browsing.retrying'),
    leadsTo('retryJob failed', 'browsing.listed', 'browsing.retrying'),
    keeps(({ page }: { page: unknown }) => page, 'retryJob', 'retryJob failed', 'list.reload'),
    restsIn(['browsing.listed', 'browsing.failed']),
  ],
});
