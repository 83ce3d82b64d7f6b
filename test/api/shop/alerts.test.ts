import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpTransport } from '#server/modules/email/smtpTransport.ts';
import { alertJob } from '#server/modules/monitoring/alertJob.ts';
import { type AlertTarget, emailTarget, webhookTarget } from '#server/modules/monitoring/alertTarget.ts';
import { createMonitor } from '#server/modules/monitoring/monitor.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { testMail } from '#test/support/api/mail.ts';
import { type MailServer, startMailServer } from '#test/support/api/mailServer.ts';

const WATCHED = { folders: ['/'], backupTo: null, hasOrderTarget: true };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BEGAN = Date.parse('2026-03-04T15:00:00Z');
const DEAD = 'Look at Jobs and Emails on the admin pages: it shows why. Retry when the cause is gone.';

let api: Api;
let mailServer: MailServer;
let hook: Server;
let posted: unknown[];
let status: number;
let now: number;
beforeAll(async () => {
  api = await startApi();
  mailServer = await startMailServer();
  hook = createServer(async (request, response) => {
    posted.push(JSON.parse(await readText(request)));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  hook.close();
  await mailServer.close();
  await api.stop();
});
beforeEach(async () => {
  await api.reset();
  await api.database.deleteFrom('alert').execute();
  mailServer.received.length = 0;
  posted = [];
  status = 204;
  now = BEGAN;
});

const email = () => emailTarget(testMail({ transport: smtpTransport(mailServer.url) }), 'ops@harbor.example');
const webhook = () =>
  webhookTarget(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`, 'https://shop.example.com');
const sent = () => mailServer.received.map(({ subject, text }) => [subject, text?.split('\n')[0]]);

/** Looks at the shop with this many dead jobs, at a time after the beginning. */
async function watch(jobsDead: number, after: number, targets: AlertTarget[] = [email()]): Promise<void> {
  now = BEGAN + after;
  const clock = { now: () => new Date(now) };
  const monitor = createMonitor({ database: api.database, clock }, WATCHED);
  const read = async () => ({ ...(await monitor.read()), jobsDead });
  await alertJob({ database: api.database, monitor: { read }, watched: WATCHED, targets }).run({});
}

test('one message when a trouble begins, one each day while it lasts, and one when it ends', async () => {
  await watch(0, 0);
  expect(sent()).toEqual([]);
  await watch(1, 5 * MINUTE);
  await watch(2, 10 * MINUTE);
  await watch(2, 24 * HOUR);
  expect(sent()).toEqual([['Alert: Harbor Foods', `1 job has failed for good. ${DEAD}`]]);
  await watch(2, 24 * HOUR + 5 * MINUTE);
  await watch(2, 24 * HOUR + 10 * MINUTE);
  expect(sent().slice(1)).toEqual([['Still: Harbor Foods', `2 jobs have failed for good. ${DEAD}`]]);
  await watch(0, 25 * HOUR);
  await watch(0, 26 * HOUR);
  expect(sent().slice(2)).toEqual([['Resolved: Harbor Foods', `This is over: 2 jobs have failed for good. ${DEAD}`]]);
  await watch(1, 27 * HOUR);
  expect(sent().slice(3)).toEqual([['Alert: Harbor Foods', `1 job has failed for good. ${DEAD}`]]);
  expect(mailServer.received[0]?.to).toMatchObject({ text: 'ops@harbor.example' });
});

test('a webhook gets it as JSON, with a text that chat services show', async () => {
  await watch(1, 0, [webhook()]);
  await watch(0, 5 * MINUTE, [webhook()]);
  expect(posted).toEqual([
    {
      text: `Alert: Harbor Foods. 1 job has failed for good. ${DEAD}`,
      kind: 'deadJobs',
      state: 'began',
      url: 'https://shop.example.com',
      at: '2026-03-04T15:00:00.000Z',
    },
    expect.objectContaining({ kind: 'deadJobs', state: 'ended', at: '2026-03-04T15:05:00.000Z' }),
  ]);
});

test('a message that no target takes is sent again at the next look', async () => {
  status = 500;
  await expect(watch(1, 0, [webhook()])).rejects.toThrow('the webhook of alerts refuses with status 500');
  status = 204;
  await watch(1, 5 * MINUTE, [webhook()]);
  expect(posted).toHaveLength(2);
  await watch(1, 10 * MINUTE, [webhook()]);
  expect(posted).toHaveLength(2);
});

test('of two targets, one that fails does not keep the other from being told once', async () => {
  status = 500;
  await watch(1, 0, [webhook(), email()]);
  await watch(1, 5 * MINUTE, [webhook(), email()]);
  expect([posted.length, sent().length]).toEqual([1, 1]);
});
