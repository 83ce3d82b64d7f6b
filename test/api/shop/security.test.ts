import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app/buildApp.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { connect } from '#server/platform/database/connect.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { OPEN_ORDER, placeOrders } from '#test/support/api/placedOrders.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const INLINE_SCRIPT = "document.documentElement.dataset.started = '1'";

let testDatabase: TestDatabase;
let webRoot: string;
let app: FastifyInstance;
let now: Date;
const lines: string[] = [];
const renderers = startRenderers();

const parts = () => appParts({ database: testDatabase.database, now: () => now, renderers });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  webRoot = await mkdtemp(join(tmpdir(), 'storefront-web-'));
  await writeFile(
    join(webRoot, 'index.html'),
    `<!doctype html><title>Shop</title><script>${INLINE_SCRIPT}</script><script src="/a.js"></script>`,
  );
  app = await buildApp({ ...parts(), logLevel: 'trace', logStream: { write: (line) => lines.push(line) }, webRoot });
});
beforeEach(async () => {
  now = new Date(FIXTURE_NOW);
  await testDatabase.reset();
});
afterAll(async () => {
  await app.close();
  await renderers.close();
  await testDatabase.drop();
  await rm(webRoot, { recursive: true });
});

async function signIn(username: string, password: string, remoteAddress = '192.0.2.1') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password }).toString(),
  });
  return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after'] };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('headers', () => {
  test.each([
    ['the page', '/', 200],
    ['a page of the shop', '/cart', 200],
    ['an answer', '/api/settings/site', 200],
    ['a refusal', '/api/user', 401],
    ['an unknown call', '/api/nothing', 404],
    ['a broken address', '/api/%zz', 400],
  ])('%s may be neither framed nor sniffed, and sends no referrer', async (_, url, status) => {
    const { statusCode, headers } = await app.inject({ url });
    expect({ statusCode, headers }).toEqual({
      statusCode: status,
      headers: expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      }),
    });
  });

  test('only scripts of the site run, and only the inline scripts of its own page', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']).split(';');
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  test('the documentation runs no inline script either', async () => {
    const { statusCode, headers } = await app.inject({ url: '/api/docs/' });
    const scripts = String(headers['content-security-policy'])
      .split(';')
      .find((directive) => directive.trim().startsWith('script-src'));
    expect({ statusCode, scripts }).toEqual({ statusCode: 200, scripts: expect.not.stringContaining('unsafe') });
  });

  test('answers of the API are not cached', async () => {
    for (const url of ['/api/user', '/api/settings/site', '/api/history/orders']) {
      const { headers } = await app.inject({ url, headers: bearer(tokenOf('chef')) });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await app.inject({ url: '/api/user' })).headers['cache-control']).toBe('no-store');
  });

  test('an unknown path gets a refusal, not the page', async () => {
    for (const url of ['/api/nothing', '/doc/a/b', '/img/a/b', '/api']) {
      const { statusCode, body } = await app.inject({ url });
      expect({ url, statusCode, body: JSON.parse(body) }).toEqual({
        url,
        statusCode: 404,
        body: { message: 'Not found', errors: [], code: 'notFound', requestId: expect.any(String) },
      });
    }
  });
});

describe('bodies', () => {
  test('one of more than its call may have is refused', async () => {
    const payload = JSON.stringify([...'x'.repeat(2 * 1024 * 1024)]);
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/cart/lines',
      headers: { ...bearer(tokenOf('chef')), 'content-type': 'application/json' },
      payload,
    });
    expect({ statusCode, body: JSON.parse(body) }).toEqual({
      statusCode: 413,
      body: {
        message: 'This request is too large. Send at most 1 MB.',
        errors: [],
        details: [expect.any(String)],
        code: 'tooLarge',
        params: { limit: 1024 * 1024 },
        requestId: expect.any(String),
      },
    });
  });

  test.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}', '{', 'null null'])(
    '%s is refused',
    async (payload) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/product/price',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(statusCode).toBe(400);
    },
  );

  test('a number or a character that no column accepts is refused, and is not a server error', async () => {
    const headers = bearer(tokenOf('chef'));
    for (const url of [
      '/api/history/products?productKey=99999999999',
      '/api/history/orders/%00',
      '/api/documents/order/%00/1',
      '/api/documents/product/99999999999/scan/1',
      '/api/product/conversion?productKey=101&from=EA&to=%00',
    ]) {
      const { statusCode } = await app.inject({ url, headers });
      expect([400, 404, 409], url).toContain(statusCode);
    }
  });
});

