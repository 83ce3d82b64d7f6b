import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureCache } from '#server/modules/images/imageCache.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { createTestDatabase } from '#test/support/database/testDatabase.ts';

describe('the route', () => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi(await createTestDatabase());
  });
  afterAll(() => api.stop());

  test('the logo of the program may be kept until the next release, runs nothing, and costs no bytes the second time', async () => {
    const { statusCode, headers, body } = await api.app.inject({ url: '/img/logo.svg' });
    expect({ statusCode, headers }).toEqual({
      statusCode: 200,
      headers: expect.objectContaining({
        'content-type': expect.stringMatching(/^image\/svg\+xml/),
        'cache-control': 'public, max-age=300',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[\w-]{27}"$/),
      }),
    });
    expect(body).toContain('<svg');
    const again = await api.app.inject({ url: '/img/logo.svg', headers: { 'if-none-match': String(headers.etag) } });
    expect({ statusCode: again.statusCode, body: again.body }).toEqual({ statusCode: 304, body: '' });
  });

  test('a picture that is known asks the database nothing', async () => {
    expect(await api.countStatements(() => api.app.inject({ url: '/img/logo.svg' }))).toBe(0);
  });

  test.each([
    'nothing.webp',
    'logo.SVG.exe',
    '..%2f..%2fpackage.json',
    '%2e%2e',
    'a..png',
    '.svg',
    'logo.svg%00.png',
    `${'a'.repeat(90)}.png`,
    'abcdefghijkl-card.webp%2f..',
    'abcdefghijkl-card.webp',
    'abcdefghijkl-9000x9000.webp',
    'tomato-1-card.webp',
  ])('fails when there is no picture %s', async (file) => {
    const response = await api.app.inject({ url: `/img/${file}` });
    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 404,
      body: { message: 'Not found', errors: [], code: 'notFound', requestId: expect.any(String) },
    });
  });
});

describe('the cache', () => {
  const drawing = (bytes: number) => {
    const drawn: string[] = [];
    const render = async (file: string) => {
      drawn.push(file);
      await Promise.resolve();
      if (file === 'broken') throw new Error('cannot draw');
      return file === 'absent' ? null : { body: Buffer.alloc(bytes, file), contentType: 'image/webp' };
    };
    return { drawn, render };
  };

  test('calls that come together draw a picture once', async () => {
    const { drawn, render } = drawing(10);
    const picture = pictureCache(render);
    const all = await Promise.all(Array.from({ length: 50 }, () => picture('a')));
    expect(drawn).toEqual(['a']);
    expect(new Set(all).size).toBe(1);
    await picture('a');
    expect(drawn).toEqual(['a']);
  });

  test('the least recently used is removed when the bytes are used up', async () => {
    const { drawn, render } = drawing(40);
    const picture = pictureCache(render, 100);
    for (const file of ['a', 'b', 'a', 'c', 'a', 'b']) await picture(file);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  test('what is absent or failed is asked for again', async () => {
    const { drawn, render } = drawing(10);
    const picture = pictureCache(render);
    expect(await picture('absent')).toBeNull();
    expect(await picture('absent')).toBeNull();
    await expect(picture('broken')).rejects.toThrow('cannot draw');
    await expect(picture('broken')).rejects.toThrow('cannot draw');
    expect(drawn).toEqual(['absent', 'absent', 'broken', 'broken']);
  });

  test('the ETag follows the bytes', async () => {
    const picture = pictureCache(drawing(10).render);
    const [a, b] = [await picture('a'), await picture('b')];
    expect(a?.etag).not.toBe(b?.etag);
  });
});
