import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedDatabase, withClient } from './embeddedDatabase.ts';
import { findFreePort, runShop, type ShopProcess } from './shopProcess.ts';

export interface TortureOptions {
  root: string;
  dataDir: string;
  /** How many faults there are; the kinds come in turns, each turn in another order. */
  faults: number;
  seed: number;
  onProgress?: (line: string) => void;
}

export interface TortureResult {
  kills: number;
  stops: number;
  /** Connections of the server to its database that fell silent for a while. */
  freezes: number;
  /** PostgreSQL's own processes that were killed, whereupon it recovers. */
  databaseKills: number;
  /** Requests sent while a server ran, on an open connection that it cut off although it was only told to stop. */
  resets: number;
  /** Changes the server acknowledged, and so must have kept. */
  acknowledgedLines: number;
  acknowledgedOrders: number;
  /** What was broken; empty after a good run. */
  problems: string[];
}

const PASSWORD = 'Harbor#2026';
const BUYERS = ['chef', 'admin'];
const PRODUCTS = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
const WRITERS_PER_BUYER = 3;
/** So often a server has acknowledged something before it may be ended: on a slow machine, too, it is ended amid work. */
const ACKNOWLEDGED_BEFORE_FAULT = 8;

/** A small generator with a seed, so that one seed replays the choices of a run. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Line {
  productText1: string | null;
  orderQuantity: number;
}

interface Submitted {
  accepted: boolean;
  orderNumber: string | null;
}

interface Product {
  productKey: number;
  sellBys: { unitOfMeasure: string; sellByMultiple: number }[];
}

type Ending = 'SIGKILL' | 'SIGTERM';

const FAULTS = ['SIGKILL', 'SIGTERM', 'frozen connection', 'killed database process'] as const;

type Fault = (typeof FAULTS)[number];

/** Longer than the server waits for its database, so that it gives up. */
const FREEZE_MS = 3_500;
const DATABASE_SECONDS = '1';

/** One buyer's memory of what was asked and acknowledged, by idempotency key. */
interface Ledger {
  username: string;
  token: string;
  /** Note written into an added line → its quantity. */
  lines: Map<string, number>;
  /** Submit key → order number. */
  orders: Map<string, string>;
}

class Shop {
  process: ShopProcess | null = null;
  readonly port: number;
  readonly options: TortureOptions;
  /** Codes of the connections that broke since the server was told to stop. */
  readonly resets: string[] = [];
  private lastFault: Ending | null = null;
  private acknowledged = 0;
  private isRunning = false;

  constructor(port: number, options: TortureOptions) {
    this.port = port;
    this.options = options;
  }

  async start(): Promise<void> {
    const { root, dataDir } = this.options;
    const settings = {
      PORT: String(this.port),
      DATA_DIR: dataDir,
      DEMO_DATA: '1',
      LOG_LEVEL: 'fatal',
      STOP_SECONDS: '120',
      DATABASE_SECONDS,
    };
    this.process = runShop(process.execPath, ['dist/server/main.js'], root, settings);
    await this.process.prints('Storefront ready at');
    this.acknowledged = 0;
    this.isRunning = true;
  }

  /** Or until it has ended by itself, which is seen where it is told to end. */
  async untilAtWork(): Promise<void> {
    let hasEnded = false;
    void this.process?.ended.then(() => {
      hasEnded = true;
    });
    while (!hasEnded && this.acknowledged < ACKNOWLEDGED_BEFORE_FAULT) await pause(10);
  }

  /** A process of the database that serves a connection; null when there is none at this moment. */
  private async findBackend(random: () => number): Promise<number | null> {
    const { url } = await embeddedDatabase(this.options.dataDir);
    const asking = `select pid from pg_stat_activity where backend_type = 'client backend'
      and datname = 'storefront' and pid <> pg_backend_pid() order by pid`;
    const rows = await withClient(url, async (client) => (await client.query<{ pid: number }>(asking)).rows);
    return rows[Math.floor(random() * rows.length)]?.pid ?? null;
  }

