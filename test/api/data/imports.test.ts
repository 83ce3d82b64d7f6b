import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Query } from '#domain/api/endpoint.ts';
import {
  cancelImport,
  exportData,
  getImport,
  getResultFile,
  listImportKinds,
  listImports,
  startImport,
} from '#domain/api/imports.ts';
import { FILE_BYTES } from '#domain/dataImport/limits.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { ImportBusy, importInto } from '#server/modules/dataImport/importFile.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { importTarget, importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { heldFile } from '#test/support/files/importedRows.ts';

const ADMIN = 2;
const admin = { token: tokenOf('admin') };
const STOCK = 'product,available\nP101,7\nP110,x\nP103,3\n';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const send = (query: Query<typeof startImport>, file: string | Buffer) =>
  api.call(startImport, { ...admin, query, body: Buffer.from(file as Buffer) as never });
const look = (id: number, query: Query<typeof getImport> = {}) =>
  api.call(getImport, { ...admin, params: { id }, query });
/** What a server's worker does of the job. */
const work = (run: number) => importFile(api.services).run({ run });

async function stockOf(code: string): Promise<number> {
  const row = await api.database
    .selectFrom('product')
    .select('uncommitted')
    .where('product_code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(row.uncommitted);
}

test('a file is imported as a job, which shows its progress, the result of each row, and who started it', async () => {
  const { status, body } = await send({ kind: 'stock', fileName: 'stock of today.csv' }, STOCK);
  expect([status, body]).toEqual([
    200,
    {
      id: 1,
      kind: 'stock',
      fileName: 'stock of today.csv',
      isDryRun: false,
      isComplete: false,
      state: 'waiting',
      isBehind: false,
      percent: 0,
      reading: null,
      counts: { new: 0, changed: 0, same: 0, refused: 0, deactivated: null },
      failure: null,
      askedBy: 'admin',
      askedAt: FIXTURE_NOW,
      finishedAt: null,
      preview: [],
      results: [],
    },
  ]);
  await work(1);
  const done = await look(1);
  const same = { column: null, value: null, reason: null, hint: null };
  const refused = {
    line: 3,
    result: 'refused',
    column: 'available',
    value: 'x',
    reason: 'available "x" is not a valid number',
    hint: 'Enter a number such as 12.50',
  };
  expect([done.body, done.headers['x-total-count']]).toEqual([
    {
      ...body,
      state: 'done',
      percent: 100,
      reading: {
        format: 'csv',
        encoding: 'utf-8',
        delimiter: ',',
        decimal: null,
        dateOrder: null,
        questions: [],
        remarks: [],
        columns: [
          { heading: 'product', column: 'product', reason: 'name', samples: expect.any(Array) },
          { heading: 'available', column: 'available', reason: 'name', samples: expect.any(Array) },
        ],
        constants: [],
      },
      counts: { new: 0, changed: 2, same: 0, refused: 1, deactivated: null },
      finishedAt: expect.any(String),
      preview: [expect.objectContaining({ line: 2 }), expect.objectContaining({ line: 3 }), expect.anything()],
      results: [{ line: 2, result: 'changed', ...same }, refused, { line: 4, result: 'changed', ...same }],
    },
    '3',
  ]);
  const only = await look(1, { result: 'refused' });
  expect([only.body.results, only.headers['x-total-count']]).toEqual([[refused], '1']);
  expect([await stockOf('P101'), await stockOf('P103')]).toEqual([7, 3]);
  const audit = await api.database.selectFrom('audit').select(['user_id', 'action', 'subject']).execute();
  expect(audit).toEqual([{ user_id: ADMIN, action: 'data.import', subject: 'stock 1' }]);
  expect(await api.database.selectFrom('import_piece').select('position').execute()).toEqual([]);
});

test('a dry run shows the same and changes nothing', async () => {
  await send({ kind: 'stock', dryRun: true }, STOCK);
  await work(1);
  const { body } = await look(1);
  expect([body.state, body.isDryRun, body.counts, await stockOf('P101')]).toEqual([
    'done',
    true,
    { new: 0, changed: 2, same: 0, refused: 1, deactivated: null },
    0,
  ]);
  const audit = await api.database.selectFrom('audit').select('action').execute();
  expect(audit).toEqual([{ action: 'data.tryImport' }]);
});

test('a run that is stopped changes nothing, whether it waits or is under way; one that has ended stays', async () => {
  const stop = (id: number) => api.call(cancelImport, { ...admin, params: { id } });
  await send({ kind: 'stock' }, STOCK);
  const stopped = { state: 'failed', failure: 'Stopped by admin. Nothing was changed.' };
  expect((await stop(1)).body).toMatchObject(stopped);
  await work(1);
  expect([(await look(1)).body.state, await stockOf('P101')]).toEqual(['failed', 0]);

  const rows = Array.from({ length: 30_000 }, (_, at) => `X${at},1`);
  await send({ kind: 'stock' }, `${STOCK}${rows.join('\n')}\n`);
  const done = work(2);
  await expect.poll(async () => (await look(2)).body.percent, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await stop(2)).body).toMatchObject(stopped);
  await done;
  expect([(await look(2)).body.state, await stockOf('P101')]).toEqual(['failed', 0]);

  await send({ kind: 'stock' }, STOCK);
  await work(3);
  expect([(await stop(3)).body.state, await stockOf('P101')]).toEqual(['done', 7]);
  const audit = await api.database.selectFrom('audit').select(['action', 'subject']).execute();
  expect(audit.filter(({ action }) => action === 'data.cancelImport').map(({ subject }) => subject)).toEqual([
    'stock 1',
    'stock 2',
  ]);
});

