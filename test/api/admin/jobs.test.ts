import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findJobs } from '#server/app/jobs/jobRepository.ts';
import { openPool } from '#server/platform/database/pool.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { freeJobsOfTheDead, freeUnheardJobs } from '#server/platform/jobs/activeWorkers.ts';
import { addJob } from '#server/platform/jobs/addJob.ts';
import { GivenUp, type Job, job } from '#server/platform/jobs/job.ts';
import { type RunningJobs, runJobs } from '#server/platform/jobs/runJobs.ts';
import { tryJobsNow } from '#test/support/api/waitingJobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

/** The library looks for jobs every two seconds. */
const MAIL = { name: 'mail', payload: Type.Object({ to: Type.String() }), maxAttempts: 3 };

let testDatabase: TestDatabase;
let database: Kysely<Database>;
let servers: RunningJobs[];
let log: string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = testDatabase.database;
});
beforeEach(async () => {
  servers = [];
  log = [];
  await sql`delete from graphile_worker._private_jobs`.execute(database);
});
afterEach(() => Promise.all(servers.map((server) => server.stop(5_000))));
afterAll(() => testDatabase.drop());

async function startServer(...jobs: Job[]): Promise<RunningJobs> {
  const server = await runJobs(testDatabase.url, jobs, (line) => log.push(line));
  servers.push(server);
  return server;
}

async function addMail(to: string): Promise<void> {
  await database.transaction().execute((transaction) => addJob(transaction, MAIL, { to }));
}

/** A mailbox, and the job that fills it. */
function mailbox(send: (to: string) => Promise<void> = async () => undefined) {
  const sent: string[] = [];
  const mail = job(MAIL, async ({ to }) => {
    await send(to);
    sent.push(to);
  });
  return { sent, mail };
}

async function waiting(): Promise<{ attempts: number; isLater: boolean }[]> {
  const { rows } = await sql<{ attempts: number; isLater: boolean }>`
    select attempts, run_at > now() as "isLater" from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts`.execute(database);
  return rows;
}

test('A job is done after its transaction commits, and never when it is rolled back', async () => {
  const { sent, mail } = mailbox();
  const rolledBack = database.transaction().execute(async (transaction) => {
    await addJob(transaction, MAIL, { to: 'nobody' });
    throw new Error('the order was refused');
  });
  await expect(rolledBack).rejects.toThrow('the order was refused');
  await addMail('chef');
  await startServer(mail);
  await expect.poll(() => sent).toEqual(['chef']);
  expect(await waiting()).toEqual([]);
});

const findDeadJobs = async () => (await findJobs(database, { limit: 10, offset: 0, state: 'dead' })).rows;

test('A job that fails is tried again later each time, and is kept and listed when it has failed as often as it may', async () => {
  const { mail } = mailbox(async () => {
    throw new Error('the mail server is away');
  });
  await addMail('chef');
  await startServer(mail);
  for (const attempts of [1, 2]) {
    await expect.poll(waiting).toEqual([{ attempts, isLater: true }]);
    expect(await findDeadJobs()).toEqual([]);
    await tryJobsNow(database);
  }
  await expect
    .poll(() => findDeadJobs())
    .toEqual([
      {
        id: expect.any(String),
        kind: 'mail',
        state: 'dead',
        attempts: 3,
        lastError: 'the mail server is away',
        addedAt: expect.any(Date),
        runAt: expect.any(Date),
      },
    ]);
  expect(log.length).toBeGreaterThan(0);
});

test('Of two servers on one database one does a job, and it is done once', async () => {
  const sent: string[] = [];
  const mailFrom = (server: string) =>
    job(MAIL, async ({ to }) => {
      sent.push(`${to} by ${server}`);
    });
  await startServer(mailFrom('one'));
  await startServer(mailFrom('two'));
  const names = Array.from({ length: 12 }, (_, place) => `buyer ${place}`);
  await Promise.all(names.map(addMail));
  await expect.poll(() => sent.length).toBe(12);
  expect(await waiting()).toEqual([]);
  expect(sent.map((line) => line.split(' by ')[0]).sort()).toEqual([...names].sort());
});

