import { setTimeout as pause } from 'node:timers/promises';
import type { Worker, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** The first half of the advisory locks that active workers hold; the second half is the worker's name. */
const WORKER_LOCKS = 5_261_941;
/** A worker that has just started may not have its lock yet. */
const GRACE_SECONDS = 30;
const LOOK_EVERY_MS = 30_000;
const TRY_AGAIN_MS = 1_000;

export interface ActiveWorkers {
  stop(): void;
}

/** Frees the jobs of workers whose database connection is gone for this many seconds. */
export async function freeJobsOfTheDead(pool: pg.Pool, graceSeconds: number = GRACE_SECONDS): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
       select locked_by, locked_at from graphile_worker._private_jobs
       union all select locked_by, locked_at from graphile_worker._private_job_queues
     ) as held
     where locked_by is not null and locked_at < now() - make_interval(secs => $2) and not exists (
       select from pg_locks where locktype = 'advisory' and granted and classid::bigint = $1
         and objid::bigint = hashtext(locked_by)::bigint & 4294967295 and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
     ) having count(*) > 0`,
    [WORKER_LOCKS, graceSeconds],
  );
}

/** Frees jobs whose assignment never reached their worker, because the connection broke. */
export async function freeUnheardJobs(
  pool: pg.Pool,
  workers: Iterable<{ workerId: string; getActiveJob: () => object | null }>,
): Promise<void> {
  const idle = [...workers].filter((worker) => !worker.getActiveJob()).map(({ workerId }) => workerId);
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await pool.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null
       where locked_by = any($1) and locked_at < now() - make_interval(secs => $2)`,
      [idle, GRACE_SECONDS],
    );
  }
}

/**
 * Takes a lock for each worker of this server, which the database releases when the server ends for any reason; and
 * frees the jobs of workers without one. A broken connection is replaced, with all its locks.
 */
export function watchOverWorkers(pool: pg.Pool, events: WorkerEvents, log: (line: string) => void): ActiveWorkers {
  const workers = new Map<string, Worker>();
  let client: pg.PoolClient | null = null;
  let isConnecting = false;
  let isStopped = false;

  const hold = (holder: pg.PoolClient, name: string) =>
    holder.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LOCKS, name]);

  const letGo = (holder: pg.PoolClient, name: string) =>
    holder.query('select pg_advisory_unlock($1, hashtext($2))', [WORKER_LOCKS, name]);

  async function connect(): Promise<void> {
    if (isConnecting) return;
    isConnecting = true;
    while (!isStopped && client === null) {
      try {
        const holder = await pool.connect();
        holder.once('error', () => {
          if (client !== holder) return;
          client = null;
          holder.release(true);
          void connect();
        });
        const held = [...workers.keys()];
        for (const name of held) await hold(holder, name);
        for (const name of held.filter((one) => !workers.has(one))) await letGo(holder, name);
        if (isStopped) holder.release(true);
        else client = holder;
      } catch {
        await pause(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
    isConnecting = false;
  }

  events.on('worker:create', ({ worker }) => {
    workers.set(worker.workerId, worker);
    if (client) hold(client, worker.workerId).catch(() => undefined);
    else void connect();
  });
  events.on('worker:stop', ({ worker: { workerId } }) => {
    workers.delete(workerId);
    if (client) letGo(client, workerId).catch(() => undefined);
  });
  const look = async () => {
    try {
      await freeJobsOfTheDead(pool);
      await freeUnheardJobs(pool, workers.values());
    } catch (error) {
      if (!isStopped) log(`Jobs: ${error instanceof Error ? error.message : error}`);
    }
  };
  void look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      client?.release(true);
      client = null;
    },
  };
}
