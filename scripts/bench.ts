import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../server/database/demo/demoAccounts.ts';
import { findFreePort, runShop } from '../test/support/shopProcess.ts';

/** Calls are timed in turn with the baseline, so that a machine that slows down slows both. */
const ROUNDS = 60;
const ROOT = join(import.meta.dirname, '..');

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

const port = await findFreePort();
const dataDir = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
const base = `http://127.0.0.1:${port}`;
const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '1', LOG_LEVEL: 'fatal' };
const shop = runShop(process.execPath, ['dist/server/main.js'], ROOT, settings);
try {
  await shop.prints('Storefront ready at');
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
  const get = (path: string) => () => fetch(base + path, { headers });
  const post = (path: string, body: unknown) => () =>
    fetch(base + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const keys = Array.from({ length: 600 }, (_, index) => 1001 + index);
  const prices = (count: number) => Object.fromEntries(keys.slice(0, count).map((key) => [key, []]));
  const lines = (count: number) =>
    keys.slice(0, count).map((productKey) => ({ productKey, unitOfMeasure: 'CS', orderQuantity: 12 }));
  const baseline: Subject = { name: 'baseline: GET /api/user (token, one statement)', call: get('/api/user') };
  const subjects: Subject[] = [
    { name: 'GET /api/product/list, 612 products', call: get('/api/product/list') },
    { name: 'POST /api/product/price, 1 product', call: post('/api/product/price', prices(1)) },
    { name: 'POST /api/product/price, 600 products', call: post('/api/product/price', prices(600)) },
    { name: 'POST /api/product/uncommitted, 600 products', call: post('/api/product/uncommitted', keys) },
    { name: 'POST /api/cart/validate, 1 line', call: post('/api/cart/validate', lines(1)) },
    { name: 'POST /api/cart/validate, 600 lines', call: post('/api/cart/validate', lines(600)) },
    { name: 'GET /api/history/orders, 12 months', call: get('/api/history/orders') },
  ];
  console.log(`Medians of ${ROUNDS} rounds, as a ratio to the ${baseline.name}`);
  for (const subject of subjects) {
    const { ratio, milliseconds } = await compare(baseline, subject);
    console.log(`${ratio.toFixed(1).padStart(7)} x  ${subject.name}  (${milliseconds.toFixed(1)} ms here, now)`);
  }
} finally {
  process.kill(shop.pid, 'SIGTERM');
  await shop.ended;
  await rm(dataDir, { recursive: true, force: true });
}
