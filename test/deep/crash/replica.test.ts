import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccountRows } from '#domain/api/account.ts';
import { listOrders } from '#domain/api/history.ts';
import { openPriceList } from '#domain/api/reports.ts';
import { readConfig } from '#server/app/config.ts';
import { examineReplica } from '#server/app/doctor/examineReplica.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '#server/platform/database/embedded/startEmbeddedDatabase.ts';
import { migrateToLatest } from '#server/platform/database/migrate.ts';
import { openReplica, type Replica } from '#server/platform/database/replica/openReplica.ts';
import { buyerAt, cups, ribeye } from '../../support/api/buyer.ts';
import { tokenOf } from '../../support/api/fixture.ts';
import { addManyProducts } from '../../support/api/manyProducts.ts';
import { type Api, serveApi } from '../../support/api/servedApi.ts';
import { shareTestDatabase } from '../../support/database/copiedDatabase.ts';
import { withClient } from '../../support/database/embeddedDatabase.ts';
import { createReplica, type StreamingReplica } from '../../support/database/streamingReplica.ts';

/** Two servers of one database and its replica, one step after the other: each begins where the one before ended. */
const LONGEST_AGE_MS = 3_000;
/** More lines than the longest report that is made at once. */
const SHORT = 100;
const MANY = 300;

let dataDir: string;
let primary: EmbeddedDatabase;
let standby: StreamingReplica;
const servers: { api: Api; replica: Replica }[] = [];
const lines: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-primary-'));
  primary = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  await migrateToLatest(primary.url);
  standby = await createReplica({ url: primary.url, dataDir });
  await standby.start();
  for (let server = 0; server < 2; server += 1) {
    const database = shareTestDatabase({ url: primary.url });
    const replica = await openReplica(
      { database: database.database, url: primary.url, readUrl: standby.url },
      { longestAgeMs: LONGEST_AGE_MS, answerWithin: 20_000 },
      (line) => lines.push(line),
    );
    servers.push({ api: await serveApi(database, SHORT, replica), replica });
  }
  await one().api.reset();
  await addManyProducts(one().api.database, MANY);
});
afterAll(async () => {
  for (const { api, replica } of servers) {
    await api.stop();
    await replica.close();
  }
  await standby?.remove();
  await primary?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function server(place: number) {
  const found = servers[place];
  if (!found) throw new Error(`there is no server ${place}`);
  return found;
}
const one = () => server(0);
const other = () => server(1);

const chef = buyerAt(() => one().api, 'chef');
const baker = { token: tokenOf('baker') };
const onStandby = (text: string) => withClient(standby.url, (client) => client.query(text));

async function order(): Promise<string> {
  await chef.addAll([{ ...ribeye, orderQuantity: 4 }, cups]);
  await chef.changeHeader({ deliveryDate: '2026-03-06' });
  const { status, body } = await chef.submit();
  expect(status).toBe(200);
  return body.orderNumber ?? '';
}

/** The numbers of the orders that a server shows, and which database answered. */
async function shown({ api, replica }: (typeof servers)[number], as = { token: tokenOf('chef') }) {
  const before = replica.reads.replica;
  const { status, body } = await api.call(listOrders, { ...as, query: {} });
  expect(status).toBe(200);
  return {
    orders: body.map(({ orderNumber }) => orderNumber),
    from: replica.reads.replica > before ? 'replica' : 'primary',
  };
}

const reportReads = () => one().replica.reads.replica + other().replica.reads.replica;
const becomes = (problem: string | null) =>
  expect.poll(() => servers.map(({ replica }) => replica.state().problem)).toEqual([problem, problem]);
const examined = () =>
  examineReplica(readConfig({ DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url, DATABASE_READ_AGE: '3' }));

test('a replica that follows answers what a customer reads, of the quiet database too', async () => {
  await becomes(null);
  const number = await order();
  await expect.poll(() => shown(other())).toEqual({ orders: [number], from: 'replica' });
  const statement = await one().api.call(listAccountRows, { ...baker, query: {} });
  expect(statement.status).toBe(200);
  const before = reportReads();
  const { body } = await one().api.call(openPriceList, { ...baker, query: { allProducts: true } });
  const document = () => other().api.app.inject({ url: `/doc/${body.id}` });
  await expect.poll(async () => (await document()).headers['content-type']).toBe('application/pdf');
  // It was planned for the call, and made by the job.
  expect(reportReads() - before).toBe(2);
  const quietFor = LONGEST_AGE_MS + 1_000;
  const since = performance.now();
  await expect.poll(() => performance.now() - since).toBeGreaterThan(quietFor);
  expect(await shown(one(), baker)).toEqual({ orders: [], from: 'replica' });
  expect((await examined()).map(({ level }) => level)).toEqual(['ok']);
});

test('while it lags, customers see what they wrote on either server, and the others may see what is a moment old', async () => {
  await onStandby('select pg_wal_replay_pause()');
  const number = await order();
  for (const each of [one(), other()]) {
    const { orders, from } = await shown(each);
    expect([orders[0], from]).toEqual([number, 'primary']);
  }
  expect(await shown(other(), baker)).toEqual({ orders: [], from: 'replica' });
});

test('a replica that lags too long answers nobody, until it has caught up', async () => {
  await becomes('behind');
  expect((await shown(other(), baker)).from).toBe('primary');
  expect((await examined()).map(({ level, text }) => [level, text])).toEqual([
    ['fix', expect.stringContaining('too far behind')],
  ]);
  await onStandby('select pg_wal_replay_resume()');
  await becomes(null);
  expect((await shown(other())).from).toBe('replica');
});

test('a replica that ends amid reads fails none of them', async () => {
  const reads = Array.from({ length: 20 }, () => shown(one(), baker));
  const [answers] = await Promise.all([Promise.all(reads), standby.stop()]);
  expect(answers.map(({ orders }) => orders)).toEqual(reads.map(() => []));
  expect((await shown(one(), baker)).from).toBe('primary');
  await becomes('unreachable');
  expect((await examined()).map(({ text }) => text)).toEqual([expect.stringContaining('cannot be reached')]);
  const number = await order();
  await standby.start();
  await becomes(null);
  await expect.poll(() => shown(other())).toMatchObject({ orders: expect.arrayContaining([number]), from: 'replica' });
});

test('a replica that was promoted answers nobody, and log and doctor say so', async () => {
  await onStandby('select pg_promote()');
  await becomes('notReplica');
  const number = await order();
  expect(await shown(other())).toMatchObject({ orders: expect.arrayContaining([number]), from: 'primary' });
  expect(lines.at(-1)).toBe('The replica is not used: it is not a replica. It was promoted, or never was one.');
  expect((await examined()).map(({ level, text }) => [level, text])).toEqual([
    ['fix', expect.stringContaining('name it in DATABASE_URL')],
  ]);
});
