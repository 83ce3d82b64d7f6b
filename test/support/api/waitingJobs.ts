import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/platform/database/schema.ts';
import { GivenUp, type Job } from '../../../server/platform/jobs/job.ts';

/** Runs the waiting jobs of these kinds, in order, as a running server does at once; `times` has the number of runs of each. Failed jobs stay, and their errors are returned. */
export async function doWaitingJobs(
  database: Kysely<Database>,
  jobs: readonly Job[],
  { times = 1 }: { times?: number } = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string; kind: string; payload: unknown }>`
    select j.id::text, t.identifier as kind, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${jobs.map(({ kind }) => kind.name)}) order by j.id`.execute(database);
  const failures: string[] = [];
  for (const { id, kind, payload } of rows) {
    const job = jobs.find((one) => one.kind.name === kind);
    try {
      for (let time = 0; time < times; time += 1) await job?.run(payload);
    } catch (error) {
      failures.push(`${kind}: ${error instanceof Error ? error.message : error}`);
      if (!(error instanceof GivenUp)) continue;
    }
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(database);
  }
  return failures;
}

/** Lets a running server do at once what waits for its time; by itself it looks for such jobs every two seconds. */
export async function tryJobsNow(database: Kysely<Database>): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(database);
  await sql`select pg_notify('jobs:insert', '')`.execute(database);
}
