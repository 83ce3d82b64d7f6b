import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAlive } from '#server/platform/database/embedded/processIdentity.ts';
import { copyOfDemoData } from './demoData.ts';
import { findFreePort, runShop, type ShopProcess } from './shopProcess.ts';

const BUILD = process.env.STOREFRONT_BUILD || join(import.meta.dirname, '../../../dist');

/** The built storefront on an address of its own, with demo data unless DEMO_DATA is 0. It can be killed and started again on its data. */
export interface Shop {
  readonly url: string;
  readonly dataDir: string;
  /** Null while it does not run. */
  pid(): number | null;
  /** Does nothing while it runs. */
  start(): Promise<void>;
  /** As by a power cut; nothing is left running. */
  kill(): Promise<void>;
  /** Stops it as an operator does. Returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** Runs what `npm test` has built (STOREFRONT_BUILD names another folder with `web` and `server` in it), with these settings beside its own. */
export async function openShop(settings: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const main = join(BUILD, 'server/main.js');
  if (!existsSync(main) || !existsSync(join(BUILD, 'web/index.html'))) {
    throw new Error(`There is no built storefront in ${BUILD}: npm test builds one before it runs the journeys.`);
  }
  const isEmpty = settings.DEMO_DATA === '0';
  const dataDir = isEmpty ? await mkdtemp(join(tmpdir(), 'storefront-shop-')) : await copyOfDemoData(BUILD);
  const port = String(await findFreePort());
  let running: ShopProcess | null = null;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ending = running;
    if (!ending) return null;
    if (isAlive(ending.pid)) process.kill(ending.pid, signal);
    const exitCode = await ending.ended;
    running = null;
    return exitCode;
  }

  const shop: Shop = {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => running?.pid ?? null,
    start: async () => {
      if (running) return;
      const own = { PORT: port, DATA_DIR: dataDir, DEMO_DATA: '1', STOP_SECONDS: '120' };
      running = runShop(process.execPath, [main], dirname(BUILD), { ...own, ...settings });
      await running.prints('Storefront ready at');
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    close: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await shop.start();
  } catch (error) {
    await shop.close();
    throw error;
  }
  return shop;
}
