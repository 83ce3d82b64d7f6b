import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { LANGUAGES, type Language } from '#domain/texts/languages.ts';
import { openPool } from '../database/pool.ts';
import { inLanguage } from '../text/spoken.ts';
import { watchOverWorkers } from './activeWorkers.ts';
import { GivenUp, type Job } from './job.ts';

export interface RunningJobs {
  /**
   * Starts no more jobs and waits this long for running ones; jobs that still run are released, for another server or
   * the next start.
   */
  stop(milliseconds: number): Promise<void>;
}

const AT_ONCE = 2;
/**
 * In addition to one connection for each running job: two that listen, one for the schedule, one that shows that this
 * server is alive.
 */
const CONNECTIONS = AT_ONCE + 1 + 4;
/** A schedule that was missed within this time, because no server ran, is made up for at the next start. */
const MADE_UP_FOR_MS = 60 * 60_000;
const REPLACED_AFTER_MS = 1_000;
const HEARD_LEVELS: ReadonlySet<string> = new Set(['error', 'warning']);

const Spoken = Compile(Type.Object({ language: Type.Enum(LANGUAGES) }));
const languageOf = (payload: unknown): Language => (Spoken.Check(payload) ? payload.language : 'en');

/** The tasks in the library's form. A payload of another shape fails the job before it starts. */
function tasksOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map(({ kind, run }) => {
      const payloads = Compile(kind.payload);
      const task = async (payload: unknown, helpers: JobHelpers) => {
        if (!payloads.Check(payload)) throw new Error(`the payload is none of ${kind.name}`);
        await inLanguage(languageOf(payload), () => run(payload)).catch(async (error) => {
          if (error instanceof GivenUp) await tryNoMore(helpers);
          throw error;
        });
      };
      return [kind.name, task];
    }),
  );
}

async function tryNoMore({ job, withPgClient }: JobHelpers): Promise<void> {
  await withPgClient((client) =>
    client.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [job.id]),
  );
}

/** The library's warnings and errors, without its chatter. */
function jobLogger(log: (line: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (HEARD_LEVELS.has(level)) log(`Jobs: ${message}`);
  });
}

function scheduled({ kind, schedule }: Job): CronItem[] {
  if (schedule === null) return [];
  const options = { jobKey: kind.name, maxAttempts: kind.maxAttempts, backfillPeriod: MADE_UP_FOR_MS };
  return [{ task: kind.name, match: schedule, options }];
}

/** Does the jobs of this database, beside any other server that does; each is done by one of them. */
export async function runJobs(url: string, jobs: readonly Job[], log: (line: string) => void): Promise<RunningJobs> {
  const pool = openPool(url, { connections: CONNECTIONS, patience: 30_000, answerWithin: 30_000 });
  const events: WorkerEvents = new EventEmitter();
  const active = watchOverWorkers(pool, events, log);
  const beginOf = (lane: readonly Job[]) => () =>
    run({
      pgPool: pool,
      events,
      taskList: tasksOf(lane),
      parsedCronItems: parseCronItems(lane.flatMap(scheduled)),
      concurrency: lane === shared ? AT_ONCE : 1,
      noHandleSignals: true,
      logger: jobLogger(log),
    });
  const shared = jobs.filter(({ kind }) => !kind.hasOwnWorker);
  const own = jobs.filter(({ kind }) => kind.hasOwnWorker).map((one) => [one]);
  const begins = [shared, ...own].filter(({ length }) => length > 0).map(beginOf);
  const replacing = await Promise.all(begins.map(async (begin) => keepReplaced(await begin(), begin, events)));
  const busyWorkers = new Set<string>();
  events.on('job:start', ({ worker }) => busyWorkers.add(worker.workerId));
  events.on('job:complete', ({ worker }) => busyWorkers.delete(worker.workerId));
  events.on('worker:stop', ({ worker }) => busyWorkers.delete(worker.workerId));
  return {
    stop: async (milliseconds) => {
      const drained = Promise.all(replacing.map(({ stop }) => stop())).then(() => {
        active.stop();
        return pool.end();
      });
      await Promise.race([drained, pause(milliseconds, undefined, { ref: false })]);
      if (busyWorkers.size === 0) return await drained;
      await pool.query('select graphile_worker.force_unlock_workers($1)', [[...busyWorkers]]);
      active.stop();
    },
  };
}

/**
 * A worker that cannot write the result of its job ends permanently, and the library starts no other: all workers are
 * then replaced, once the database responds again.
 */
function keepReplaced(
  first: Runner,
  begin: () => Promise<Runner>,
  events: WorkerEvents,
): { stop: () => Promise<void> } {
  let runner: Runner | null = first;
  let replaced = Promise.resolve();
  let isBroken = false;
  let isReplacing = false;
  let isStopped = false;
  const replace = async () => {
    // Workers may end while others are being started.
    while (isBroken && !isStopped) {
      isBroken = false;
      await runner?.stop();
      runner = null;
      while (!isStopped && !runner) {
        runner = await begin().catch(() => null);
        if (!runner) await pause(REPLACED_AFTER_MS, undefined, { ref: false });
      }
    }
    isReplacing = false;
  };
  events.on('worker:fatalError', () => {
    isBroken = true;
    if (isReplacing || isStopped) return;
    isReplacing = true;
    replaced = replace();
  });
  return {
    stop: async () => {
      isStopped = true;
      await replaced;
      await runner?.stop();
    },
  };
}
