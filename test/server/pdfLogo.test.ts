import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Letterhead } from '#server/platform/pdf/letterhead.ts';
import { renderProductScan } from '../../server/modules/documents/pdf/productScan.ts';
import { withLogo } from '../../server/platform/pdf/pdfLogo.ts';
import { logoOf } from '../support/files/logos.ts';
import { drawingsIn } from '../support/files/pdfPictures.ts';
import { readPdf } from '../support/files/pdfText.ts';

const letterhead: Letterhead = {
  name: 'Northern Fish Company',
  address: '1 Quay Street',
  phone: '2075550100',
  paperSize: 'Letter',
  logo: null,
};

async function pdfWith(logo: string | null, bytes: Uint8Array | null, name = 'Storage'): Promise<Buffer> {
  const scan = { code: 'P101', description: 'Eggs', name, body: 'Keep cold.' };
  const headed = await withLogo({ ...letterhead, logo }, bytes);
  return await renderProductScan({ letterhead: headed, ...scan }, new Date('2026-03-04T15:00:00Z'));
}

test.each([
  ['as wide as high', 300, 300, [52, 52]],
  ['wide, over the name', 1600, 320, [200, 40]],
  ['very wide', 1800, 45, [230, 5.8]],
  ['tall', 90, 900, [5.2, 52]],
  ['of one color in a few pixels', 16, 12, [16, 12]],
  ['as large as is taken', 1800, 1800, [52, 52]],
])('a logo that is %s is drawn in its own shape, once', async (_, width, height, place) => {
  const pdf = await pdfWith(`${width}-${height}.webp`, await logoOf({ width, height }));
  const { pictures, clips } = await drawingsIn(pdf);
  expect(pictures.map(({ page, place: { width, height } }) => [page, width, height])).toEqual([[1, ...place]]);
  expect(clips).toBe(0);
  expect((await readPdf(pdf)).pages[0]).toContain('Northern Fish Company');
});

test('a wide logo leaves a long title its room, and keeps its shape', async () => {
  const logo = await logoOf({ width: 1200, height: 200 });
  const pdf = await pdfWith('wide.webp', logo, 'What to know of eggs that are kept cold');
  const [{ place } = { place: { width: Number.NaN, height: 1 } }] = (await drawingsIn(pdf)).pictures;
  expect(place.width).toBeLessThan(200);
  expect(place.width / place.height).toBeCloseTo(6, 1);
});

test('transparent parts show the document', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const { picture } = await withLogo({ ...letterhead, logo: 'clear.webp' }, await logoOf({ background }));
  const { data, info } = await sharp(picture?.png).raw().toBuffer({ resolveWithObject: true });
  expect({ channels: info.channels, first: [...data.subarray(0, 3)] }).toEqual({ channels: 3, first: [255, 255, 255] });
});

test('no more pixels are in the file than document can show', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const dear = sharp({ create: { width: 1800, height: 1800, channels: 3, background: '#fff', noise } });
  expect((await pdfWith('dear.webp', await dear.webp().toBuffer())).length).toBeLessThan(250_000);
});

test.each([
  ['of none', null, null],
  ['that is gone', 'gone.webp', null],
  ['that cannot be read', 'broken.webp', Buffer.from('RIFF    WEBP')],
])('with a logo %s the name is alone, at the margin', async (_, logo, bytes) => {
  const pdf = await pdfWith(logo, bytes);
  expect(await drawingsIn(pdf)).toEqual({ pictures: [], clips: 0 });
  expect(pdf.equals(await pdfWith(null, null))).toBe(true);
});

test('the logo of the program is drawn as its emblem', async () => {
  expect(await drawingsIn(await pdfWith('logo.svg', null))).toEqual({ pictures: [], clips: 1 });
});

test('the same logo gives the same bytes', async () => {
  const logo = await logoOf({ width: 400, height: 100 });
  expect((await pdfWith('one.webp', logo)).equals(await pdfWith('other.webp', logo))).toBe(true);
});
