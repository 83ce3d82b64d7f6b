import { createServer, type Server, type Socket } from 'node:net';
import { type Kysely, sql } from 'kysely';
import type { ParsedMail } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCartLine, submitCart, updateCartHeader } from '#domain/api/cart.ts';
import { listEmails, listJobs, retryJob } from '#domain/api/jobs.ts';
import { startRenderers } from '#server/app/renderers.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import { sendEmail } from '#server/modules/email/sendEmail.ts';
import { smtpTransport } from '#server/modules/email/smtpTransport.ts';
import type { NewEmail } from '#server/modules/outbox/email.ts';
import { createEmails, type Emails } from '#server/modules/outbox/emails.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { addJob } from '#server/platform/jobs/addJob.ts';
import { type Job, job } from '#server/platform/jobs/job.ts';
import { type RunningJobs, runJobs } from '#server/platform/jobs/runJobs.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, OYSTER, QUIET, tokenOf } from '#test/support/api/fixture.ts';
import { TEST_SEAL, testMail, waitingEmails } from '#test/support/api/mail.ts';
import { type MailServer, smtpError, startMailServer } from '#test/support/api/mailServer.ts';
import { tryJobsNow } from '#test/support/api/waitingJobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { giveLogo } from '#test/support/files/logos.ts';
import { readPdf } from '#test/support/files/pdfText.ts';

/** The library looks for jobs every two seconds. */
const TOKEN = 'a-token-of-somebody';
const NOW = new Date(FIXTURE_NOW);

let testDatabase: TestDatabase;
let database: Kysely<Database>;
let api: Api;
let emails: Emails;
let now: Date;
let running: RunningJobs[];
let mailServers: { close(): Promise<void> }[];
const renderers = startRenderers();
const clock = { now: () => now };

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = testDatabase.database;
  api = await startApi(testDatabase);
  emails = createEmails({ encryption: TEST_SEAL, clock });
});
beforeEach(async () => {
  now = NOW;
  running = [];
  mailServers = [];
  await api.reset();
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop(5_000)));
  await Promise.all(mailServers.map((server) => server.close()));
});
afterAll(async () => {
  await renderers.close();
  await api.stop();
});

async function openMailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  mailServers.push(server);
  return server;
}

async function runMail(url: string, given: Partial<Mail> = {}, ...others: Job[]): Promise<void> {
  const mail = testMail({ transport: smtpTransport(url), ...given });
  const emailJob = sendEmail({ ...appParts({ database, now: clock.now, renderers }), mail });
  running.push(await runJobs(testDatabase.url, [emailJob, ...others], () => undefined));
}

function reset(cause: string, given: Partial<NewEmail['to']> = {}): NewEmail {
  return {
    to: { address: 'chef@oyster.example', name: 'Marisol Quint', ...given },
    cause,
    email: { kind: 'resetPassword', token: TOKEN, username: 'chef' },
    expiresAt: new Date(NOW.getTime() + 3_600_000),
  };
}

async function write(...written: NewEmail[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const email of written) await emails.add(transaction, email);
  });
}

async function listed() {
  const { body } = await api.call(listEmails, { token: tokenOf('admin') });
  return body.map(({ to, state, attempts, lastError }) => ({ to, state, attempts, lastError }));
}

function attachedPdf({ attachments }: ParsedMail) {
  return attachments.find(({ contentType }) => contentType === 'application/pdf');
}

test('an email has a text and an HTML part, the name and the logo of the shop, and links from PUBLIC_URL', async () => {
  const server = await openMailServer();
  await giveLogo(database);
  await write(reset('one'));
  await runMail(server.url, { publicUrl: 'https://shop.harbor.example' });
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  const link = `https://shop.harbor.example/changepassword?t=${TOKEN}`;
  expect(mail?.from?.value).toEqual([{ name: 'Harbor Foods', address: 'orders@harbor.example' }]);
  expect(mail?.subject).toBe('Choose a new password for Harbor Foods');
  expect(mail?.text).toContain('Hello Marisol Quint,');
  expect(mail?.text).toContain(link);
  expect(mail?.text).toContain('This link expires March 4, 2026 at 11:00 AM ET.');
  expect(mail?.text).toContain('Harbor Foods\n1 Quay Street\nPortland, ME 04101');
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(mail?.html).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="Harbor Foods"/);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
});

