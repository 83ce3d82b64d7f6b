import type { ContextFrom } from 'xstate';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { leadsToDeed } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { from, keeps, leadsTo, refuses, restsIn, sendsOnce, where } from '../../support/walks/walkRules.ts';
import { failures } from '../samples.ts';
import { deadJob, deadJobs, jobPage, waitingJob } from './jobSamples.ts';

type Jobs = ContextFrom<typeof jobsMachine>;
const otherDead = { ...deadJob, id: '21' };

const [RETRY, RETRY_OTHER] = [`retry-${deadJob.id}`, `retry-${otherDead.id}`];
const retried = { retried: 'retried', alive: 'alive' } as const;
const isFree = (actorId: string) => (context: Jobs) => context.page !== null && !(actorId in context.acting);

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
    [RETRY]: retried,
    [RETRY_OTHER]: retried,
  },
  failures: { [RETRY]: { 'no network': failures.offline }, [RETRY_OTHER]: { 'no network': failures.offline } },
  distinguish: ({ page, view, acting }) => [page?.total, view, Object.keys(acting).toSorted()],
  rules: [
    sendsOnce(RETRY, RETRY_OTHER),
    refuses('job.retry: one that waits'),
    where(isFree(RETRY), leadsToDeed('job.retry: a dead one', RETRY, 'browsing')),
    where(isFree(RETRY_OTHER), leadsToDeed('job.retry: another dead one', RETRY_OTHER, 'browsing')),
    ...[RETRY, RETRY_OTHER].flatMap((id) => [
      leadsToDeed(id, 'notify', 'browsing'),
      leadsToDeed(`${id} failed`, 'notify', 'browsing'),
      leadsTo(id, 'browsing.loading'),
      from(['browsing.retrying'], leadsTo(`${id} failed`, 'browsing.listed', 'browsing.retrying')),
      keeps(({ page }: Jobs) => page, id, `${id} failed`, 'list.reload'),
    ]),
    restsIn(['browsing.listed']),
    restsIn(['browsing.failed'], RETRY, RETRY_OTHER),
  ],
});
