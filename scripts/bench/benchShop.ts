import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../server/database/demo/demoAccounts.ts';
import { findFreePort, runShop } from '../../test/support/shopProcess.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILD = process.env.STOREFRONT_BUILD || join(ROOT, 'dist');

/** The built shop, signed in as the demo buyer. */
export interface BenchShop {
  get(path: string): () => Promise<Response>;
  asGuest(path: string): () => Promise<Response>;
  send(method: 'POST' | 'PATCH', path: string, body: () => unknown): () => Promise<Response>;
}

async function signIn(base: string): Promise<BenchShop> {
  const [chef] = demoAccounts;
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: 'ecommerce',
    username: chef?.username ?? '',
    password: chef?.password ?? '',
  });
  const signedIn = await fetch(`${base}/api/token`, { method: 'POST', body: form });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
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

/** Runs a shop with so many demo products, and uses it. */
export async function withShop(products: number, use: (shop: BenchShop) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '1', LOG_LEVEL: 'fatal' };
  try {
    const loading = ['--import', 'tsx', 'scripts/demo-data.ts', '--products', String(products)];
    await runShop(process.execPath, loading, ROOT, settings).ended;
    const shop = runShop(process.execPath, [join(BUILD, 'server/main.js')], ROOT, settings);
    try {
      await shop.prints('Storefront ready at');
      await use(await signIn(`http://127.0.0.1:${port}`));
    } finally {
      process.kill(shop.pid, 'SIGTERM');
      await shop.ended;
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