test('an email is in the language that its user has when it is sent, not when it was written', async () => {
  const server = await openMailServer();
  const choose = (language: string) =>
    database.updateTable('app_user').set({ language }).where('username', '=', 'chef').execute();
  const { email } = await database
    .selectFrom('app_user')
    .select('email')
    .where('username', '=', 'chef')
    .executeTakeFirstOrThrow();
  await choose('en');
  await write(reset('one', { address: email ?? '' }));
  await choose('es');
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.received[0]?.subject).toBe('Elija una contraseña nueva para Harbor Foods');
});

test("the program's own logo heads the emails of the demo distributor alone, and a deleted logo heads no email", async () => {
  const server = await openMailServer();
  await write(reset('one'));
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  await database
    .updateTable('site')
    .set({ logo_name: `${'0'.repeat(24)}.webp` })
    .execute();
  await write(reset('two'));
  await expect.poll(() => server.received.length).toBe(2);
  await database.updateTable('site').set({ logo_name: 'logo.svg', distributor_name: 'Harbor Provisions' }).execute();
  await write(reset('three'));
  await expect.poll(() => server.received.length).toBe(3);
  expect(server.received.map(({ html }) => /<img src="data:image/.test(String(html)))).toEqual([false, false, true]);
});

test('the text of an email is deleted when it is sent, and is never readable in the database before', async () => {
  const server = await openMailServer();
  await write(reset('one'));
  const stored = async () => {
    const rows = await database.selectFrom('letter').selectAll().execute();
    const waiting = await sql<{ payload: unknown }>`select * from graphile_worker._private_jobs`.execute(database);
    return JSON.stringify([rows.map((row) => ({ ...row, sealed: row.sealed?.toString('latin1') })), waiting.rows]);
  };
  expect(await stored()).not.toContain(TOKEN);
  expect(await waitingEmails(database)).toHaveLength(1);
  await runMail(server.url);
  await expect.poll(listed).toMatchObject([{ state: 'sent' }]);
  expect(await waitingEmails(database)).toEqual([]);
});

test('an email that is rolled back is never sent, one cause is one email, and two causes are two', async () => {
  const server = await openMailServer();
  const rolledBack = database.transaction().execute(async (transaction) => {
    await emails.add(transaction, reset('never'));
    throw new Error('the sign-up was refused');
  });
  await expect(rolledBack).rejects.toThrow('refused');
  await write(reset('one'), reset('one'));
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  await write(reset('one'), reset('two'));
  await expect.poll(() => server.received.length).toBe(2);
  expect(await listed()).toHaveLength(2);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2);
});

test('a server that greylists is called again, and accepts the email then', async () => {
  let asked = 0;
  const server = await openMailServer({
    onRcptTo: (_address, _session, callback) => {
      asked += 1;
      callback(asked === 1 ? smtpError(451, 'Greylisted, come back later') : null);
    },
  });
  await write(reset('one'));
  await runMail(server.url);
  await expect
    .poll(listed)
    .toMatchObject([{ state: 'waiting', attempts: 1, lastError: expect.stringContaining('Greylisted') }]);
  await tryJobsNow(database);
  await expect.poll(listed).toEqual([{ to: 'chef@oyster.example', state: 'sent', attempts: 0, lastError: null }]);
  expect(server.received).toHaveLength(1);
});

test("a refused recipient ends it at once: it is listed with the server's reason, and sent when an admin tries again", async () => {
  let isKnown = false;
  const server = await openMailServer({
    onRcptTo: (_address, _session, callback) => callback(isKnown ? null : smtpError(550, 'No such user here')),
  });
  await write(reset('one'));
  await runMail(server.url);
  await expect
    .poll(listed)
    .toMatchObject([{ state: 'dead', attempts: 1, lastError: expect.stringContaining('No such user here') }]);
  const { body: jobs } = await api.call(listJobs, { token: tokenOf('admin') });
  expect(jobs).toMatchObject([{ kind: 'sendLetter', state: 'dead', attempts: 1, runAt: null }]);
  const ofState = async (state: 'waiting' | 'dead') => {
    const query = { state };
    const { body, headers } = await api.call(listJobs, { token: tokenOf('admin'), query });
    return [body.length, headers['x-total-count']];
  };
  expect([await ofState('dead'), await ofState('waiting')]).toEqual([
    [1, '1'],
    [0, '0'],
  ]);
  isKnown = true;
  const id = jobs[0]?.id ?? '';
  expect((await api.call(retryJob, { token: tokenOf('admin'), params: { id } })).body).toEqual({ isSuccess: true });
  await expect.poll(listed).toMatchObject([{ state: 'sent' }]);
  // The email is sent a moment before its job has ended.
  const left = async () => (await api.call(listJobs, { token: tokenOf('admin') })).body;
  await expect.poll(left).toEqual([]);
  expect((await api.call(retryJob, { token: tokenOf('admin'), params: { id } })).status).toBe(404);
  const audited = await database.selectFrom('audit').select(['user_id', 'action', 'subject']).execute();
  expect(audited).toEqual([{ user_id: 2, action: 'job.retry', subject: id }]);
});

test('a job that is not dead cannot be tried again', async () => {
  await write(reset('one'));
  const { body: jobs } = await api.call(listJobs, { token: tokenOf('admin') });
  const { status, body } = await api.call(retryJob, { token: tokenOf('admin'), params: { id: jobs[0]?.id ?? '' } });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'notDead' } });
});

