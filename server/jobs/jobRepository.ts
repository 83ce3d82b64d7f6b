import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A job that failed as often as it may, and waits for a person. */
export interface DeadJob {
  id: number;
  kind: string;
  attempts: number;
  /** What the last try said. */
  lastError: string;
  addedAt: Date;
  diedAt: Date;
}

const LISTED_AT_MOST = 200;

/**
 * The last to die first. The library keeps no time of a failure, but puts the next try off from it by e to the power of the
 * tries, at most ten, in seconds.
 */
export async function findDeadJobs(database: Kysely<Database>): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, task_identifier as kind, attempts, coalesce(last_error, '') as "lastError",
      created_at as "addedAt", run_at - exp(least(attempts, 10)) * interval '1 second' as "diedAt"
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
    order by "diedAt" desc, id desc
    limit ${LISTED_AT_MOST}`.execute(database);
  return rows;
}
