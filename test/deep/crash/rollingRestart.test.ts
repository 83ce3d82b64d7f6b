import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer, databaseUrl } from '../../support/api/administer.ts';
import type { ChaosShop } from '../../support/chaos/chaosShop.ts';
import { openOrderers, verify, writeAll } from '../../support/chaos/kills.ts';
import { openDatabaseTemplate } from '../../support/database/databaseTemplate.ts';
import { withClient } from '../../support/database/embeddedDatabase.ts';
import { loadRelease, readRelease } from '../../support/database/releaseFixture.ts';
import { type RoundRobin, roundRobin } from '../../support/shop/roundRobin.ts';
import { openShop, type Shop } from '../../support/shop/shop.ts';

const SERVERS = 2;
const ROUNDS = 2;

let database: Awaited<ReturnType<typeof openDatabaseTemplate>>;
let url: string;
let shops: Shop[] = [];
let balancer: RoundRobin;

beforeAll(async () => {
  database = await openDatabaseTemplate();
  await administer(database.url, `create database ${database.template}_rolling`);
  url = databaseUrl(database.url, `${database.template}_rolling`);
  await loadRelease(await readRelease('1.0.0'), url);
  // How long the database may take on a busy machine is not tested here.
  const settings = { DATABASE_URL: url, DEMO_DATA: '0', DATABASE_SECONDS: '120' };
  shops = await Promise.all(Array.from({ length: SERVERS }, () => openShop(settings)));
  balancer = await roundRobin(shops.map((shop) => shop.url));
});
afterAll(async () => {
  await balancer?.close();
  for (const shop of shops) await shop.close();
  await database?.close();
});

/** Sent once, on a connection of its own: what fails here would be an error on the screen of a buyer. */
const insist: ChaosShop['insist'] = async (path, { token, body, headers = {} }) => {
  const isForm = typeof body === 'string';
  const sent = request(`${balancer.url}${path}`, {
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
  });
  sent.end(isForm || body === undefined ? body : JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  const found = await text(answer);
  expect(answer.statusCode, `${path}: ${found}`).toBe(200);
  return { status: answer.statusCode, json: JSON.parse(found) };
};

it('servers of one database are restarted in turn: no request fails, and nothing is lost or doubled', async () => {
  const load = await openOrderers({ insist });
  const count = 'select count(*)::integer as orders from sales_order';
  const ordersStored = async () => (await withClient(url, (client) => client.query(count))).rows[0].orders;
  const before = await ordersStored();
  const acknowledged = () => load.orderers.reduce((sum, { orders }) => sum + orders.size, 0);
  let isOver = false;
  const writing = writeAll({ insist }, load, Math.random, () => isOver);
  const more = async () => {
    const wanted = acknowledged() + 5;
    await Promise.race([writing, expect.poll(acknowledged).toBeGreaterThanOrEqual(wanted)]);
  };
  for (const shop of Array.from({ length: ROUNDS }, () => shops).flat()) {
    await more();
    await balancer.restart(shop.url, async () => {
      // It accepts connections in order: all that the load balancer made before are open.
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
      expect(await shop.stop()).toBe(0);
      await shop.start();
    });
  }
  await more();
  isOver = true;
  await writing;
  expect((await Promise.all(load.orderers.map((orderer) => verify({ insist }, orderer)))).flat()).toEqual([]);
  expect((await ordersStored()) - before).toBe(acknowledged());
});