test('a server that dies in the middle of an email gets it again, under the same Message-ID', async () => {
  const server = await openMailServer();
  const ids: string[] = [];
  const dying: Server = createServer((socket: Socket) => {
    let isData = false;
    let received = '';
    socket.on('error', () => undefined);
    socket.write('220 dying\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (isData) {
        received += text;
        const id = /^Message-ID: (<.*>)$/im.exec(received)?.[1];
        if (id === undefined) return;
        ids.push(id);
        socket.destroy();
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve));
  const address = dying.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await write(reset('one'));
  await runMail(`smtp://127.0.0.1:${port}`);
  await expect.poll(listed).toMatchObject([{ state: 'waiting', lastError: expect.any(String) }]);
  await new Promise((resolve) => dying.close(resolve));
  await Promise.all(running.splice(0).map((jobs) => jobs.stop(5_000)));
  await runMail(server.url);
  await tryJobsNow(database);
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.received[0]?.messageId).toBe(ids[0]);
});

test('an email that was delivered but not recorded as sent is sent again under the same Message-ID', async () => {
  const server = await openMailServer();
  await write(reset('one'));
  const before = await database.selectFrom('letter').select('sealed').executeTakeFirstOrThrow();
  await runMail(server.url);
  await expect.poll(listed).toMatchObject([{ state: 'sent' }]);
  await database.updateTable('letter').set({ sent_at: null, sealed: before.sealed }).execute();
  await sql`select graphile_worker.add_job('sendLetter', json_build_object('letterId', (select id from letter)))`.execute(
    database,
  );
  await expect.poll(() => server.received.length).toBe(2);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a link that has expired is not sent any more, and cannot be tried again', async () => {
  const server = await openMailServer();
  await write(reset('one'), { ...reset('two'), expiresAt: new Date(NOW.getTime() + 7_200_000) });
  now = new Date(NOW.getTime() + 3_600_000);
  await runMail(server.url);
  await expect
    .poll(listed)
    .toMatchObject([{ state: 'sent' }, { state: 'dead', lastError: 'Its time was over before it could be sent' }]);
  expect(server.received).toHaveLength(1);
  expect((await api.call(listJobs, { token: tokenOf('admin') })).body).toEqual([]);
});

test('an invalid address harms nothing and is listed', async () => {
  await write(reset('one', { address: 'chef@oyster.example\r\nBcc: all@harbor.example' }));
  expect(await listed()).toMatchObject([{ state: 'dead', lastError: 'This is not a valid email address' }]);
  expect((await api.call(listJobs, { token: tokenOf('admin') })).body).toEqual([]);
});

