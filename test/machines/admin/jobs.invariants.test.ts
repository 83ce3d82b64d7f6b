import { describe, expect, test } from 'vitest';
import type { JobPage } from '#machines/admin/jobs/jobsMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import {
  deadJob,
  deadJobs,
  deadOrder,
  emailPage,
  emails,
  jobPage,
  orderPage,
  waitingJob,
  waitingOrders,
} from './jobSamples.ts';

const retry = (jobId: string) => ({ type: 'job.retry', jobId }) as const;

const retried = ({ calls }: Stage<typeof jobsMachine>) =>
  calls.filter(({ id }) => id.startsWith('retry-')).map(({ input }) => input);

async function opened(page: JobPage = jobPage) {
  const stage = new Stage(jobsMachine, undefined);
  await stage.answer('loadPage', page);
  return stage;
}

describe('the page of jobs and emails:', () => {
  test('the last choice is listed, whatever else was requested', async () => {
    const stage = await opened();
    stage.send({ type: 'view.choose', view: deadJobs }, { type: 'view.choose', view: emails });
    expect(stage.asked('loadPage').at(-1)).toEqual(emails);
    await stage.answer('loadPage', emailPage);
    expect([stage.snapshot.value, stage.snapshot.context.page]).toEqual([{ browsing: 'listed' }, emailPage]);
  });

  test('only a permanently failed job is tried again, a second click never twice', async () => {
    const stage = await opened();
    stage.send(retry(waitingJob.id), retry('another'));
    expect(retried(stage)).toEqual([]);
    stage.send(retry(deadJob.id), retry(deadJob.id));
    expect(retried(stage)).toEqual([{ jobId: deadJob.id }]);
  });

  test('a second dead one that is clicked meanwhile is retried beside it, once, and both are announced', async () => {
    const stage = await opened({ list: 'jobs', rows: [deadJob, { ...deadJob, id: '21' }], total: 2 });
    stage.send(retry(deadJob.id), retry('21'), retry('21'));
    expect(retried(stage)).toEqual([{ jobId: deadJob.id }, { jobId: '21' }]);
    await stage.fail('retry-21', failures.offline);
    expect(stage.snapshot.value).toEqual({ browsing: 'retrying' });
    await stage.answer(`retry-${deadJob.id}`, 'retried');
    expect([stage.snapshot.value, stage.paramsOf('notify').length]).toEqual([{ browsing: 'loading' }, 2]);
  });

  test('a retry continues, and is announced, when another list is chosen meanwhile', async () => {
    const stage = await opened();
    stage.send(retry(deadJob.id), { type: 'view.choose', view: emails });
    await stage.answer('loadPage', emailPage);
    expect(stage.snapshot.value).toEqual({ browsing: 'retrying' });
    await stage.answer(`retry-${deadJob.id}`, 'retried');
    expect([stage.paramsOf('notify').length, stage.asked('loadPage').at(-1)]).toEqual([1, emails]);
  });

  test('a dead email is tried again by the job that sends it', async () => {
    const stage = await opened();
    stage.send({ type: 'view.choose', view: emails });
    await stage.answer('loadPage', emailPage);
    stage.send(retry('7'));
    expect(retried(stage)).toEqual([{ jobId: '7' }]);
  });

  test('an order that could not leave is tried again by the job that sends it', async () => {
    const stage = await opened();
    stage.send({ type: 'view.choose', view: waitingOrders });
    await stage.answer('loadPage', orderPage);
    stage.send(retry(String(deadOrder.jobId)));
    expect(retried(stage)).toEqual([{ jobId: '9' }]);
  });

  test.each([
    ['retried', { type: 'success', text: 'Retrying.' }],
    ['alive', { type: 'default', text: 'This job was already retried.' }],
  ] as const)('the result (%s) is announced, and the list is loaded again', async (outcome, notice) => {
    const stage = await opened();
    stage.send(retry(deadJob.id));
    await stage.answer(`retry-${deadJob.id}`, outcome);
    expect(stage.paramsOf('notify')).toEqual([notice]);
    expect([stage.snapshot.value, stage.asked('loadPage').length]).toEqual([{ browsing: 'loading' }, 2]);
  });

  test('a job that could not be retried stays in the list, and a notice shows that', async () => {
    const stage = await opened();
    stage.send(retry(deadJob.id));
    await stage.fail(`retry-${deadJob.id}`, failures.offline);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'The job could not be retried.' }]);
    expect([stage.snapshot.value, stage.snapshot.context.page]).toEqual([{ browsing: 'listed' }, jobPage]);
  });
});