test('one that was left half-way begins again, and one that was done is not done twice', async () => {
  await send({ kind: 'stock' }, STOCK);
  const left = { state: 'running', percent: 40 };
  await api.database.updateTable('import_run').set(left).execute();
  const result = { run_id: 1, line: 2, result: 'new' };
  await api.database
    .insertInto('import_result')
    .values([0, 1, 2, 3].map((position) => ({ ...result, position })))
    .execute();
  await work(1);
  expect((await look(1)).headers['x-total-count']).toBe('3');
  await api.database.updateTable('product').set({ uncommitted: '1' }).execute();
  await work(1);
  expect(await stockOf('P101')).toBe(1);
});

test('two are never imported at once: the other one waits, and has no result yet', async () => {
  await send({ kind: 'stock' }, STOCK);
  const stored = importTarget('stock');
  if (!stored) throw new Error('stock is no kind');
  await api.database.transaction().execute(async (transaction) => {
    const other = heldFile('product,available\nP101,5\n');
    await importInto(
      transaction,
      stored,
      other,
      { isComplete: false, now: new Date() },
      { onResults: () => undefined },
    );
    await expect(work(1)).rejects.toThrow(ImportBusy);
  });
  expect((await look(1)).body.state).toBe('waiting');
  await work(1);
  expect([(await look(1)).body.state, await stockOf('P101')]).toEqual(['done', 7]);
});

/** Stock of products that the shop does not have, more than are taken at once. */
const LARGE = `product,available\n${Array.from({ length: 2_500 }, (_, row) => `X${row},1\n`).join('')}P101,9\n`;

/** Runs of the jobs that wait, the next one first. */
async function waitingRuns(): Promise<unknown[]> {
  const { rows } = await sql<{ payload: { run: number } }>`
    select payload from graphile_worker._private_jobs order by run_at, id`.execute(api.database);
  return rows.map(({ payload }) => payload);
}

test('a large dry run restarts after a file that waits, and then runs to its end', async () => {
  await send({ kind: 'stock', dryRun: true }, LARGE);
  await send({ kind: 'stock' }, STOCK);
  await work(1);
  const { body } = await look(1);
  expect([body.state, body.percent, body.counts.refused, body.results]).toEqual(['waiting', 0, 0, []]);
  expect(await waitingRuns()).toEqual([{ run: 2 }, { run: 1, gaveWayAt: expect.any(Number) }]);
  await work(2);
  expect([(await look(2)).body.state, await stockOf('P101')]).toEqual(['done', 7]);
  await importFile(api.services).run({ run: 1, gaveWayAt: Date.now() });
  expect((await look(1)).body).toMatchObject({ state: 'done', counts: { changed: 1, refused: 2_500 } });
  expect(await stockOf('P101')).toBe(7);
});

test.each([
  ['a larger dry run', { kind: 'stock', dryRun: true }, `${LARGE}P103,1\n`],
  ['nobody', null, ''],
] as const)('a dry run that keeps %s waiting continues', async (_, query, file) => {
  await send({ kind: 'stock', dryRun: true }, LARGE);
  if (query) await send(query, file);
  await work(1);
  expect((await look(1)).body.state).toBe('done');
});

test('a dry run gives way however often for ten minutes, and then continues', async () => {
  await send({ kind: 'stock', dryRun: true }, LARGE);
  await send({ kind: 'stock' }, STOCK);
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  const gaveWayAt = minutesAgo(9);
  await importFile(api.services).run({ run: 1, gaveWayAt });
  await importFile(api.services).run({ run: 1, gaveWayAt });
  expect([(await look(1)).body.state, await waitingRuns()]).toEqual(['waiting', [{ run: 2 }, { run: 1, gaveWayAt }]]);
  await importFile(api.services).run({ run: 1, gaveWayAt: minutesAgo(10) });
  expect((await look(1)).body.state).toBe('done');
});

