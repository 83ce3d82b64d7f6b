import { randomUUID } from 'node:crypto';
import { addLine, type ChaosBuyer, type Insistent, productsFor, signIn, validateRows } from './chaosBuyer.ts';
import { type ChaosOptions, FAULTS, randomOf, underFaults } from './chaosShop.ts';

export interface ChaosResult {
  kills: number;
  stops: number;
  /** Connections of the server to its database that fell silent for a while. */
  freezes: number;
  /** PostgreSQL's own processes that were killed, whereupon it recovers. */
  databaseKills: number;
  /** Requests sent while a server ran, on an open connection that it cut off although it was only asked to stop. */
  resets: number;
  /** Changes that the server acknowledged, and so must have stored. */
  acknowledgedLines: number;
  acknowledgedOrders: number;
  /** What was broken; empty after a good run. */
  problems: string[];
}

const BUYERS = ['chef', 'admin'];
const WRITERS_PER_BUYER = 3;

interface Submitted {
  accepted: boolean;
  orderNumber: string | null;
}

export interface Orderer {
  buyer: ChaosBuyer;
  /** Submit key → order number. */
  orders: Map<string, string>;
}

/** Adds lines, and now and then submits, until it is stopped. Every request is repeated until it is acknowledged. */
async function write(
  shop: Insistent,
  { buyer, orders }: Orderer,
  products: Awaited<ReturnType<typeof productsFor>>,
  random: () => number,
  isOver: () => boolean,
) {
  while (!isOver()) {
    if (random() >= 0.15) {
      await addLine(shop, buyer, products, random);
      continue;
    }
    const key = randomUUID();
    const { json } = await shop.insist<Submitted>('/api/cart/submit', {
      token: buyer.token,
      body: {},
      headers: { 'idempotency-key': key },
    });
    if (json.accepted && json.orderNumber) orders.set(key, json.orderNumber);
  }
}

interface Load {
  orderers: Orderer[];
  products: Awaited<ReturnType<typeof productsFor>>;
}

export async function openOrderers(shop: Insistent): Promise<Load> {
  const buyers = await Promise.all(BUYERS.map((username) => signIn(shop, username)));
  const orderers: Orderer[] = buyers.map((buyer) => ({ buyer, orders: new Map() }));
  return { orderers, products: await productsFor(shop, buyers[0]) };
}

export async function writeAll(
  shop: Insistent,
  { orderers, products }: Load,
  random: () => number,
  isOver: () => boolean,
): Promise<void> {
  const writers = orderers.flatMap((orderer) =>
    Array.from({ length: WRITERS_PER_BUYER }, () => write(shop, orderer, products, random, isOver)),
  );
  await Promise.all(writers);
}

/** An order stays as its submit returned it. */
export async function verify(shop: Insistent, { buyer, orders }: Orderer): Promise<string[]> {
  const problems = await validateRows(shop, buyer, new Set(orders.values()));
  for (const [key, orderNumber] of orders) {
    const { json } = await shop.insist<Submitted>(`/api/cart/submit/${key}`, { token: buyer.token });
    if (json.orderNumber !== orderNumber)
      problems.push(`${buyer.username}: submit ${key} now returns ${json.orderNumber}`);
  }
  return problems;
}

/**
 * Kills and stops the server, freezes its connections and kills processes of its database at random moments under load of submits
 * and cart writes; lists what was lost, duplicated or cut off. */
export async function chaos(options: ChaosOptions): Promise<ChaosResult> {
  const random = randomOf(options.seed);
  const { faults, problems, resets, load } = await underFaults(options, FAULTS, {
    prepare: openOrderers,
    work: (shop, load, isOver) => writeAll(shop, load, random, isOver),
    verify: async (shop, { orderers }) => (await Promise.all(orderers.map((orderer) => verify(shop, orderer)))).flat(),
  });
  const count = (of: (orderer: Orderer) => number) => load.orderers.reduce((sum, orderer) => sum + of(orderer), 0);
  return {
    kills: faults.SIGKILL,
    stops: faults.SIGTERM,
    freezes: faults['frozen connection'],
    databaseKills: faults['killed database process'],
    resets,
    acknowledgedLines: count(({ buyer }) => buyer.lines.size),
    acknowledgedOrders: count(({ orders }) => new Set(orders.values()).size),
    problems,
  };
}