  /** The server goes on; its connection hears nothing, or breaks and PostgreSQL recovers. */
  async troubleDatabase(fault: Exclude<Fault, Ending>, random: () => number): Promise<void> {
    const pid = await this.findBackend(random);
    this.acknowledged = 0;
    if (pid === null) return;
    if (fault === 'killed database process') {
      send(pid, 'SIGKILL');
      return;
    }
    send(pid, 'SIGSTOP');
    await pause(FREEZE_MS);
    send(pid, 'SIGCONT');
  }

  /** Answers the exit code, null after a kill. */
  async end(fault: Ending): Promise<number | null> {
    if (!this.process) return null;
    this.lastFault = fault;
    process.kill(this.process.pid, fault);
    const exitCode = await this.process.ended;
    this.isRunning = false;
    return exitCode;
  }

  /** The answer, or null when none came: nobody knows then what became of the request. */
  async ask<T>(
    path: string,
    { token, body, headers = {}, method = body === undefined ? 'GET' : 'POST' }: Request,
  ): Promise<Reply<T> | null> {
    // A server that starts looks whether its address is free, and may reset whoever connects at that moment.
    const { isRunning } = this;
    try {
      const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }),
          ...(typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      return { status: response.status, json: (await response.json()) as T };
    } catch (error) {
      const reset = resetCode(error);
      if (reset && isRunning && this.lastFault !== 'SIGKILL') this.resets.push(reset);
      return null;
    }
  }

  /** Repeats until an answer that is not "not ready" comes; the idempotency key makes that safe. */
  async insist<T>(path: string, request: Request): Promise<Reply<T>> {
    for (;;) {
      const reply = await this.ask<T>(path, request);
      if (reply && reply.status < 500) {
        this.acknowledged += 1;
        return reply;
      }
      await pause(30);
    }
  }
}

/** To a process that may have ended by itself. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}

/**
 * How an open connection broke; null for a connection that was refused or reset before it was open, and for an answer that did
 * not come in time.
 */
function resetCode(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  if (!(cause instanceof Error && 'code' in cause)) return null;
  const wasOpen = !('syscall' in cause && cause.syscall === 'connect');
  return wasOpen ? String(cause.code) : null;
}

interface Request {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}

interface Reply<T> {
  status: number;
  json: T;
}

async function signIn(shop: Shop, username: string): Promise<Ledger> {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password: PASSWORD });
  const { json } = await shop.insist<{ access_token: string }>('/api/token', { body: body.toString() });
  return { username, token: json.access_token, lines: new Map(), orders: new Map() };
}

/** Adds lines, and now and then submits, until told to stop. Every request is repeated until it is acknowledged. */
async function write(
  shop: Shop,
  ledger: Ledger,
  products: readonly Product[],
  random: () => number,
  isOver: () => boolean,
) {
  const { token } = ledger;
  while (!isOver()) {
    const key = randomUUID();
    if (random() < 0.15) {
      const { json } = await shop.insist<Submitted>('/api/cart/submit', {
        token,
        body: {},
        headers: { 'idempotency-key': key },
      });
      if (json.accepted && json.orderNumber) ledger.orders.set(key, json.orderNumber);
      continue;
    }
    const product = products[Math.floor(random() * products.length)];
    const [unit] = product?.sellBys ?? [];
    if (!product || !unit) continue;
    const quantity = (1 + Math.floor(random() * 9)) * (unit.sellByMultiple || 1);
    const body = {
      productKey: product.productKey,
      unitOfMeasure: unit.unitOfMeasure,
      orderQuantity: quantity,
      productText1: key,
    };
    const { json } = await shop.insist<{ isSuccess: boolean }>('/api/cart/line', {
      token,
      body,
      headers: { 'idempotency-key': key },
    });
    if (json.isSuccess) ledger.lines.set(key, quantity);
  }
}

