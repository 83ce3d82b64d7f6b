import { mkdir, mkdtemp, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getImageSync, type ImageSyncProgress, requestImageSync } from '#domain/api/images.ts';
import { getCatalogue, getProductDetails } from '#domain/api/products.ts';
import { isKept } from '#server/modules/images/pictureStore.ts';
import { folderSource } from '#server/modules/images/sync/folderSource.ts';
import type { PictureSource } from '#server/modules/images/sync/pictureSource.ts';
import { syncPictures } from '#server/modules/images/sync/syncPictures.ts';
import { webSource } from '#server/modules/images/sync/webSource.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { doWaitingJobs } from '#test/support/api/waitingJobs.ts';
import { photo, pngOf, svg } from '#test/support/files/hostilePictures.ts';
import { serveIndex } from '#test/support/files/imageIndex.ts';

let api: Api;
let folder: string;
const admin = { token: tokenOf('admin') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-pictures-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await api.reset();
});
afterAll(() => api.stop());

async function put(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
}

const colour = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();

const jobOf = (source: PictureSource, format: 'webp' | 'avif' = 'webp') =>
  syncPictures({ ...api.services, pictureSource: source, pictureFormat: format });

async function sync(
  source: PictureSource = folderSource(folder),
  format?: 'webp' | 'avif',
): Promise<ImageSyncProgress> {
  expect((await api.call(requestImageSync, admin)).body).toEqual({ isSuccess: true, errorReason: null, errorCode: 0 });
  expect(await doWaitingJobs(api.database, [jobOf(source, format)])).toEqual([]);
  return await progress();
}

const progress = async () => (await api.call(getImageSync, admin)).body;

async function picturesOf(code: string) {
  const { rows } = await sql<{
    list: string;
    mobile: string;
    card: string;
    details: string[];
  }>`select list_image as list,
    mobile_image as mobile, card_image as card, detail_images as details from product where product_code = ${code}`.execute(
    api.database,
  );
  return rows[0];
}

const shown = async (file: string) => {
  const { rawPayload, headers, statusCode } = await api.app.inject({ url: `/img/${file}` });
  const { width, height, format } = statusCode === 200 ? await sharp(rawPayload).metadata() : {};
  return { statusCode, type: headers['content-type'], width, height, format };
};

test('before the first time nothing has been done', async () => {
  expect(await progress()).toMatchObject({ state: 'never', found: 0, startedAt: null, failure: null });
});

test('files become the pictures of the products whose codes they are named after; files without a match and broken files are listed', async () => {
  const at = new Date(0);
  await put('P101.jpg', await photo(1200, 900).jpeg().toBuffer());
  await put('dairy/p101-2.png', await photo(30, 200).png().toBuffer());
  await put('P110.svg', svg('<script>alert(1)</script>'));
  await put('P111.jpg', Buffer.from('no picture at all'));
  await put('P112.png', pngOf(30_000, 30_000));
  await put('P103.png', Buffer.from('x'));
  await truncate(join(folder, 'P103.png'), 40 * 1024 * 1024 + 1);
  await put('nobody.jpg', await photo(10, 10).jpeg().toBuffer());
  await put('P101.txt', Buffer.from('not even called one'));
  await put('.hidden/P110.jpg', Buffer.from('x'));
  await symlink('/etc/hostname', join(folder, 'P103.jpg'));
  await utimes(join(folder, 'P101.jpg'), at, at);
  const before = await api.call(getCatalogue, { token: tokenOf('chef') });

  expect(await sync()).toEqual({
    state: 'done',
    percent: 100,
    startedAt: expect.any(String),
    finishedAt: expect.any(String),
    found: 7,
    done: 7,
    made: 3,
    kept: 0,
    broken: 3,
    unmatched: ['nobody.jpg'],
    unmatchedCount: 1,
    problems: [
      { file: 'P103.png', reason: 'The file is larger than 40 MB.' },
      { file: 'P111.jpg', reason: expect.stringMatching(/^This is not a picture/) },
      { file: 'P112.png', reason: expect.stringMatching(/^The picture is 30,000 × 30,000 px/) },
    ],
    failure: null,
  });

  const pictures = await picturesOf('P101');
  const stem = pictures?.list.slice(0, 12);
  expect(pictures).toEqual({
    list: `${stem}-list.webp`,
    mobile: `${stem}-mobile.webp`,
    card: `${stem}-card.webp`,
    details: [`${stem}-detail.webp`, expect.stringMatching(/^[0-9a-v]{12}-detail\.webp$/)],
  });
  const webp = { statusCode: 200, type: 'image/webp', format: 'webp' };
  expect(await shown(`${stem}-list.webp`)).toEqual({ ...webp, width: 480, height: 360 });
  expect(await shown(`${stem}-mobile.webp`)).toEqual({ ...webp, width: 240, height: 240 });
  expect(await shown(`${stem}-card.webp`)).toEqual({ ...webp, width: 480, height: 360 });
  expect(await shown(`${stem}-detail.webp`)).toEqual({ ...webp, width: 960, height: 720 });
  // What is small is made no larger.
  expect(await shown(pictures?.details[1] ?? '')).toEqual({ ...webp, width: 30, height: 200 });

  const after = await api.call(getCatalogue, { token: tokenOf('chef') });
  expect(after.headers.etag).not.toBe(before.headers.etag);
  const details = await api.call(getProductDetails, { token: tokenOf('chef'), body: [101] });
  expect(details.body[101]?.detailImages).toEqual(pictures?.details);
});

