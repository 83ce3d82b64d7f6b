import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedDatabase, withClient } from '../database/embeddedDatabase.ts';
import { type ChaosOptions, randomOf, underFaults } from './chaosShop.ts';
import { openOrderers, writeAll } from './kills.ts';

export interface ExportChaosResult {
  kills: number;
  orders: number;
  /** What was broken; empty after a good run. */
  problems: string[];
}

interface PlacedOrder {
  number: string;
  lines: number;
  total: string;
  isSent: boolean;
}

/** Jobs of a killed server are taken over within a minute. */
const PATIENCE_MS = 180_000;

const PLACED = `select o.order_number as number, o.total, (select count(*)::integer from sales_order_line l where l.order_id = o.id) as lines,
  e.sent_at is not null as "isSent" from sales_order o left join order_export e on e.order_id = o.id
  where o.order_number::bigint >= 500001 and o.cart_id is not null order by o.id`;

async function placedOrders(dataDir: string): Promise<PlacedOrder[]> {
  const { url } = await embeddedDatabase(dataDir);
  return await withClient(url, async (client) => (await client.query<PlacedOrder>(PLACED)).rows);
}

async function untilSent(dataDir: string): Promise<PlacedOrder[]> {
  const start = Date.now();
  for (;;) {
    const orders = await placedOrders(dataDir);
    if (orders.every(({ isSent }) => isSent) || Date.now() - start > PATIENCE_MS) return orders;
    await pause(500);
  }
}

/** Each order in the folder once, complete and as placed, and nothing else. */
async function checkFolder(folder: string, orders: readonly PlacedOrder[]): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const wanted = orders.flatMap(({ number }) => [`order-${number}.csv`, `order-${number}.json`]).sort();
  const problems = [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `${name} is lost`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `${name} is of no order`),
  ];
  for (const { number, lines, total } of orders) {
    const text = await readFile(join(folder, `order-${number}.json`), 'utf8').catch(() => '{}');
    const read: { orderNumber?: string; lines?: unknown[]; total?: number } = JSON.parse(text);
    if (read.orderNumber !== number || read.lines?.length !== lines || read.total !== Number(total)) {
      problems.push(`order-${number}.json does not have what was ordered`);
    }
  }
  return problems;
}

/** Kills the server at random moments while orders are placed and sent to a folder; lists what was lost, duplicated or cut off. */
export async function killDuringExports(options: ChaosOptions): Promise<ExportChaosResult> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-exports-'));
  const random = randomOf(options.seed);
  let orders: PlacedOrder[] = [];
  try {
    const settings = { ...options.settings, ORDER_EXPORT: folder };
    const { faults, problems } = await underFaults({ ...options, settings }, ['SIGKILL'], {
      prepare: openOrderers,
      work: (shop, load, isOver) => writeAll(shop, load, random, isOver),
      verify: async (_, { orderers }) => {
        orders = await untilSent(options.dataDir);
        const placed = new Set(orders.map(({ number }) => number));
        const acknowledged = orderers.flatMap((orderer) => [...orderer.orders.values()]);
        return [
          ...acknowledged.filter((number) => !placed.has(number)).map((number) => `order ${number} is gone`),
          ...(await checkFolder(folder, orders)),
        ];
      },
    });
    return { kills: faults.SIGKILL, orders: orders.length, problems };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