/** Everything acknowledged must be found exactly once, in an order or in the cart. */
async function verify(shop: Shop, { token, username, lines, orders }: Ledger): Promise<string[]> {
  const problems: string[] = [];
  const found = new Map<string, number[]>();
  const collect = (kept: readonly Line[]) => {
    for (const line of kept) {
      if (line.productText1)
        found.set(line.productText1, [...(found.get(line.productText1) ?? []), line.orderQuantity]);
    }
  };
  collect((await shop.insist<{ lines: Line[] }>('/api/cart', { token })).json.lines);
  for (const orderNumber of new Set(orders.values())) {
    const { status, json } = await shop.insist<{ lines: Line[] }>(`/api/history/orders/${orderNumber}`, { token });
    if (status === 200) collect(json.lines);
    else problems.push(`${username}: order ${orderNumber} is lost`);
  }
  for (const [key, orderNumber] of orders) {
    const { json } = await shop.insist<Submitted>(`/api/cart/submit/${key}`, { token });
    if (json.orderNumber !== orderNumber) problems.push(`${username}: submit ${key} now says ${json.orderNumber}`);
  }
  for (const [note, quantity] of lines) {
    const kept = found.get(note) ?? [];
    if (kept.length !== 1 || kept[0] !== quantity)
      problems.push(`${username}: line ${note} of ${quantity} is kept as [${kept}]`);
  }
  return problems;
}

function* inTurns(random: () => number): Generator<Fault> {
  for (;;) {
    const turn: Fault[] = [...FAULTS];
    while (turn.length > 0) yield* turn.splice(Math.floor(random() * turn.length), 1);
  }
}

/**
 * Kills and stops the server, freezes its connections and kills processes of its database at random moments under load of submits
 * and cart writes; says what was lost, doubled or cut off. */
export async function torture(options: TortureOptions): Promise<TortureResult> {
  const { faults, seed, onProgress } = options;
  const random = randomOf(seed);
  const randomFault = randomOf(seed + 1);
  const met = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const kinds = inTurns(randomFault);
  const problems: string[] = [];
  const shop = new Shop(await findFreePort(), options);
  await shop.start();
  try {
    const ledgers = await Promise.all(BUYERS.map((username) => signIn(shop, username)));
    const [first] = ledgers;
    const { json: all } = await shop.insist<Product[]>('/api/product/list', { token: first?.token ?? '' });
    const products = all.filter(({ productKey }) => PRODUCTS.includes(productKey));
    let isOver = false;
    const writers = ledgers.flatMap((ledger) =>
      Array.from({ length: WRITERS_PER_BUYER }, () => write(shop, ledger, products, random, () => isOver)),
    );
    for (let count = 1; count <= faults; count += 1) {
      await shop.untilAtWork();
      await pause(Math.floor(randomFault() * 200));
      const fault: Fault = kinds.next().value;
      if (fault === 'SIGKILL' || fault === 'SIGTERM') {
        const exitCode = await shop.end(fault);
        if (fault === 'SIGTERM' && exitCode !== 0) problems.push(`told to stop, the server ended with ${exitCode}`);
        await shop.start();
      } else {
        await shop.troubleDatabase(fault, randomFault);
      }
      met[fault] += 1;
      onProgress?.(`${count} of ${faults}: ${fault}, resets with SIGTERM so far: ${shop.resets.length}`);
    }
    isOver = true;
    await Promise.all(writers);
    problems.push(...(await Promise.all(ledgers.map((ledger) => verify(shop, ledger)))).flat());
    if (shop.resets.length > 0) problems.push(`connections broken with SIGTERM: ${shop.resets.join(', ')}`);
    const count = (of: (ledger: Ledger) => number) => ledgers.reduce((sum, ledger) => sum + of(ledger), 0);
    return {
      kills: met.SIGKILL,
      stops: met.SIGTERM,
      freezes: met['frozen connection'],
      databaseKills: met['killed database process'],
      resets: shop.resets.length,
      acknowledgedLines: count(({ lines }) => lines.size),
      acknowledgedOrders: count(({ orders }) => new Set(orders.values()).size),
      problems,
    };
  } finally {
    await shop.end('SIGTERM');
  }
}
