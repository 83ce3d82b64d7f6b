import { type Kysely, sql } from 'kysely';
import { addAudit } from '../../modules/audit/auditRepository.ts';
import type { Database } from '../../platform/database/schema.ts';

const JOB_ID = /^\d{1,18}$/;

/** A job as admins see it. */
export interface ListedJob {
  id: string;
  kind: string;
  state: 'waiting' | 'running' | 'dead';
  attempts: number;
  lastError: string | null;
  addedAt: Date;
  runAt: Date;
}

const state = sql<ListedJob['state']>`case when locked_at is not null then 'running'
  when attempts >= max_attempts then 'dead' else 'waiting' end`;

/** Dead jobs first, then those that run next. */
export async function findJobs(
  database: Kysely<Database>,
  { limit, offset, state: wanted }: { limit: number; offset: number; state?: ListedJob['state'] | undefined },
): Promise<{ rows: ListedJob[]; total: number }> {
  const listed = sql`graphile_worker.jobs where ${wanted ?? null}::text is null or ${state} = ${wanted ?? null}`;
  const { rows } = await sql<ListedJob>`
    select id::text, task_identifier as kind, ${state} as state, attempts, last_error as "lastError",
      created_at as "addedAt", run_at as "runAt"
    from ${listed}
    order by ${state} = 'dead' desc, run_at, id limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${listed}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Restarts a dead job; `absent` and `alive` (both change nothing) are separate results. */
export async function retryJob(
  database: Kysely<Database>,
  { id, by, now }: { id: string; by: number; now: Date },
  maxAttemptsOf: (kind: string) => number | null,
): Promise<'retried' | 'absent' | 'alive'> {
  if (!JOB_ID.test(id)) return 'absent';
  return await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ kind: string; state: ListedJob['state'] }>`
      select task_identifier as kind, ${state} as state from graphile_worker.jobs where id = ${id}`.execute(
      transaction,
    );
    const [found] = rows;
    if (!found) return 'absent';
    const maxAttempts = maxAttemptsOf(found.kind);
    const rescheduled =
      found.state === 'dead' &&
      (await sql`select id from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0,
        max_attempts => ${maxAttempts}::integer)`.execute(transaction));
    if (!rescheduled || rescheduled.rows.length === 0) return 'alive';
    await addAudit(transaction, { at: now, userId: by, action: 'job.retry', subject: id });
    return 'retried';
  });
}
