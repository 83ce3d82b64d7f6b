import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort, runShop, type ShopProcess } from './shopProcess.ts';

const BUILD = process.env.STOREFRONT_BUILD || join(import.meta.dirname, '../../dist');

/** The built storefront with demo data on an address of its own. It can be killed and started again on its data. */
export interface Shop {
  readonly url: string;
  readonly dataDir: string;
  start(): Promise<void>;
  /** As by a power cut; nothing is left running. */
  kill(): Promise<void>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** Runs what `npm test` has built (STOREFRONT_BUILD names another folder with `web` and `server` in it). */
export async function openShop(): Promise<Shop> {
  const main = join(BUILD, 'server/main.js');
  if (!existsSync(main) || !existsSync(join(BUILD, 'web/index.html'))) {
    throw new Error(`There is no built storefront in ${BUILD}: npm test builds one before it runs the journeys.`);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-shop-'));
  const port = String(await findFreePort());
  let running: ShopProcess | null = null;

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ending = running;
    running = null;
    if (!ending) return;
    process.kill(ending.pid, signal);
    await ending.ended;
  }

  const shop: Shop = {
    url: `http://localhost:${port}`,
    dataDir,
    start: async () => {
      const settings = { PORT: port, DATA_DIR: dataDir, DEMO_DATA: '1' };
      running = runShop(process.execPath, [main], dirname(BUILD), settings);
      await running.prints('Storefront ready at');
    },
    kill: () => end('SIGKILL'),
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
