import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAKE_REPORT, reportJob } from '#server/modules/reports/reportJob.ts';
import {
  Abandoned,
  advanceWork,
  beginWork,
  cancelWork,
  endWork,
  isGoingOn,
  restWork,
  type Work,
  wantWork,
} from '#server/platform/work/work.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';

const ID = 'a-long-report';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  const document = { id: ID, file_name: 'a.pdf', content_type: 'application/pdf', expires_at: new Date() };
  await api.database
    .insertInto('document')
    .values({ ...document, request: '{}', state: 'waiting', wanted_at: sql`'-infinity'` })
    .execute();
});
afterAll(() => api.stop());

const want = () => wantWork(api.database, MAKE_REPORT, ID);
const begin = () => beginWork(api.database, MAKE_REPORT, ID);
const advance = (work: Work, percent: number) => advanceWork(api.database, MAKE_REPORT, work, { percent });
const end = (work: Work, failure: string | null = null) => endWork(api.database, MAKE_REPORT, work, { failure });
const goesOn = () => api.database.transaction().execute((transaction) => isGoingOn(transaction, MAKE_REPORT, ID));
const jobsWith = (change: ReturnType<typeof sql>) => change.execute(api.database);

async function begun(): Promise<Work> {
  await want();
  const work = await begin();
  if (!work) throw new Error('it could not be begun');
  return work;
}

async function row() {
  const columns = ['state', 'percent', 'failure'] as const;
  return await api.database.selectFrom('document').select(columns).where('id', '=', ID).executeTakeFirstOrThrow();
}

test('work that is not requested does not start; several requests at once share one job', async () => {
  expect([await begin(), await goesOn()]).toEqual([null, false]);
  await Promise.all([want(), want(), want()]);
  const { rows } = await sql`select key, payload from graphile_worker._private_jobs`.execute(api.database);
  expect(rows).toEqual([{ key: `makeReport ${ID}`, payload: { run: ID } }]);
});

test('it reports its progress, and once it has ended it is neither started nor requested again', async () => {
  const work = await begun();
  await advance(work, 40);
  expect(await row()).toEqual({ state: 'running', percent: 40, failure: null });
  expect(await end(work)).toBe(true);
  expect(await row()).toEqual({ state: 'done', percent: 100, failure: null });
  await jobsWith(sql`delete from graphile_worker._private_jobs`);
  await want();
  expect([await begin(), await goesOn(), await end(work, 'too late')]).toEqual([null, false, false]);
});

test('work whose server died is resumed, and by one job only', async () => {
  const first = await begun();
  await jobsWith(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 5`);
  expect(await goesOn()).toBe(true);
  await jobsWith(sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`);
  expect(await goesOn()).toBe(false);
  await want();
  expect(await goesOn()).toBe(true);
  const second = await begin();
  await expect(advance(first, 90)).rejects.toThrow(Abandoned);
  expect([await end(first), await end(first, 'It failed.'), (await row()).state]).toEqual([false, false, 'running']);
  await restWork(api.database, MAKE_REPORT, first);
  expect([second && (await end(second)), (await row()).state]).toEqual([true, 'done']);
});

test('a canceled one stops at its next step, and waits for the next request', async () => {
  const work = await begun();
  await advance(work, 40);
  await cancelWork(api.database, MAKE_REPORT, ID);
  await expect(advance(work, 50)).rejects.toThrow(Abandoned);
  await restWork(api.database, MAKE_REPORT, work);
  expect([await row(), await begin()]).toEqual([{ state: 'waiting', percent: 0, failure: null }, null]);
  expect(await begun()).toEqual({ id: ID, turn: 2 });
});

test.each([
  [29, true],
  [31, false],
])('one that was last requested %i seconds ago continues: %s', async (seconds, goes) => {
  const work = await begun();
  await sql`update document set wanted_at = now() - make_interval(secs => ${seconds})`.execute(api.database);
  const outcome = await advance(work, 10).then(
    () => true,
    (error) => !(error instanceof Abandoned),
  );
  expect([outcome, (await begin()) !== null]).toEqual([goes, goes]);
});

test('a document whose thread runs out of memory has failed, and does not restart by itself', async () => {
  await want();
  const build = () => Promise.reject(Object.assign(new Error('too large'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
  const { run } = reportJob({ ...api.services, reportBuilds: { build } });
  await expect(run({ run: ID })).rejects.toThrow('too large');
  expect([(await row()).state, await begin()]).toEqual(['failed', null]);
});

test('a document whose thread ended with its server is resumed where a user still waits for it', async () => {
  await want();
  const built: Work[] = [];
  const dying = reportJob({ ...api.services, reportBuilds: { build: () => Promise.reject(new Error('closed')) } });
  await expect(dying.run({ run: ID })).rejects.toThrow('closed');
  const build = async (work: Work) => {
    built.push(work);
  };
  await reportJob({ ...api.services, reportBuilds: { build } }).run({ run: ID });
  expect([await row(), built]).toEqual([{ state: 'running', percent: 0, failure: null }, [{ id: ID, turn: 2 }]]);
});
