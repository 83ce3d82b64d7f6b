import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layoutCode } from '#domain/settings/preferences.ts';
import { demoAccounts } from '../../server/app/demoData/demoAccounts.ts';
import { findFreePort, runShop } from '../../test/support/shop/shopProcess.ts';

const ROOT = join(import.meta.dirname, '../..');
export const BUILD = process.env.STOREFRONT_BUILD || join(ROOT, 'dist');

/** The built shop, signed in as the demo buyer or another user. */
export interface BenchShop {
  base: string;
  headers: Readonly<Record<string, string>>;
  pid: number;
  /** Includes the files of its database. */
  dataDir: string;
  get(path: string): () => Promise<Response>;
  asGuest(path: string): () => Promise<Response>;
  send(method: 'POST' | 'PATCH', path: string, body: () => unknown): () => Promise<Response>;
}

export async function signIn(
  base: string,
  { pid, dataDir }: Pick<BenchShop, 'pid' | 'dataDir'>,
  username = 'chef',
): Promise<BenchShop> {
  const account = demoAccounts.find((candidate) => candidate.username === username);
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: 'ecommerce',
    username,
    password: account?.password ?? '',
  });
  const signedIn = await fetch(`${base}/api/token`, { method: 'POST', body: form });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
    base,
    headers,
    pid,
    dataDir,
    get: (path) => () => fetch(base + path, { headers }),
    asGuest: (path) => () => fetch(base + path),
    send: (method, path, body) => () =>
      fetch(base + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body()),
      }),
  };
}

const settingsOf = (dataDir: string) => ({ DATA_DIR: dataDir, DEMO_DATA: '1', LOG_LEVEL: 'fatal' });

/** Runs a shop with demo data of this size (as in `npm run demo-data`). */
export async function withShop(
  size: Readonly<Record<string, number>>,
  use: (shop: BenchShop) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  try {
    const options = Object.entries(size).flatMap(([name, count]) => [`--${name}`, String(count)]);
    const loading = ['scripts/command.mjs', 'demo-data', ...options];
    await runShop(process.execPath, loading, ROOT, settingsOf(dataDir)).ended;
    await withShopOn(dataDir, use);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The layout may differ from an earlier run's. */
async function beginWithGrid(shop: BenchShop): Promise<void> {
  const { status } = await shop.send('POST', '/api/userPreferences/defaults', () => ({
    defaultPageLayout: layoutCode('grid'),
  }))();
  if (status !== 200) throw new Error(`the layout was not saved: ${status}`);
}

/** Runs a shop on an existing data folder. */
export async function withShopOn(dataDir: string, use: (shop: BenchShop) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const settings = { ...settingsOf(dataDir), PORT: String(port) };
  const shop = runShop(process.execPath, [join(BUILD, 'server/main.js')], ROOT, settings);
  try {
    await shop.prints('Storefront ready at');
    const signedIn = await signIn(`http://127.0.0.1:${port}`, { pid: shop.pid, dataDir });
    await beginWithGrid(signedIn);
    await use(signedIn);
  } finally {
    process.kill(shop.pid, 'SIGTERM');
    await shop.ended;
  }
}
