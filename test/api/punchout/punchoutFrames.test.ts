import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app/buildApp.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { codeIn, exchange, letIn, send, setupRequest } from '#test/support/partners/procurement.ts';

const PAGE = '<!doctype html><title>Shop</title>';
const IN_FRAME = { 'sec-fetch-dest': 'iframe' };

let api: Api;
let web: Awaited<ReturnType<typeof buildApp>>;
let folder: string;
let code: string;
beforeAll(async () => {
  api = await startApi();
  await api.reset();
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  web = await buildApp({ ...api.services, logLevel: 'silent', webRoot: folder });
  await letIn(api);
  code = codeIn((await send(api, setupRequest())).startPage);
});
afterAll(async () => {
  await web?.close();
  await api?.stop();
  if (folder) await rm(folder, { recursive: true });
});

async function page(url: string, headers: Record<string, string> = {}) {
  const answer = await web.inject({ method: 'GET', url, headers });
  const policy = String(answer.headers['content-security-policy']);
  const directive = (name: string) =>
    policy
      .split(';')
      .find((part) => part.trim().startsWith(name))
      ?.trim();
  return {
    ...answer,
    isShop: answer.body === PAGE,
    frames: directive('frame-ancestors'),
    directive,
    denied: answer.headers['x-frame-options'],
  };
}

test('the page of a punchout may be framed by its partner, and post to it; the code stays unused', async () => {
  for (const headers of [{}, IN_FRAME]) {
    const shown = await page(`/?ac=${code}`, headers);
    expect([shown.isShop, shown.frames, shown.denied]).toEqual([
      true,
      'frame-ancestors https://*.procure.example',
      undefined,
    ]);
    expect(shown.directive('form-action')).toBe("form-action 'self' https://procure.example");
    expect(shown.directive('connect-src')).toBe("connect-src 'self' https://procure.example");
  }
  expect((await exchange(api, code)).status).toBe(200);
  expect((await page(`/?ac=${code}`, IN_FRAME)).isShop).toBe(true);
});

test('no other page of the shop can be framed; a frame shows that its session has ended', async () => {
  for (const url of ['/', '/products', '/?ac=nobody-made-this', '/?ac=a&ac=b']) {
    const plain = await page(url);
    expect([plain.isShop, plain.frames, plain.denied]).toEqual([true, "frame-ancestors 'none'", 'DENY']);
    const framed = await page(url, IN_FRAME);
    expect([framed.isShop, framed.frames, framed.denied]).toEqual([false, undefined, undefined]);
    expect(framed.body).toContain('Punchout session expired');
    expect(framed.directive('default-src')).toBe("default-src 'none'");
    expect(framed.body).not.toContain('<script');
  }
});