test('an invalid upload is refused at once, and a too large one while it arrives', async () => {
  const refusal = async (query: Query<typeof startImport>, file: string | Buffer = STOCK) => {
    const { status, body } = await send(query, file);
    return [status, Reflect.get(Object(body), 'message')];
  };
  expect([
    await refusal({ kind: 'nothing' }),
    await refusal({ kind: 'customers', complete: true }),
    await refusal({ kind: 'stock', columns: '[]' }),
    await refusal({ kind: 'stock' }, Buffer.alloc(FILE_BYTES + 1)),
    (await look(999)).status,
  ]).toEqual([
    [400, 'The request is not valid'],
    [409, 'A file of customers cannot be marked complete, because its items cannot be deactivated.'],
    [400, 'The request is not valid'],
    [413, 'A file of more than 64 MB is too large.'],
    404,
  ]);
  expect(
    (
      await api.database
        .selectFrom('graphile_worker.jobs' as never)
        .selectAll()
        .execute()
    ).length,
  ).toBe(0);
});

test('an import whose job has died shows that, and is removed after thirty days', async () => {
  await send({ kind: 'stock' }, STOCK);
  await api.database.deleteFrom('graphile_worker._private_jobs' as never).execute();
  expect((await look(1)).body).toMatchObject({
    state: 'failed',
    failure: 'The import failed and nothing was changed. Please try again.',
  });
  await api.travelTo('2026-04-04T15:00:00.000Z');
  await removeExpired(api.services).run({});
  expect((await look(1)).status).toBe(404);
});

test('the runs are listed with who started them, the newest first, and one that waits for another shows that', async () => {
  await send({ kind: 'stock', fileName: 'first.csv' }, STOCK);
  await work(1);
  await send({ kind: 'stock', fileName: 'second.csv', dryRun: true }, STOCK);
  await send({ kind: 'stock', fileName: 'third.csv' }, STOCK);
  const { body, headers } = await api.call(listImports, admin);
  expect(headers['x-total-count']).toBe('3');
  expect(body.map(({ id, fileName, isDryRun, state, isBehind }) => [id, fileName, isDryRun, state, isBehind])).toEqual([
    [3, 'third.csv', false, 'waiting', true],
    [2, 'second.csv', true, 'waiting', false],
    [1, 'first.csv', false, 'done', false],
  ]);
  expect(body[2]).toEqual({
    id: 1,
    kind: 'stock',
    fileName: 'first.csv',
    isDryRun: false,
    isComplete: false,
    state: 'done',
    isBehind: false,
    percent: 100,
    counts: { new: 0, changed: 2, same: 0, refused: 1, deactivated: null },
    failure: null,
    askedBy: 'admin',
    askedAt: FIXTURE_NOW,
    finishedAt: expect.any(String),
  });
  expect((await look(3)).body.isBehind).toBe(true);
});

test('an incomplete file is not among the runs', async () => {
  await send({ kind: 'stock' }, Buffer.alloc(FILE_BYTES + 1));
  const { body, headers } = await api.call(listImports, admin);
  expect([body, headers['x-total-count'], (await look(1)).status]).toEqual([[], '0', 404]);
});

test('the results of all rows are a file in which no cell is executed', async () => {
  await send({ kind: 'stock' }, 'product,available\nP101,7\nP110,=1+1\n');
  await work(1);
  const { body, headers } = await api.call(getResultFile, { ...admin, params: { id: 1 } });
  expect(String(body)).toBe(
    '\ufeffline,result,column,value,reason,hint,code\r\n2,changed,,,,,\r\n' +
      `3,refused,available,'=1+1,"available ""=1+1"" is a formula",Enter its value instead,\r\n`,
  );
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="results-1.csv"',
  ]);
});

test('the current data is a file that changes nothing when it is imported again, and the audit log has who exported it', async () => {
  const { body, headers } = await api.call(exportData, { ...admin, query: { kind: 'products' } });
  expect(headers['content-disposition']).toBe('attachment; filename="products.csv"');
  const lines = String(body).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffcode,key,formattedCode,description,/);
  await send({ kind: 'products' }, String(body));
  await work(1);
  expect((await look(1)).body.counts).toEqual({
    new: 0,
    changed: 0,
    same: lines.length - 1,
    refused: 0,
    deactivated: null,
  });
  const audit = await api.database.selectFrom('audit').select(['user_id', 'action', 'subject']).execute();
  expect(audit[0]).toEqual({ user_id: ADMIN, action: 'data.export', subject: 'products' });
  const { status } = await api.call(exportData, { ...admin, query: { kind: 'nothing' } });
  expect(status).toBe(400);
});

test('the kinds are listed in import order, each with its description and its columns', async () => {
  const { body } = await api.call(listImportKinds, admin);
  expect(body.map(({ name }) => name)).toEqual(importTargets.map(({ kind }) => kind.name));
  expect(body.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
  expect(body.find(({ name }) => name === 'stock')).toEqual({
    name: 'stock',
    title: 'Stock',
    about: 'Quantity available to promise.',
    whenAbsent: 'Products with known stock that the file lacks are set to out of stock',
    columns: [
      { name: 'product', means: 'Product code', need: 'always', standard: null, example: '10226' },
      {
        name: 'available',
        means: 'Quantity available to promise in stock units. Negative if oversold, empty if unknown',
        need: 'never',
        standard: null,
        example: '240',
      },
    ],
  });
});