test('A waiting job is replaced by a newer one with the same key', async () => {
  const { sent, mail } = mailbox();
  await database.transaction().execute(async (transaction) => {
    await addJob(transaction, MAIL, { to: 'old' }, { key: 'cart 1' });
    await addJob(transaction, MAIL, { to: 'new' }, { key: 'cart 1' });
  });
  await startServer(mail);
  await expect.poll(() => sent).toEqual(['new']);
});

test('A payload of another shape fails the job before anything is done', async () => {
  const { sent, mail } = mailbox();
  await sql`select graphile_worker.add_job('mail', '{"cc":"chef"}'::json, max_attempts => 1)`.execute(database);
  await startServer(mail);
  await expect
    .poll(async () => (await findDeadJobs()).map(({ lastError }) => lastError))
    .toEqual(['the payload is none of mail']);
  expect(sent).toEqual([]);
});

/**
 * What its servers asked of the database before has its answer: on a busy machine one may just be asking for its next job, or be
 * about to. Looked at several times in a row.
 */
async function nothingIsAsked(): Promise<void> {
  let quietLooks = 0;
  const look = async () => {
    const { rows } = await sql<{ asking: number }>`
      select count(*)::integer as asking from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`.execute(database);
    quietLooks = rows[0]?.asking === 0 ? quietLooks + 1 : 0;
    return quietLooks;
  };
  await expect.poll(look).toBeGreaterThan(3);
}

test('A server that stops finishes the job that runs and begins no other', async () => {
  let finish: () => void = () => undefined;
  const begun: string[] = [];
  const { sent, mail } = mailbox((to) => {
    begun.push(to);
    return new Promise((done) => {
      finish = done;
    });
  });
  await addMail('chef');
  const server = await startServer(mail);
  servers = [];
  await expect.poll(() => begun).toEqual(['chef']);
  const stopped = server.stop(20_000);
  await nothingIsAsked();
  await addMail('baker');
  finish();
  await stopped;
  expect({ begun, sent }).toEqual({ begun: ['chef'], sent: ['chef'] });
  expect(await waiting()).toEqual([{ attempts: 0, isLater: false }]);
});

test('A job that outlasts the stop of its server is returned to the queue', async () => {
  const begun: string[] = [];
  const { mail } = mailbox((to) => {
    begun.push(to);
    return new Promise(() => undefined);
  });
  await addMail('chef');
  const server = await startServer(mail);
  servers = [];
  await expect.poll(() => begun).toEqual(['chef']);
  await server.stop(50);
  const other = mailbox();
  await startServer(other.mail);
  await expect.poll(() => other.sent).toEqual(['chef']);
});

test('a job that gives up is dead at once, and listed with its error', async () => {
  const { mail } = mailbox(async () => {
    throw new GivenUp('nobody lives there');
  });
  await addMail('chef');
  await startServer(mail);
  await expect
    .poll(() => findDeadJobs())
    .toMatchObject([{ kind: 'mail', attempts: 1, lastError: 'nobody lives there' }]);
});

test('Of the jobs of one queue one runs at a time', async () => {
  const queued = { ...MAIL, name: 'queued', queue: 'post' };
  let atOnce = 0;
  const most: number[] = [];
  const run = async () => {
    atOnce += 1;
    most.push(atOnce);
    await database.selectFrom('site').select('id').execute();
    atOnce -= 1;
  };
  await database.transaction().execute(async (transaction) => {
    for (const to of ['one', 'two', 'three', 'four']) await addJob(transaction, queued, { to });
  });
  await startServer(job(queued, run));
  await startServer(job(queued, run));
  await expect.poll(() => most).toEqual([1, 1, 1, 1]);
});

