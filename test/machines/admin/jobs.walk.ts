import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { deadJob, deadJobs, jobPage, waitingJob } from './jobSamples.ts';

export const jobsWalk = walkOf({
  machine: jobsMachine,
  events: {
    'view.choose': { 'the dead': { view: deadJobs } },
    'list.reload': { 'by its button': {} },
    'job.retry': { 'a dead one': { jobId: deadJob.id }, 'one that waits': { jobId: waitingJob.id } },
  },
  answers: { loadPage: { 'two jobs': jobPage }, retryJob: { retried: 'retried', alive: 'alive' } },
  failures: { loadPage: { offline: failures.offline }, retryJob: { offline: failures.offline } },
  distinguish: ({ page, view }) => [page?.total, view],
});
