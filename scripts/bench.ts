import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GUIDE_LINES_LIMIT } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { demoAccounts } from '../server/database/demo/demoAccounts.ts';
import { findFreePort, runShop } from '../test/support/shopProcess.ts';

/** Calls are timed in turn with the baseline, so that a machine that slows down slows both. */
const ROUNDS = 60;
const ROOT = join(import.meta.dirname, '..');
const BUILD = process.env.STOREFRONT_BUILD || join(ROOT, 'dist');

interface Subject {
  name: string;
  call: () => Promise<Response>;
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await call();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return performance.now() - start;
}

async function compare(baseline: Subject, subject: Subject): Promise<{ ratio: number; milliseconds: number }> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const base = await timed(baseline.call);
    const own = await timed(subject.call);
    if (round < 0) continue;
    theirs.push(base);
    ours.push(own);
  }
  return { ratio: median(ours) / median(theirs), milliseconds: median(ours) };
}

interface BenchShop {
  get(path: string): () => Promise<Response>;
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
    send: (method, path, body) => () =>
      fetch(base + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body()),
      }),
  };
}

/** Runs a shop with so many demo products and times its subjects. */
async function benchmark(products: number, subjectsOf: (shop: BenchShop) => Promise<Subject[]>): Promise<void> {
  const port = await findFreePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '1', LOG_LEVEL: 'fatal' };
  try {
    const loading = ['--import', 'tsx', 'scripts/demo-data.ts', '--products', String(products)];
    await runShop(process.execPath, loading, ROOT, settings).ended;
    const shop = runShop(process.execPath, [join(BUILD, 'server/main.js')], ROOT, settings);
    try {
      await shop.prints('Storefront ready at');
      const signedIn = await signIn(`http://127.0.0.1:${port}`);
      const baseline = { name: 'GET /api/user (token, one statement)', call: signedIn.get('/api/user') };
      const subjects = await subjectsOf(signedIn);
      console.log(`${products} products; medians of ${ROUNDS} rounds, as a ratio to ${baseline.name}`);
      for (const subject of subjects) {
        const { ratio, milliseconds } = await compare(baseline, subject);
        console.log(`${ratio.toFixed(1).padStart(7)} x  ${subject.name}  (${milliseconds.toFixed(1)} ms here, now)`);
      }
    } finally {
      process.kill(shop.pid, 'SIGTERM');
      await shop.ended;
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function catalogueAndCart({ get, send }: BenchShop): Promise<Subject[]> {
  const keys = Array.from({ length: 600 }, (_, index) => 1001 + index);
  const post = (path: string, body: unknown) => send('POST', path, () => body);
  const prices = (count: number) => Object.fromEntries(keys.slice(0, count).map((key) => [key, []]));
  const lines = (count: number) =>
    keys.slice(0, count).map((productKey) => ({ productKey, unitOfMeasure: 'CS', orderQuantity: 12 }));
  return [
    { name: 'GET /api/product/list, 612 products', call: get('/api/product/list') },
    { name: 'POST /api/product/price, 1 product', call: post('/api/product/price', prices(1)) },
    { name: 'POST /api/product/price, 600 products', call: post('/api/product/price', prices(600)) },
    { name: 'POST /api/product/uncommitted, 600 products', call: post('/api/product/uncommitted', keys) },
    { name: 'POST /api/product/lastsale, 50 products', call: post('/api/product/lastsale', keys.slice(0, 50)) },
    { name: 'POST /api/product/lastsale, 600 products', call: post('/api/product/lastsale', keys) },
    { name: 'POST /api/cart/validate, 1 line', call: post('/api/cart/validate', lines(1)) },
    { name: 'POST /api/cart/validate, 600 lines', call: post('/api/cart/validate', lines(600)) },
    { name: 'GET /api/history/orders, 12 months', call: get('/api/history/orders') },
  ];
}

/** Every save changes the quantity of each of its lines. */
async function guides({ get, send }: BenchShop): Promise<Subject[]> {
  const listed = (await (await get('/api/product/list')()).json()) as Product[];
  const sold = listed.filter((product) => product.sellBys.length > 0).slice(0, GUIDE_LINES_LIMIT);
  let saves = 0;
  const lines = (count: number) => {
    saves += 1;
    return sold.slice(0, count).map((product) => ({
      productKey: product.productKey,
      unitOfMeasure: product.sellBys[0]?.unitOfMeasure,
      orderQuantity: (product.sellBys[0]?.sellByMultiple || 1) * (1 + (saves % 2)),
    }));
  };
  const create = (name: string, count: number) =>
    send('POST', '/api/orderguide', () => ({ name, lines: lines(count) }))();
  const save = (name: string, count: number) =>
    send('PATCH', `/api/orderguide/${name}`, () => ({ lines: lines(count) }));
  await create('One', 1);
  await create('Long', sold.length);
  return [
    { name: 'PATCH /api/orderguide, 1 product', call: save('One', 1) },
    { name: 'PATCH /api/orderguide, 2,000 products', call: save('Long', sold.length) },
    { name: 'GET /api/orderguide, a guide of 2,000 products and four short ones', call: get('/api/orderguide') },
  ];
}

await benchmark(612, catalogueAndCart);
await benchmark(2_200, guides);