describe('log lines', () => {
  test('contain the route and the result of the call, and nothing about users or data', async () => {
    await placeOrders(testDatabase.database);
    lines.length = 0;
    const { body } = await signIn('chef', FIXTURE_PASSWORD);
    await signIn('chef', 'Wrong-Password-1');
    await signIn('nobody-of-this-name', 'Wrong-Password-1');
    const headers = {
      ...bearer(body.access_token),
      'x-customer-key': String(OYSTER),
      'user-agent': 'Secret-Browser/1.0',
    };
    await app.inject({ url: '/api/user?token=hidden-in-query', headers });
    const opened = (await app.inject({ url: `/api/documents/order/${OPEN_ORDER}/1`, headers })).json();
    await app.inject({ url: `/doc/${opened.id}` });
    await app.inject({ url: '/doc/unknown-document-id' });
    await app.inject({ url: '/api/nothing/hidden-in-path' });
    await app.inject({ url: '/api/%zzhidden-in-path' });
    await app.inject({ method: 'POST', url: '/api/token/revoke', headers });
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(15);
    expect(log).toContain('"route":"/doc/:id"');
    for (const secret of [
      body.access_token,
      FIXTURE_PASSWORD,
      'Wrong-Password-1',
      'chef',
      'nobody-of-this-name',
      opened.id,
      'unknown-document-id',
      'hidden-in-query',
      'hidden-in-path',
      OPEN_ORDER,
      '192.0.2.1',
      'Secret-Browser',
      'Bearer',
    ]) {
      expect(log, `the log contains ${secret}`).not.toContain(secret);
    }
  });

  test('every answer names the request that its lines have', async () => {
    lines.length = 0;
    const { headers } = await app.inject({ url: '/api/user' });
    expect(lines.join('')).toContain(String(headers['x-request-id']));
  });
});

describe('at rest', () => {
  test('passwords are argon2id, tokens are hashes', async () => {
    const { body } = await signIn('chef', FIXTURE_PASSWORD);
    const user = await testDatabase.database
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(await verify(user.password_hash, FIXTURE_PASSWORD)).toBe(true);
    const sessions = await testDatabase.database
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', 1)
      .execute();
    const expected = createHash('sha256').update(body.access_token).digest('hex');
    const stored = sessions.map((session) => session.token_hash.toString('hex'));
    expect(stored).toContain(expected);
    expect(stored).not.toContain(Buffer.from(body.access_token).toString('hex'));
  });

  test('a token is new each time and has at least 128 random bits', async () => {
    const tokens = [];
    for (let count = 0; count < 3; count += 1) tokens.push((await signIn('chef', FIXTURE_PASSWORD)).body.access_token);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});

test('without its database the API is unavailable, to be tried again', async () => {
  const database = connect('postgres://nobody@127.0.0.1:1/nothing');
  const lonely = await buildApp({ ...parts(), database });
  const refusal = {
    message: 'Service temporarily unavailable',
    errors: [],
    code: 'unavailable',
    requestId: expect.any(String),
  };
  const call = await lonely.inject({ url: '/api/settings/site' });
  expect({ status: call.statusCode, retryAfter: call.headers['retry-after'], body: call.json() }).toEqual({
    status: 503,
    retryAfter: '5',
    body: refusal,
  });
  const token = await lonely.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password&client_id=ecommerce&username=chef&password=x',
  });
  expect({ status: token.statusCode, body: token.json() }).toEqual({
    status: 503,
    body: {
      error: 'temporarily_unavailable',
      error_description: 'Service temporarily unavailable',
      code: 'unavailable',
    },
  });
  expect((await lonely.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await lonely.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', version: expect.any(String) });
  expect((await lonely.inject({ url: '/nothing' })).json()).toEqual({
    message: 'Not found',
    errors: [],
    code: 'notFound',
    requestId: expect.any(String),
  });
  await lonely.close();
  await database.destroy();
});
