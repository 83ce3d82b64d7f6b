import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { NO_CHOICES, type ReadingChoices } from '#machines/admin/fileImport/fileImport.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { importPorts } from '#src/features/admin/imports/importPorts.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';
import { stubUpload, type UploadLine } from '#test/support/screens/stubUpload.ts';

const saved = vi.hoisted(() => [] as { name: string; blob: Blob }[]);
vi.mock('../../../src/components/saveFile.ts', () => ({
  saveBlob: (name: string, blob: Blob) => saved.push({ name, blob }),
}));

let shop: ServedClient;
let line: UploadLine;
beforeAll(async () => {
  shop = await startServedClient();
  line = stubUpload(() => shop.server.app);
});
beforeEach(async () => {
  await shop.reset();
  line.isDown = false;
  line.answered.length = 0;
  saved.length = 0;
  shop.signInAs({ token: tokenOf('admin') });
});
afterAll(() => shop?.stop());

const ports = () => importPorts(shop.client);
const stock = (text = 'product,available\nP101,7\nP110,x\n', name = 'stock.csv') => new File([text], name);

function send(file: File, choices: Partial<ReadingChoices> = {}, tell: (percent: number) => void = () => undefined) {
  return ask(ports().fileImport.sendFile, {
    kind: 'stock',
    file,
    isTrial: true,
    choices: { ...NO_CHOICES, ...choices },
    tell,
  });
}

test('a file is sent with the chosen options, shows its upload progress, and is followed to its end', async () => {
  const progress: number[] = [];
  const sent = await send(stock(), { decimal: 'comma', columns: { product: 'product' } }, (percent) =>
    progress.push(percent),
  );
  expect([sent.kind, progress]).toEqual(['accepted', [50, 100]]);
  const columns = new URLSearchParams({ columns: '{"product":"product"}' });
  expect(line.answered).toEqual([
    `POST /api/admin/import?kind=stock&dryRun=true&complete=false&fileName=stock.csv&decimal=comma&${columns} 200`,
  ]);
  expect(await ask(ports().fileImport.loadWork, { id: 1 })).toMatchObject({ state: 'waiting', fileName: 'stock.csv' });
  await importFile(shop.server.services).run({ run: 1 });
  expect(await ask(ports().fileImport.loadWork, { id: 1 })).toMatchObject({
    state: 'done',
    counts: { changed: 1, refused: 1 },
  });
  expect(await ask(ports().resultList.loadPage, { runId: 1, result: 'refused', page: 1 })).toMatchObject({
    rows: [{ line: 3, result: 'refused' }],
    total: 1,
  });
  expect(await ask(ports().resultList.loadPage, { runId: 1, result: '', page: 1 })).toMatchObject({ total: 2 });
});

test('asks for missing categories to be created only where the user chose it', async () => {
  await send(stock(), { createCategories: true });
  expect(line.answered).toEqual([
    'POST /api/admin/import?kind=stock&dryRun=true&complete=false&fileName=stock.csv&createCategories=true 200',
  ]);
});

test('asks for unusual values to be accepted only where the user chose it', async () => {
  await send(stock(), { acceptUnusual: false });
  await send(stock(), { acceptUnusual: true });
  const sent = 'POST /api/admin/import?kind=stock&dryRun=true&complete=false&fileName=stock.csv';
  expect(line.answered).toEqual([`${sent} 200`, `${sent}&acceptUnusual=true 200`]);
});

test('lists the kinds with the earlier runs, page by page', async () => {
  await send(stock());
  const { kinds, rows, total } = await ask(ports().imports.loadPage, { page: 1 });
  expect([kinds[0]?.name, rows.map(({ fileName }) => fileName), total]).toEqual(['categories', ['stock.csv'], 1]);
  expect(await ask(ports().imports.loadRuns, { page: 2 })).toEqual({ rows: [], total: 1 });
});

test('a name that is too long is cut, and its ending stays, by which a file of JSON is known', async () => {
  await send(stock('[]', `${'long '.repeat(40)}.json`));
  const { rows } = await ask(ports().imports.loadRuns, { page: 1 });
  expect(rows[0]?.fileName).toMatch(/^long .{90}\.json$/);
  expect(rows[0]?.fileName).toHaveLength(100);
});

test("shows a refusal in the server's words", async () => {
  const file = stock();
  expect(
    await ask(ports().fileImport.sendFile, {
      kind: 'customers',
      file,
      isTrial: true,
      choices: { ...NO_CHOICES, isComplete: true },
      tell: () => undefined,
    }),
  ).toEqual({
    kind: 'refused',
    text: 'A file of customers cannot be marked complete, because its items cannot be deactivated.',
  });
});

test('does not send a file that changed on the disk, and shows that', async () => {
  const file = stock();
  const gone = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  expect(await send(file)).toEqual({ kind: 'refused', text: dataImportText('importPage.fileChanged') });
  expect(line.answered).toEqual([]);
});

test('distinguishes a file that changed while it was sent from a lost network', async () => {
  const file = stock();
  const slice = vi.spyOn(file, 'slice');
  file.arrayBuffer = () => {
    slice.mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('changed')) }));
    return Promise.reject(new Error('changed'));
  };
  expect(await send(file)).toEqual({ kind: 'refused', text: dataImportText('importPage.fileChanged') });
  line.isDown = true;
  await expect(send(stock())).rejects.toMatchObject({ failure: { kind: 'offline' } });
});

test('offers the current data and the results of all rows as files to download', async () => {
  await send(stock());
  await importFile(shop.server.services).run({ run: 1 });
  await ask(ports().fileDownload.fetchFile, { of: 'held', kind: 'stock' });
  await ask(ports().fileDownload.fetchFile, { of: 'results', runId: 1 });
  expect(saved.map(({ name, blob }) => [name, blob.type])).toEqual([
    ['stock.csv', 'text/csv; charset=utf-8'],
    ['results-1.csv', 'text/csv; charset=utf-8'],
  ]);
  const bytes = Buffer.from((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.toString()).toMatch(/^\ufeffproduct,available\r\nP101,/);
});

test('refuses users who may not open the admin pages', async () => {
  shop.signInAs({ token: tokenOf('chef') });
  await expect(ask(ports().imports.loadPage, { page: 1 })).rejects.toMatchObject({
    failure: { kind: 'unexpected', status: 403 },
  });
  expect(await send(stock())).toMatchObject({ kind: 'refused' });
});
