import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDocumentProgress } from '#domain/api/documents.ts';
import { getImageSync, requestImageSync } from '#domain/api/images.ts';
import { getImport, startImport } from '#domain/api/imports.ts';
import { applyMigrations } from '#server/app/prepareDatabase.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { hashId } from '#server/modules/documents/documentTickets.ts';
import { folderSource } from '#server/modules/images/sync/folderSource.ts';
import { syncPictures } from '#server/modules/images/sync/syncPictures.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { doWaitingJobs } from '#test/support/api/waitingJobs.ts';
import { withoutWork, withVerdicts } from '#test/support/database/olderWork.ts';
import { createTestDatabase } from '#test/support/database/testDatabase.ts';
import { pngOf } from '#test/support/files/hostilePictures.ts';

const admin = { token: tokenOf('admin') };

let api: Api;
let folder: string;

/** A half-finished import, a half-finished sync, and documents half-finished and failed, as an earlier release left them when it was stopped. */
beforeAll(async () => {
  api = await startApi(await createTestDatabase());
  await api.reset();
  folder = await mkdtemp(join(tmpdir(), 'storefront-pictures-'));
  await writeFile(join(folder, 'P101.png'), pngOf(20, 20));
  const { database } = api;
  await api.call(startImport, {
    ...admin,
    query: { kind: 'stock' },
    body: Buffer.from('product,available\nP101,7\n') as never,
  });
  await api.call(requestImageSync, admin);
  await sql`update import_run set state = 'running', percent = 40`.execute(database);
  await sql`update image_sync set state = 'running', started_at = now()`.execute(database);
  await sql`update graphile_worker._private_jobs set key = 'syncPictures' where key like 'syncPictures%'`.execute(
    database,
  );
  await sql`insert into import_run (kind, file_name, is_dry_run, is_complete, options, state, percent, asked_by, asked_at, finished_at)
    select kind, 'checked.csv', true, false, options, 'done', 100, asked_by, asked_at, now() from import_run where id = 1`.execute(
    database,
  );
  await sql`insert into import_result (run_id, position, line, result, column_name, value, reason, hint)
    values (2, 0, 2, 'refused', 'product', 'P999', 'unknown', 'import it first')`.execute(database);
  await withVerdicts(database);
  await withoutWork(database);
  await sql`alter table import_run drop column preview, drop column turn, drop column wanted_at, drop column started_at`.execute(
    database,
  );
  await sql`alter table image_sync drop column turn, drop column wanted_at, drop column percent`.execute(database);
  await sql`alter table product_unit drop column exact_numerator cascade, drop column exact_denominator cascade`.execute(
    database,
  );
  await sql`alter table invoice_line drop column is_override`.execute(database);
  for (const table of ['sales_order_line', 'invoice_line', 'order_shipment_line'])
    await sql`alter table ${sql.table(table)} drop column billed_quantity cascade`.execute(database);
  await sql`drop table conditional_price`.execute(database);
  await sql`alter table payment_attempt drop column issuer`.execute(database);
  await sql`drop table alert, approval, customer_write, flow_number, recording, team_member`.execute(database);
  await sql`alter table site drop column terms, drop column privacy`.execute(database);
  await sql`alter table app_user drop column language`.execute(database);
  await sql`alter table customer drop column language`.execute(database);
  for (const table of ['product', 'category', 'main_category'])
    await sql`create or replace function ${sql.ref(`note_${table}`)}() returns trigger language plpgsql
      as 'begin return null; end'`.execute(database);
  for (const table of ['product', 'category', 'main_category'])
    await sql`alter table ${sql.table(table)} drop column translations cascade`.execute(database);
  await sql`drop table recovery_code, two_factor`.execute(database);
  await sql`alter table session drop column id, drop column user_agent`.execute(database);
  await sql`drop index product_code_without_case, customer_code_without_case, order_number_without_case`.execute(
    database,
  );
  await sql`delete from kysely_migration where name >= '044'`.execute(database);
  for (const [id, isFailed] of [
    ['half-made', false],
    ['failed', true],
  ] as const)
    await sql`insert into document (id, file_name, content_type, request, work, worked_at, asked_at, percent, pages, has_failed, expires_at)
      values (${hashId(id)}, 'a.pdf', 'application/pdf', '{}', 1, now(), now(), 40, 3, ${isFailed}, now() + interval '100 years')`.execute(
      database,
    );
  await applyMigrations(api.url, () => undefined);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

test('a half-finished import is resumed', async () => {
  const look = async () => (await api.call(getImport, { ...admin, params: { id: 1 }, query: {} })).body;
  expect(await look()).toMatchObject({ state: 'running', percent: 40, failure: null });
  expect(await doWaitingJobs(api.database, [importFile(api.services)])).toEqual([]);
  expect(await look()).toMatchObject({ state: 'done', percent: 100, counts: { changed: 1 } });
});

test('the results of a file that was checked before are listed and downloaded', async () => {
  const { body } = await api.call(getImport, { ...admin, params: { id: 2 }, query: { result: 'refused' } });
  const row = {
    line: 2,
    result: 'refused',
    column: 'product',
    value: 'P999',
    reason: 'unknown',
    hint: 'import it first',
  };
  expect(body.results).toEqual([row]);
  const file = await api.app.inject({
    url: '/api/admin/import/2/results',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(file.body).toContain(
    'line,result,column,value,reason,hint,code\r\n2,refused,product,P999,unknown,import it first,',
  );
});

test('a half-finished sync is resumed, and no second one is started', async () => {
  const look = async () => (await api.call(getImageSync, admin)).body;
  expect(await look()).toMatchObject({ state: 'running', failure: null });
  await api.call(requestImageSync, admin);
  const source = { ...api.services, pictureSource: folderSource(folder) };
  expect(await doWaitingJobs(api.database, [syncPictures(source)])).toEqual([]);
  expect(await look()).toMatchObject({ state: 'done', percent: 100, found: 1, done: 1 });
  const { run } = await api.database.selectFrom('image_sync').select('run').executeTakeFirstOrThrow();
  expect(run).toBe(1);
});

test('a half-finished document is made anew for the users who still wait, and a failed one shows that', async () => {
  const ask = (key: string) => api.call(getDocumentProgress, { params: { key } });
  expect((await ask('half-made')).body).toEqual({ state: 'waiting', percent: 0, failure: null, pages: 0 });
  const { rows } = await sql`select key from graphile_worker._private_jobs where key like 'makeReport%'`.execute(
    api.database,
  );
  expect(rows).toEqual([{ key: `makeReport ${hashId('half-made')}` }]);
  expect((await ask('failed')).status).toBe(500);
});
