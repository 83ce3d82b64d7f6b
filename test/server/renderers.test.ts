import { threadId } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { startRenderers } from '../../server/app/renderers.ts';
import { renderProductScan } from '../../server/modules/documents/pdf/productScan.ts';
import { type MadePicture, makeSizes } from '../../server/modules/images/makeSizes.ts';
import { sharedWork } from '../../server/platform/workers/sharedWork.ts';
import { svg } from '../support/files/hostilePictures.ts';

const renderers = startRenderers();
afterAll(() => renderers.close());

const madeAt = new Date('2026-03-04T15:00:00Z');
const scan = {
  letterhead: {
    name: 'Harbor Provisions',
    address: '1 Quay Street',
    phone: '2075550100',
    paperSize: 'Letter' as const,
    logo: null,
  },
  code: 'P101',
  description: 'Eggs',
  name: 'Storage',
  body: 'Keep cold.',
};

test('papers and pictures that another thread draws are those that this one would draw', async () => {
  expect(threadId).toBe(0);
  const text = JSON.stringify({ kind: 'scan', ...scan });
  const sizes = { bytes: svg(''), sizes: ['mobile', 'card'], format: 'webp' } as const;
  const [pdf, picture] = await Promise.all([renderers.pdf({ text, logo: null, madeAt }), renderers.sizes(sizes)]);
  expect((await renderProductScan(scan, madeAt)).equals(pdf)).toBe(true);
  const made = await makeSizes(sizes);
  if (!('pictures' in picture && 'pictures' in made)) throw new Error('not made');
  const asText = (one: MadePicture) => ({ ...one, body: Buffer.from(one.body).toString('base64') });
  expect(picture.pictures.map(asText)).toEqual(made.pictures.map(asText));
});

test('what cannot be drawn fails, and the next is drawn', async () => {
  await expect(renderers.pdf({ text: '{"kind":"scan"}', logo: null, madeAt })).rejects.toThrow();
  const text = JSON.stringify({ kind: 'scan', ...scan });
  expect((await renderers.pdf({ text, logo: null, madeAt })).length).toBeGreaterThan(0);
});

test('calls for the same work share it, and one piece more than the limit is refused for now', async () => {
  const share = sharedWork<string>(2);
  const begun: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const ask = (key: string) =>
    share(key, async () => {
      begun.push(key);
      await finished;
      return key;
    });
  const waiting = [ask('a'), ask('b'), ask('a'), ask('b')];
  await expect(ask('c')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  finish();
  expect(await Promise.all(waiting)).toEqual(['a', 'b', 'a', 'b']);
  expect(begun).toEqual(['a', 'b']);
  expect(await ask('c')).toBe('c');
});
