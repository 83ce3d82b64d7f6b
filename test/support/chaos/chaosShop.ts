import { setTimeout as pause } from 'node:timers/promises';
import { embeddedDatabase, withClient } from '../database/embeddedDatabase.ts';
import { findFreePort, runShop, type ShopProcess } from '../shop/shopProcess.ts';

export interface ChaosOptions {
  root: string;
  dataDir: string;
  /** How many faults there are; the kinds come in turns, each turn in another order. */
  faults: number;
  seed: number;
  /** Of the server, beside its own. */
  settings?: Readonly<Record<string, string>>;
  onProgress?: (line: string) => void;
}

/** So often a server has acknowledged something before it may be ended: on a slow machine, too, it is ended amid work. */
const ACKNOWLEDGED_BEFORE_FAULT = 8;

/** A small generator with a seed, so that one seed replays the choices of a run. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Ending = 'SIGKILL' | 'SIGTERM';

export const FAULTS = ['SIGKILL', 'SIGTERM', 'frozen connection', 'killed database process'] as const;

export type Fault = (typeof FAULTS)[number];

/** Longer than the server waits for its database, so that it gives up. */
const FREEZE_MS = 3_500;
const DATABASE_SECONDS = '1';

export class ChaosShop {
  process: ShopProcess | null = null;
  readonly port: number;
  readonly options: ChaosOptions;
  /** Codes of the connections that broke since the server was asked to stop. */
  readonly resets: string[] = [];
  private lastFault: Ending | null = null;
  private acknowledged = 0;
  private isRunning = false;

  constructor(port: number, options: ChaosOptions) {
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
      ...this.options.settings,
    };
    this.process = runShop(process.execPath, ['dist/server/main.js'], root, settings);
    await this.process.prints('Storefront ready at');
    this.acknowledged = 0;
    this.isRunning = true;
  }

  /** Or until it has ended by itself, which is noticed when it is asked to end. */
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

  /** The server continues; its connection is silent, or breaks and PostgreSQL recovers. */
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

  /** Returns the exit code, null after a kill. */
  async end(fault: Ending): Promise<number | null> {
    if (!this.process) return null;
    this.lastFault = fault;
    process.kill(this.process.pid, fault);
    const exitCode = await this.process.ended;
    this.isRunning = false;
    return exitCode;
  }

  /** Its exit code or signal, and its last output. */
  howItEnded(exitCode: number | null): string {
    const how = exitCode === null ? `by ${this.process?.endedBy()}` : `with ${exitCode}`;
    return `${how}, with the output: ${this.process?.output().slice(-500).trim()}`;
  }

  /** The answer, or null when none came: the outcome of the request is unknown then. */
  async ask<T>(
    path: string,
    { token, body, headers = {}, method = body === undefined ? 'GET' : 'POST' }: Request,
  ): Promise<Reply<T> | null> {
    // A server that starts checks whether its address is free, and may reset connections at that moment.
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

  /** Repeats until an answer other than "not ready" arrives; the idempotency key makes that safe. */
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

export interface Reply<T> {
  status: number;
  json: T;
}

/** Each kind once before any repeats, each turn in another order. */
function* inTurns(kinds: readonly Fault[], random: () => number): Generator<Fault> {
  for (;;) {
    const turn: Fault[] = [...kinds];
    while (turn.length > 0) yield* turn.splice(Math.floor(random() * turn.length), 1);
  }
}

export interface Met {
  /** How often each kind of fault was met. */
  faults: Record<Fault, number>;
  problems: string[];
}

/**
 * Runs the built shop while `work` goes on, with faults at random moments; then lets `verify` list what was lost or duplicated.
 * `work` ends when `isOver` returns true, and has no unanswered request left then.
 */
export async function underFaults<Load>(
  options: ChaosOptions,
  kinds: readonly Fault[],
  {
    prepare,
    work,
    verify,
  }: {
    prepare: (shop: ChaosShop) => Promise<Load>;
    work: (shop: ChaosShop, load: Load, isOver: () => boolean) => Promise<unknown>;
    verify: (shop: ChaosShop, load: Load) => Promise<string[]>;
  },
): Promise<Met & { load: Load; resets: number }> {
  const { faults, seed, onProgress } = options;
  const random = randomOf(seed + 1);
  const met = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const turns = inTurns(kinds, random);
  const problems: string[] = [];
  const shop = new ChaosShop(await findFreePort(), options);
  await shop.start();
  try {
    const prepared = await prepare(shop);
    let isOver = false;
    const working = work(shop, prepared, () => isOver);
    for (let count = 1; count <= faults; count += 1) {
      await shop.untilAtWork();
      await pause(Math.floor(random() * 200));
      const fault: Fault = turns.next().value;
      if (fault === 'SIGKILL' || fault === 'SIGTERM') {
        const exitCode = await shop.end(fault);
        if (fault === 'SIGTERM' && exitCode !== 0)
          problems.push(`asked to stop, the server ended ${shop.howItEnded(exitCode)}`);
        await shop.start();
      } else {
        await shop.troubleDatabase(fault, random);
      }
      met[fault] += 1;
      onProgress?.(`${count} of ${faults}: ${fault}, resets with SIGTERM so far: ${shop.resets.length}`);
    }
    isOver = true;
    await working;
    problems.push(...(await verify(shop, prepared)));
    if (shop.resets.length > 0) problems.push(`connections broken with SIGTERM: ${shop.resets.join(', ')}`);
    return { faults: met, problems, load: prepared, resets: shop.resets.length };
  } finally {
    await shop.end('SIGTERM');
  }
}