test('A kind with a worker of its own runs at once, one job at a time, although long jobs block all the others', async () => {
  const begun: string[] = [];
  const asked = { ...MAIL, name: 'asked', hasOwnWorker: true };
  const never = (to: string) => {
    begun.push(to);
    return new Promise<void>(() => undefined);
  };
  const { mail } = mailbox(never);
  for (const to of ['chef', 'baker', 'grocer']) await addMail(to);
  const server = await runJobs(testDatabase.url, [mail, job(asked, ({ to }) => never(to))], (line) => log.push(line));
  // Two workers begin at the same time, in any order.
  await expect.poll(() => begun.toSorted()).toEqual(['baker', 'chef']);
  for (const to of ['first', 'second']) await addJob(database, asked, { to });
  await expect.poll(() => begun.slice(2)).toEqual(['first']);
  await server.stop(50);
  expect([begun.length, (await waiting()).length]).toEqual([3, 5]);
});

test('A job whose server is gone is free again, and one whose server lives is not', async () => {
  const begun: string[] = [];
  const { mail } = mailbox((to) => {
    begun.push(to);
    return new Promise(() => undefined);
  });
  const pool = openPool(testDatabase.url, { connections: 1, patience: 30_000, answerWithin: 30_000 });
  const holders = async () => {
    await freeJobsOfTheDead(pool, 0);
    const { rows } = await sql<{ holder: string | null }>`
      select locked_by as holder from graphile_worker.jobs order by id`.execute(database);
    return rows.map(({ holder }) => holder);
  };
  const locks = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks where locktype = 'advisory' and classid = 5261941 and database =
        (select oid from pg_database where datname = current_database())`.execute(database);
    return rows.map(({ pid }) => pid);
  };
  await addMail('chef');
  servers = [await runJobs(testDatabase.url, [mail], (line) => log.push(line))];
  await expect.poll(() => begun).toEqual(['chef']);
  await addMail('baker');
  await expect.poll(() => begun).toEqual(['chef', 'baker']);
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-of-a-killed-server'
    where payload ->> 'to' = 'baker'`.execute(database);
  expect(await holders()).toEqual([expect.stringMatching(/^worker-/), null]);
  const [before] = await locks();
  await sql`select pg_terminate_backend(${before})`.execute(database);
  await expect.poll(async () => (await locks()).filter((pid) => pid !== before).length).toBe(2);
  await Promise.all(servers.splice(0).map((server) => server.stop(50)));
  await expect.poll(locks).toEqual([]);
  await pool.end();
});

test('A server continues its jobs, and repeats those whose completion the database could not record', async () => {
  const { sent, mail } = mailbox();
  // The library logs it there, too.
  const trace = vi.spyOn(console, 'trace').mockImplementation(() => undefined);
  await sql`create function refuse_removal() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`.execute(database);
  await sql`create trigger refused before delete on graphile_worker._private_jobs
    for each row execute function refuse_removal()`.execute(database);
  const names = ['chef', 'baker', 'grocer'];
  await Promise.all(names.map(addMail));
  const pool = openPool(testDatabase.url, { connections: 1, patience: 30_000, answerWithin: 30_000 });
  await startServer(mail);
  await expect.poll(() => new Set(sent).size).toBe(3);
  await sql`drop function refuse_removal() cascade`.execute(database);
  await expect
    .poll(async () => {
      await freeJobsOfTheDead(pool, 0);
      const { rows } = await sql`select id from graphile_worker._private_jobs`.execute(database);
      return rows;
    })
    .toEqual([]);
  await pool.end();
  trace.mockRestore();
});

test('A job that was given to a worker which never heard of it waits again', async () => {
  await addMail('chef');
  await addMail('baker');
  const give = (to: string, worker: string) =>
    sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - interval '1 minute'
    where payload ->> 'to' = ${to}`.execute(database);
  await give('chef', 'idle');
  await give('baker', 'busy');
  const pool = openPool(testDatabase.url, { connections: 1, patience: 30_000, answerWithin: 30_000 });
  await freeUnheardJobs(pool, [
    { workerId: 'idle', getActiveJob: () => null },
    { workerId: 'busy', getActiveJob: () => ({ id: '1' }) },
  ]);
  expect(await waiting()).toEqual([{ attempts: 0, isLater: false }]);
  await pool.end();
});
