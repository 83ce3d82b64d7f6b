import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOptions, buildApp } from '#server/app/buildApp.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { folderTransport } from '#server/modules/email/folderTransport.ts';
import type { MailMessage } from '#server/modules/email/transport.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';
import { testMail } from '#test/support/api/mail.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const clock = { now: () => new Date(FIXTURE_NOW) };
const demoAccounts = [{ username: 'chef', role: 'Customer', password: 'x' }];
const renderers = startRenderers();

let testDatabase: TestDatabase;
let folder: string;
let app: FastifyInstance;

const email: MailMessage = {
  messageId: '<cause-1@harbor.example>',
  from: { name: 'Harbor Foods', address: 'orders@harbor.example' },
  to: { name: '<b>Chef</b>', address: 'chef@oyster.example' },
  subject: 'Order <1> & more',
  text: 'Hello <b>Chef</b>,',
  html: '<html><head></head><body><a href="http://localhost:4000/login">Sign in</a><img src="cid:logo"></body></html>',
  date: clock.now(),
  attachments: [
    { fileName: 'Order "1".pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-of-the-order') },
    { fileName: 'logo.png', contentType: 'image/png', content: Buffer.from('logo'), contentId: 'logo' },
  ],
};

function build(given: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({
    ...appParts({ database: testDatabase.database, now: clock.now, renderers }),
    mail: testMail({ folder }),
    demoAccounts,
    ...given,
  });
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = join(await mkdtemp(join(tmpdir(), 'storefront-mail-')), 'mail');
  app = await build();
});
afterAll(async () => {
  await app.close();
  await renderers.close();
  await testDatabase.drop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

function ask(url: string, given: { remoteAddress?: string; headers?: Record<string, string> } = {}, from = app) {
  return from.inject({
    url,
    headers: { host: 'localhost:4000', ...given.headers },
    remoteAddress: '127.0.0.1',
    ...(given.remoteAddress ? { remoteAddress: given.remoteAddress } : {}),
  });
}

test('the page lists kept emails and shows each with its text, its HTML and its attachments', async () => {
  expect((await ask('/demo/mail')).body).toContain('No emails yet.');
  const transport = folderTransport(folder);
  await transport.send(email);
  await transport.send(email);
  const list = await ask('/demo/mail');
  expect(list.statusCode).toBe(200);
  expect(list.body.match(/<tr><td>/g)).toHaveLength(1);
  expect(list.body).toContain('<a href="/demo/mail/cause-1">Order &lt;1&gt; &amp; more</a>');
  const page = await ask('/demo/mail/cause-1');
  expect(page.body).not.toContain('<b>');
  expect(page.body).toContain('Hello &lt;b&gt;Chef&lt;/b&gt;,');
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).toContain('&lt;img src=&quot;data:image/png;base64,');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(page.headers['cache-control']).toBe('no-store');
  const file = await ask('/demo/mail/cause-1/0');
  expect({ body: file.body, disposition: file.headers['content-disposition'] }).toEqual({
    body: '%PDF-of-the-order',
    disposition: "attachment; filename*=UTF-8''Order%20%221%22.pdf",
  });
  expect((await ask('/demo/mail/cause-1/1')).statusCode).toBe(404);
});

test('kept emails are readable by the shop alone', async () => {
  await folderTransport(folder).send(email);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'cause-1.eml'))).mode & 0o777).toBe(0o600);
});

test('no other file can be named', async () => {
  await writeFile(join(folder, '../secret.eml'), 'Subject: secret\r\n\r\nsecret');
  for (const name of ['..%2Fsecret', '%2E%2E%2Fsecret', 'absent', '%00', 'cause-1.eml'])
    expect({ name, status: (await ask(`/demo/mail/${name}`)).statusCode }).toEqual({ name, status: 404 });
});

test.each([
  ['from another computer', { remoteAddress: '192.0.2.7' }],
  ['under another name, as a page elsewhere may have it', { headers: { host: 'shop.example.com' } }],
  ['through a proxy that names the client', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['through a proxy with another header', { headers: { forwarded: 'for=127.0.0.1' } }],
])('%s the page does not exist', async (_what, given) => {
  for (const url of ['/demo/mail', '/demo/mail/cause-1', '/demo/mail/cause-1/0'])
    expect((await ask(url, given)).statusCode).toBe(404);
});

test.each([
  ['demo data is off', { demoAccounts: [] }],
  ['letters are sent', { mail: testMail() }],
])('while %s the page does not exist', async (_what, given) => {
  const other = await build(given);
  expect((await ask('/demo/mail', {}, other)).statusCode).toBe(404);
  await other.close();
});