test('unchanged files are kept, without being made or even read again; changed ones are made again', async () => {
  await put('P101.png', await colour('#c00'));
  await put('P110.png', await colour('#0c0'));
  expect(await sync()).toMatchObject({ made: 2, kept: 0 });
  const first = await picturesOf('P101');
  const version = (await api.call(getCatalogue, { token: tokenOf('chef') })).headers.etag;
  expect(await sync()).toMatchObject({ made: 0, kept: 2 });
  expect((await api.call(getCatalogue, { token: tokenOf('chef') })).headers.etag).toBe(version);

  // Written again with the same content, it is the same picture.
  await put('P110.png', await colour('#0c0'));
  await utimes(join(folder, 'P110.png'), new Date(0), new Date(0));
  await put('P101.png', await colour('#00c'));
  expect(await sync()).toMatchObject({ made: 1, kept: 1 });
  expect((await picturesOf('P101'))?.list).not.toBe(first?.list);
  expect((await shown(first?.list ?? '')).statusCode).toBe(200);

  // In another format all are made again.
  expect(await sync(folderSource(folder), 'avif')).toMatchObject({ made: 2, kept: 0 });
  expect((await picturesOf('P101'))?.card).toMatch(/-card\.avif$/);
  expect(await shown((await picturesOf('P101'))?.card ?? '')).toMatchObject({ type: 'image/avif', format: 'heif' });
});

test('a product whose files are gone has no pictures any more; one whose file broke keeps what it had; others stay unchanged', async () => {
  await put('P101.png', await colour('#c00'));
  await put('P110.png', await colour('#0c0'));
  await put('P112.png', await colour('#cc0'));
  await sync();
  const kept = await picturesOf('P110');
  await put('P101.png', await colour('#00c'));
  await sync();
  await rm(join(folder, 'P101.png'));
  await rm(join(folder, 'P112.png'));
  await put('P110.png', Buffer.from('broken'));
  await sql`update product set list_image = 'own.webp' where product_code in ('P111', 'P112')`.execute(api.database);
  expect(await sync()).toMatchObject({ found: 1, broken: 1 });
  // What is broken is so the next time as well, without being read.
  expect(await sync()).toMatchObject({ found: 1, broken: 1, kept: 0, problems: [{ file: 'P110.png' }] });
  expect(await picturesOf('P101')).toEqual({ list: null, mobile: null, card: null, details: [] });
  expect(await picturesOf('P110')).toEqual(kept);
  expect(await picturesOf('P111')).toMatchObject({ list: 'own.webp' });
  expect(await picturesOf('P112')).toMatchObject({ list: 'own.webp' });

  await sql`update product set list_image = 'own.webp' where product_code = 'P110'`.execute(api.database);
  await rm(join(folder, 'P110.png'));
  await put('nobody.png', await colour('#c00'));
  await sync();
  expect(await picturesOf('P110')).toMatchObject({ list: 'own.webp' });
});

