import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_BYTES, uploadImage } from '#domain/api/images.ts';
import { getLogoName } from '#domain/api/settings.ts';
import { emailLogo } from '#server/modules/email/emailLogo.ts';
import { logoPicture, ownLogo } from '#server/modules/images/ownLogo.ts';
import { findShop } from '#server/modules/outbox/emailRepository.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { photo, svg } from '#test/support/files/hostilePictures.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (body: Uint8Array, headers: Record<string, string> = {}) =>
  api.call(uploadImage, { token: tokenOf('admin'), body, headers: { 'content-type': 'image/png', ...headers } });

test('a picture is kept under its content, shown for ever, and written down once', async () => {
  const bytes = await photo(300, 200).jpeg().toBuffer();
  const { status, body } = await send(bytes, { 'content-type': 'application/octet-stream' });
  expect({ status, body }).toEqual({
    status: 200,
    body: { src: expect.stringMatching(/^\/img\/[0-9a-v]{24}\.webp$/), width: 300, height: 200 },
  });
  expect((await send(bytes, { 'content-type': 'application/json' })).body).toEqual(body);
  const untyped = { authorization: `Bearer ${tokenOf('admin')}` };
  const again = await api.app.inject({ method: 'POST', url: uploadImage.path, headers: untyped, payload: bytes });
  expect(again.json()).toEqual(body);
  expect((await send(await photo(30, 20).jpeg().toBuffer())).body.src).not.toBe(body.src);

  const shown = await api.app.inject({ url: body.src });
  expect({ status: shown.statusCode, headers: shown.headers }).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  const written = await api.database.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute();
  expect(written[0]).toEqual({ action: 'image.upload', subject: body.src.slice('/img/'.length) });
  expect(written).toHaveLength(2);
});

test('a photograph of a phone is made smaller and upright, and the answer says so', async () => {
  const { body } = await send(await photo(4032, 3024).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(body).toEqual({
    src: expect.any(String),
    width: 1350,
    height: 1800,
    original: { width: 3024, height: 4032 },
  });
  const shown = await api.app.inject({ url: body.src });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1350, height: 1800 });
});

test('a drawing is kept as pixels, twice as fine as it is shown', async () => {
  const { body } = await send(svg('<script>alert(1)</script>'));
  expect(body).toEqual({ src: expect.any(String), width: 40, height: 30 });
  const shown = await api.app.inject({ url: body.src });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 });
});

test("the logo of the site is in the header for every user and in emails, and the program's own logo no longer is", async () => {
  const { body } = await send(await photo(320, 80).png().toBuffer());
  const logoName = body.src.slice('/img/'.length);
  await api.database.updateTable('site').set({ logo_name: logoName }).execute();
  expect((await api.call(getLogoName)).body).toMatchObject({ logoName });
  const { rawPayload } = await api.app.inject({ url: `/img/${logoName}` });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 80 });
  const shop = await findShop(api.database);
  const logo = await emailLogo(await logoPicture(api.database, await ownLogo(api.database, shop)));
  const { width, height } = await sharp(logo?.attachment.content).metadata();
  expect({ width, height }).toEqual({ width: 376, height: 112 });
  expect(logo).toMatchObject({ width: 188, height: 56 });
});

test('a very wide logo is no wider in emails than a phone, and keeps its shape', async () => {
  const body = await photo(1300, 65).webp().toBuffer();
  const logo = await emailLogo({ body, contentType: 'image/webp' });
  expect(await sharp(logo?.attachment.content).metadata()).toMatchObject({ width: 520 + 24, height: 26 + 24 });
  expect(logo).toMatchObject({ width: 272, height: 25 });
});

test.each([
  ['no picture at all', 409, Buffer.from('not a picture'), /^This is not a picture/],
  ['nothing', 409, Buffer.alloc(0), /^The file is empty/],
  ['too many bytes', 413, Buffer.alloc(PICTURE_BYTES + 1), /^A file of more than 10 MB is too large\.$/],
])('refuses %s with a reason, and stores nothing', async (_, status, bytes, message) => {
  const before = await api.database.selectFrom('picture').select('file').execute();
  expect(await send(bytes)).toMatchObject({ status, body: { message: expect.stringMatching(message), errors: [] } });
  expect(await api.database.selectFrom('picture').select('file').execute()).toEqual(before);
});

test('refuses a user who may not send a picture before it reads the body', async () => {
  const refused = await api.call(uploadImage, { token: tokenOf('chef'), body: Buffer.alloc(PICTURE_BYTES + 1) });
  expect(refused.status).toBe(403);
});

test('refuses bytes as the body of any other call', async () => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/cart/line',
    headers: { authorization: `Bearer ${tokenOf('chef')}`, 'content-type': 'image/png' },
    payload: Buffer.from('x'),
  });
  expect(statusCode).toBe(415);
});
