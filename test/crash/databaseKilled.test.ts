import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedDatabase, withClient } from '../support/database/embeddedDatabase.ts';
import { signIn } from '../support/shop/demoBuyer.ts';
import { openShop, type Shop } from '../support/shop/shop.ts';
import { runShop } from '../support/shop/shopProcess.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const LINE = { productKey: 1152, unitOfMeasure: 'CS' };
const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status;

/** Changes the quantity of a line again and again; the status of each answer, and the quantities that were confirmed. */
async function buying() {
  const buyer = await signIn(shop.url, 'chef');
  await buyer.startAfresh();
  await buyer.add({ ...LINE, orderQuantity: 1 });
  const [line] = (await buyer.cart()).lines;
  const statuses = new Set<number>();
  let confirmed = 1;
  let tried = 1;
  let isOver = false;
  const change = async () => {
    while (!isOver) {
      tried += 1;
      const response = await fetch(`${shop.url}/api/cart/line/${line?.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...LINE, orderQuantity: tried }),
      });
      statuses.add(response.status);
      if (response.ok) confirmed = tried;
      await response.body?.cancel();
    }
  };
  const ended = change();
  return {
    statuses,
    confirmed: () => confirmed,
    /** Waits for further confirmations, or for an error of the buyer. */
    confirms: async (more: number) => {
      const wanted = confirmed + more;
      await Promise.race([ended, expect.poll(() => confirmed, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted)]);
    },
    /** The quantity in the cart, and the last that was confirmed. */
    end: async () => {
      isOver = true;
      await ended;
      return { stored: (await buyer.cart()).lines[0]?.orderQuantity, confirmed };
    },
  };
}

it('a killed PostgreSQL is started again: requests fail with 503 meanwhile, work afterwards, and nothing confirmed is lost', async () => {
  const { pid, url } = await embeddedDatabase(shop.dataDir);
  const load = await buying();
  await load.confirms(10);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => load.statuses).toContain(503);
  await load.confirms(10);
  const { stored, confirmed } = await load.end();
  expect(stored).toBe(confirmed);
  expect([...load.statuses].toSorted()).toEqual([200, 503]);
  const after = await embeddedDatabase(shop.dataDir);
  expect([after.pid === pid, after.url]).toEqual([false, url]);
  expect([await statusOf('/readyz'), await statusOf('/api/settings/site')]).toEqual([200, 200]);
});

it('jobs are done afterwards, and the doctor sees the shop while it runs', async () => {
  const { url } = await embeddedDatabase(shop.dataDir);
  await withClient(url, (client) => client.query(`select graphile_worker.add_job('removeExpired', '{}')`));
  const waiting = async () =>
    await withClient(url, async (client) => {
      const jobs = await client.query("select from graphile_worker.jobs where task_identifier = 'removeExpired'");
      return jobs.rowCount;
    });
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  const doctor = runShop(process.execPath, ['scripts/command.mjs', 'doctor'], join(import.meta.dirname, '../..'), {
    DATA_DIR: shop.dataDir,
  });
  expect([await doctor.ended, doctor.output()]).toEqual([
    0,
    expect.stringMatching(/ok +Database: of the shop that runs \(pid \d+\)\nok +Migrations: all \d+ are applied\n/),
  ]);
});