test('lists the first hundred of many files without a product, and how many there are', async () => {
  for (let file = 100; file < 205; file += 1) await put(`nobody ${file}.png`, Buffer.from('x'));
  const { unmatched, unmatchedCount, done } = await sync();
  expect([unmatched.length, unmatched[0], unmatchedCount, done]).toEqual([100, 'nobody 100.png', 105, 105]);
});

test.each([
  ['is empty', async () => undefined, /holds no pictures/],
  ['is not there', async () => await rm(folder, { recursive: true }), /cannot be read/],
])('a source that %s changes nothing, and the reason is shown', async (_, spoil, failure) => {
  await put('P101.png', await colour('#c00'));
  await sync();
  const kept = await picturesOf('P101');
  await rm(join(folder, 'P101.png'));
  await spoil();
  expect(await sync()).toMatchObject({ state: 'failed', failure: expect.stringMatching(failure) });
  expect(await picturesOf('P101')).toEqual(kept);
  await mkdir(folder, { recursive: true });
  await put('P110.png', await colour('#00c'));
  expect(await sync()).toMatchObject({ state: 'done', failure: null, found: 1 });
});

test('a request while another one waits or runs starts no second sync; both return that it is requested', async () => {
  await put('P101.png', await colour('#c00'));
  const both = await Promise.all([api.call(requestImageSync, admin), api.call(requestImageSync, admin)]);
  expect(both.map(({ body }) => body.isSuccess)).toEqual([true, true]);
  expect(await progress()).toMatchObject({ state: 'waiting', found: 0 });
  const waiting = sql<{ count: number }>`select count(*)::integer as count from graphile_worker.jobs`;
  expect((await waiting.execute(api.database)).rows).toEqual([{ count: 1 }]);
  const during: ImageSyncProgress[] = [];
  const source = folderSource(folder);
  const watched: PictureSource = {
    list: () => source.list(),
    read: async (path, version) => {
      await api.call(requestImageSync, admin);
      during.push(await progress());
      return await source.read(path, version);
    },
  };
  await doWaitingJobs(api.database, [jobOf(watched)]);
  expect(during).toMatchObject([{ state: 'running', found: 1, done: 0 }]);
  expect((await waiting.execute(api.database)).rows).toEqual([{ count: 0 }]);
  const audit = await api.database.selectFrom('audit').select(['action', 'subject']).execute();
  expect(audit).toEqual([{ action: 'image.sync', subject: '1' }]);
});

test('a run whose server died is resumed where it was; one that failed permanently can be started again', async () => {
  for (let file = 10; file < 70; file += 1) await put(`P101-${file}.png`, await colour(`#0000${file}`));
  await api.call(requestImageSync, admin);
  const source = folderSource(folder);
  let reads = 0;
  const dying: PictureSource = {
    list: () => source.list(),
    read: async (path, version) => {
      reads += 1;
      if (reads > 50) throw new Error('the server died');
      return await source.read(path, version);
    },
  };
  expect(await doWaitingJobs(api.database, [jobOf(dying)])).toEqual(['syncPictures: the server died']);
  expect(await progress()).toMatchObject({ state: 'running', percent: 66, found: 60, done: 40, made: 40 });
  const again: string[] = [];
  const counting: PictureSource = {
    list: () => source.list(),
    read: async (path, version) => {
      again.push(path);
      return await source.read(path, version);
    },
  };
  expect(await doWaitingJobs(api.database, [jobOf(counting)])).toEqual([]);
  expect(again).toHaveLength(20);
  expect(await progress()).toMatchObject({ state: 'done', found: 60, done: 60, broken: 0 });
  expect((await picturesOf('P101'))?.details).toHaveLength(12);

  await api.call(requestImageSync, admin);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(api.database);
  expect(await progress()).toMatchObject({ state: 'failed', failure: expect.stringMatching(/try again/) });
  expect(await sync()).toMatchObject({ state: 'done', kept: 60 });
});

