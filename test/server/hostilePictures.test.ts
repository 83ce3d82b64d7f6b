import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRenderers } from '../../server/app/renderers.ts';
import { workerProcess } from '../../server/platform/workers/workerProcess.ts';
import type { TellingReader } from '../support/api/tellingReader.ts';
import { disarmedPictures, photo, pngOf, refusedPictures, svg } from '../support/files/hostilePictures.ts';

const renderers = startRenderers({ intakeSeconds: 1 });
let calls = 0;
const elsewhere = createServer((_request, response) => {
  calls += 1;
  response.end();
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  ({ port } = elsewhere.address() as AddressInfo);
});
afterAll(async () => {
  await renderers.close();
  elsewhere.close();
});

test('what cannot be used is refused with a reason for people, and the next picture is read', async () => {
  const hostile = await refusedPictures(port);
  expect(hostile.length).toBeGreaterThan(40);
  const answers: unknown[] = [];
  for (const { name, bytes } of hostile) {
    answers.push([name, await renderers.take(bytes)]);
  }
  expect(answers).toEqual(hostile.map(({ name, refusal }) => [name, { refusal: expect.stringMatching(refusal) }]));
  expect(await renderers.take(await photo(10, 10).png().toBuffer())).toMatchObject({ width: 10, height: 10 });
  expect(calls).toBe(0);
});

test('keep nothing but their pixels when they are valid, and call no other host', async () => {
  for (const { name, bytes, never } of await disarmedPictures(port)) {
    const taken = await renderers.take(bytes);
    if ('refusal' in taken) throw new Error(`${name}: ${taken.refusal}`);
    const { format, width, exif, xmp, icc } = await sharp(taken.body).metadata();
    expect([name, { format, exif, xmp, icc, shown: taken.width }]).toEqual([name, { format: 'webp', shown: 40 }]);
    expect([40, 80]).toContain(width);
    expect(Buffer.from(taken.body).includes(never)).toBe(false);
    const [red = 0, green = 255] = await sharp(taken.body)
      .extract({ left: 5, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([name, red > 150, green < 60]).toEqual([name, true, true]);
  }
  expect(calls).toBe(0);
});

test('a photograph is turned the right way up', async () => {
  const bytes = await photo(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const taken = await renderers.take(bytes);
  const upright = { width: 20, height: 40 };
  expect(taken).toMatchObject(upright);
  expect('body' in taken && (await sharp(taken.body).metadata())).toMatchObject(upright);
  const sizes = await renderers.takeSizes({ bytes, sizes: ['detail'], format: 'webp' });
  expect(sizes).toMatchObject({ pictures: [{ size: 'detail', ...upright }] });
});

test.each([
  [30_000, 30_000, 'The picture is 30,000 × 30,000 px. At most 12,000 px on a side can be used.'],
  [10_000, 10_000, 'The picture is 10,000 × 10,000 px. At most 64 million pixels altogether can be used.'],
])('a file of the source of %i × %i px is refused with the limit that it breaks', async (width, height, refusal) => {
  const bytes = pngOf(width, height);
  expect(await renderers.takeSizes({ bytes, sizes: ['card'], format: 'webp' })).toEqual({ refusal });
});

test('are read without access to the shop, and in five formats', async () => {
  const secret = { DATABASE_URL: 'postgres://cook:secret@127.0.0.1/shop', MAIL_KEY: 'secret' };
  const before = Object.keys(secret).map((name) => [name, process.env[name]] as const);
  const reader = workerProcess<Uint8Array[], TellingReader>(
    new URL('../support/api/tellingReader.ts', import.meta.url),
    { seconds: 20 },
  );
  try {
    Object.assign(process.env, secret);
    const pictures = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const;
    const bytes = await Promise.all(pictures.map((kind) => photo(10, 10).toFormat(kind).toBuffer()));
    const result = await reader.run([...bytes, svg(''), Buffer.from('P3 1 1 9 1 2 3')]);
    expect(result).toEqual({
      variables: ['HOME', 'PATH'],
      connections: [],
      heapMegabytes: expect.any(Number),
      threads: 1,
      formats: ['jpeg', 'png', 'webp', 'heif', null, null, 'svg', null],
    });
    expect(result.heapMegabytes).toBeLessThan(320);
  } finally {
    await reader.close();
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});