test.each([
  ['line breaks', 'Chef\r\nBcc: all@harbor.example\r\n\r\nBuy now'],
  ['other separators', 'Chef\u2028Bcc: all@harbor.example\u0085X'],
  ['markup', '<script>alert(1)</script>"><img src=x onerror=alert(1)>'],
  ['quotes and brackets', '"Chef" <chef@evil.example>, all@harbor.example'],
  ['other scripts', 'Zoë Müller 株式会社 🍅 שלום'],
  ['a very long name', 'Ü'.repeat(2_000)],
])('a name of %s stays a name', async (_what, name) => {
  const server = await openMailServer();
  await write(reset('one', { name }));
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  const [raw = ''] = server.raw;
  const to = Array.isArray(mail?.to) ? [] : (mail?.to?.value ?? []);
  expect(to.map(({ address }) => address)).toEqual(['chef@oyster.example']);
  expect(mail?.bcc).toBeUndefined();
  expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc');
  expect(mail?.html).not.toMatch(/<script|<img src=x/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(mail?.text).toContain(`Hello ${name.replaceAll(/\s+/gu, ' ').trim()},`);
});

test.each(['verifyAddress', 'accountExists'] as const)('%s repeats nothing of what the user typed', async (kind) => {
  const server = await openMailServer();
  const to = { address: 'victim@oyster.example', name: 'Win a prize at evil.example' };
  const expiresAt = new Date(NOW.getTime() + 3_600_000);
  await write(
    kind === 'verifyAddress'
      ? { to, cause: 'one', email: { kind, token: TOKEN }, expiresAt }
      : { to, cause: 'one', email: { kind } },
  );
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  expect(JSON.stringify(server.received[0])).not.toContain('evil.example');
  expect(server.received[0]?.text).toContain(
    kind === 'verifyAddress' ? `http://localhost:4000/verifyemail?t=${TOKEN}` : 'http://localhost:4000/login',
  );
});

async function order(username: 'chef' | 'quiet' | 'rep', customerKey?: number): Promise<string> {
  const token = tokenOf(username);
  const asked = { token, ...(customerKey === undefined ? {} : { customerKey }) };
  await api.call(addCartLine, { ...asked, body: { productKey: 101, unitOfMeasure: 'CS', orderQuantity: 12 } });
  await api.call(updateCartHeader, { ...asked, body: { customer_PO: 'PO-9' } });
  const { body } = await api.call(submitCart, { ...asked, idempotencyKey: `order-of-${username}` });
  expect(body).toMatchObject({ accepted: true, messages: [] });
  await api.call(submitCart, { ...asked, idempotencyKey: `order-of-${username}` });
  return body.orderNumber ?? '';
}

test('a user who submits an order gets one email with the confirmation as PDF', async () => {
  const server = await openMailServer();
  const orderNumber = await order('chef');
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  await expect.poll(listed).toMatchObject([{ to: 'chef@oyster.example', state: 'sent' }]);
  const [mail] = server.received;
  expect(mail?.subject).toBe(`Your order ${orderNumber} at Harbor Foods`);
  expect(mail?.text).toContain('P.O. number: PO-9');
  expect(mail?.text).toMatch(/^Total: \$[\d,]+\.\d\d$/m);
  const pdf = mail && attachedPdf(mail);
  expect(pdf?.filename).toBe(`Order confirmation ${orderNumber}.pdf`);
  expect((await readPdf(new Uint8Array(pdf?.content ?? Buffer.of()))).pages.join()).toContain(orderNumber);
});

test('a salesperson who submits gets the email, not the customer', async () => {
  await database.updateTable('app_user').set({ email: 'rep@harbor.example' }).where('username', '=', 'rep').execute();
  const orderNumber = await order('rep', OYSTER);
  expect(await waitingEmails(database)).toEqual([
    {
      to: 'rep@harbor.example',
      name: 'rep',
      email: { kind: 'orderConfirmation', orderNumber, customerKey: OYSTER, hidePricing: false, hasPaper: true },
    },
  ]);
});

test('a user who sees no prices gets none in the email, and a user who may not open confirmations gets no PDF', async () => {
  const server = await openMailServer();
  await database
    .updateTable('app_user')
    .set({ email: 'quiet@abbey.example', settings: JSON.stringify({ canViewConfirmation: false }) })
    .where('username', '=', 'quiet')
    .execute();
  await order('quiet', QUIET);
  await runMail(server.url);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail?.text).not.toContain('$');
  expect(mail && attachedPdf(mail)).toBeUndefined();
});

test('without an address, and with an invalid one, the order is placed anyway', async () => {
  await order('quiet', QUIET);
  expect(await listed()).toEqual([]);
  await database.updateTable('app_user').set({ email: 'nowhere' }).where('username', '=', 'chef').execute();
  await order('chef');
  expect(await listed()).toMatchObject([{ to: 'nowhere', state: 'dead' }]);
});

test('while the mail server hangs orders are taken at once and other jobs are done', async () => {
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await write(reset('one'), reset('two'), reset('three'));
  const exported: string[] = [];
  const other = { name: 'export', payload: Type.Object({ order: Type.String() }), maxAttempts: 3 };
  const exporting = job(other, async ({ order }) => {
    exported.push(order);
  });
  await runMail(`smtp://127.0.0.1:${port}`, {}, exporting);
  await expect.poll(() => sockets.length).toBe(1);
  const before = performance.now();
  await order('chef');
  expect(performance.now() - before).toBeLessThan(5_000);
  for (const name of ['one', 'two']) await addJob(database, other, { order: name });
  await expect.poll(() => exported).toEqual(['one', 'two']);
  const busy = await sql<{ busy: number }>`
    select count(*)::integer as busy from graphile_worker.jobs where locked_at is not null`.execute(database);
  expect(busy.rows).toEqual([{ busy: 1 }]);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
});
