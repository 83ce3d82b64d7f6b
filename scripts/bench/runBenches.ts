import { GUIDE_LINES_LIMIT } from '#domain/guide/guide.ts';
import type { Product } from '#domain/product/product.ts';
import { type BenchName, isQuick } from './benchOptions.ts';
import { type BenchShop, withShop, withShopOn } from './benchShop.ts';
import { benchBrowser } from './browser.ts';
import { benchCatalogue, LARGE_SHOP, QUICK_SHOP } from './catalogue.ts';
import { benchImports } from './imports.ts';
import { playJourneys } from './journeys.ts';
import { benchLanding } from './landing.ts';
import { benchReports } from './reports.ts';
import { reportStalls } from './stalls.ts';
import { percentile, timed } from './timing.ts';

/** Calls alternate with the baseline, so that a slower machine slows down both. */
const ROUNDS = isQuick ? 2 : 60;

interface Subject {
  name: string;
  call: () => Promise<Response>;
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
  return { ratio: percentile(ours, 0.5) / percentile(theirs, 0.5), milliseconds: percentile(ours, 0.5) };
}

async function reportRatios(shop: BenchShop, subjects: readonly Subject[]): Promise<void> {
  const baseline = { name: 'GET /api/user (token, one statement)', call: shop.get('/api/user') };
  console.log(`medians of ${ROUNDS} rounds, as a ratio to ${baseline.name}`);
  for (const subject of subjects) {
    const { ratio, milliseconds } = await compare(baseline, subject);
    console.log(`${ratio.toFixed(1).padStart(7)} x  ${subject.name}  (${milliseconds.toFixed(1)} ms here, now)`);
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

type Bench = (shop: BenchShop) => Promise<void>;
type Size = Readonly<Record<string, number>>;

/** Each runs on a shop of its size; those of the large one use the shop of BENCH_DATA if it is set. */
const benches: Readonly<Record<BenchName, readonly (readonly [Size, Bench])[]>> = {
  ratios: [
    [{ products: 612 }, async (shop) => reportRatios(shop, await catalogueAndCart(shop))],
    [{ products: 2_200 }, async (shop) => reportRatios(shop, await guides(shop))],
  ],
  landing: [[{ products: 612 }, benchLanding]],
  import: [[{ products: 612, orders: 0 }, benchImports]],
  stalls: [[{ products: 2_200 }, reportStalls]],
  catalogue: [[LARGE_SHOP, benchCatalogue]],
  browser: [[LARGE_SHOP, benchBrowser]],
  journeys: [[LARGE_SHOP, playJourneys]],
  reports: [[LARGE_SHOP, benchReports]],
};

export async function runBenches(wanted: BenchName | undefined): Promise<void> {
  const chosen = wanted === undefined ? Object.values(benches).flat() : benches[wanted];
  const { BENCH_DATA } = process.env;
  if (isQuick) {
    // Benchmarks that add products run after those that count them.
    const run = async (shop: BenchShop) => {
      for (const [, bench] of chosen.toSorted(
        ([, a], [, b]) => Number(a === benchImports) - Number(b === benchImports),
      ))
        await bench(shop);
    };
    return await (BENCH_DATA ? withShopOn(BENCH_DATA, run) : withShop(QUICK_SHOP, run));
  }
  for (const [size, bench] of chosen) {
    await (BENCH_DATA && size === LARGE_SHOP ? withShopOn(BENCH_DATA, bench) : withShop(size, bench));
  }
}