test('a run that another has replaced ends silently, and gives no product anything', async () => {
  await put('P101.png', await colour('#c00'));
  await api.call(requestImageSync, admin);
  const source = folderSource(folder);
  const overtaken: PictureSource = {
    list: () => source.list(),
    read: async (path, version) => {
      await sql`update image_sync set run = run + 1, state = 'waiting'`.execute(api.database);
      return await source.read(path, version);
    },
  };
  expect(await doWaitingJobs(api.database, [jobOf(overtaken)])).toEqual([]);
  const { rows } = await sql`select run, state from image_sync`.execute(api.database);
  expect(rows).toEqual([{ run: 2, state: 'waiting' }]);
  expect((await picturesOf('P101'))?.list).toBeNull();
});

test('an index on the web is read like a folder, unchanged files are not sent again, and nothing outside is requested', async () => {
  const files = new Map([
    ['P101.png', await colour('#c00')],
    ['sea food/P110 (2).png', await colour('#0c0')],
  ]);
  const index = await serveIndex(files);
  try {
    const source = webSource(index.url.replace('//', '//cook:s%40lt@'), 1);
    expect(await sync(source)).toMatchObject({ state: 'done', found: 2, made: 2, unmatchedCount: 0 });
    expect((await picturesOf('P110'))?.list).toMatch(/-list\.webp$/);
    files.set('P101.png', await colour('#00c'));
    index.state.refusals = [503, 429];
    expect(await sync(source)).toMatchObject({ state: 'done', found: 2, made: 1, kept: 1 });
    const fish = 'sea food/P110 (2).png';
    expect(index.sent.toSorted()).toEqual(['P101.png', 'P101.png', fish]);
    expect(new Set(index.asked)).toEqual(
      new Set(['/pictures/', '/pictures/P101.png', '/pictures/sea food/', '/pictures/sea food/P110 (2).png']),
    );
    expect(new Set(index.logins)).toEqual(new Set([`Basic ${Buffer.from('cook:s@lt').toString('base64')}`]));
    files.set('P112.png', Buffer.alloc(40 * 1024 * 1024 + 1));
    expect(await sync(source)).toMatchObject({
      problems: [{ file: 'P112.png', reason: 'The file is larger than 40 MB.' }],
    });
    index.state.movedTo = '/elsewhere/';
    expect(await sync(source)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/does not respond/) });
    expect(index.asked).not.toContain('/elsewhere/');
    index.state.movedTo = null;
    index.state.isDown = true;
    expect(await sync(source)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/does not respond/) });
  } finally {
    await index.stop();
  }
});

test('a drawing of the demo distributor is made in a size when that is first requested, and kept', async () => {
  await api.database
    .insertInto('drawing')
    .values({ stem: 'abcdefghijkl', svg: svg('').toString() })
    .execute();
  expect(await shown('abcdefghijkl-card.webp')).toMatchObject({ statusCode: 200, width: 480, height: 360 });
  const kept = await api.database.selectFrom('picture').select(['file', 'width']).execute();
  expect(kept).toEqual([{ file: 'abcdefghijkl-card.webp', width: 480 }]);
  expect((await shown('abcdefghijkl-huge.webp')).statusCode).toBe(404);
  expect((await shown('bbcdefghijkl-card.webp')).statusCode).toBe(404);
});

test('a picture that no product has any more is shown for 30 days; sizes of a drawing are kept', async () => {
  await api.database
    .insertInto('drawing')
    .values({ stem: 'cdefghijklab', svg: svg('').toString() })
    .execute();
  await shown('cdefghijklab-card.webp');
  await put('P101.png', await colour('#c00'));
  await sync();
  const old = (await picturesOf('P101'))?.list ?? '';
  await put('P101.png', await colour('#00c'));
  await sync();
  const count = async () =>
    (await api.database.selectFrom('picture').select('file').where('file', '=', old).execute()).length;
  expect(await count()).toBe(1);
  const later = new Date(api.services.clock.now().getTime() + 31 * 86_400_000);
  await api.travelTo(later.toISOString());
  await sync();
  expect(await count()).toBe(0);
  expect(await isKept(api.database, ['cdefghijklab-card.webp'])).toBe(true);
});
