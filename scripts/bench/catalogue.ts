import { deepStrictEqual } from 'node:assert/strict';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import { unpackCatalogue } from '#domain/catalog/packedTable.ts';
import type { PriceAnswer } from '#domain/product/price.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import type { Product } from '#domain/product/product.ts';
import { findPrices } from '#server/modules/catalog/priceRepository.ts';
import { connect } from '#server/platform/database/connect.ts';
import { embeddedDatabase } from '../../test/support/database/embeddedDatabase.ts';
import { isQuick } from './benchOptions.ts';
import type { BenchShop } from './benchShop.ts';
import { type ConstantServer, startConstantServer } from './constants.ts';
import { burst, exchange, type Question, timedExchange } from './exchange.ts';
import { memoryOf } from './memory.ts';
import { inverse, ratioOf } from './pairs.ts';
import { printResult, type Result, writeResults } from './results.ts';

const FULL_SHOP = { products: 50_000, customers: 2_000, orders: 200_000 };
export const QUICK_SHOP = { products: 612, customers: 20, orders: 200, documents: 100 };
export const LARGE_SHOP = isQuick ? QUICK_SHOP : FULL_SHOP;

/** The text of a list that shows every product. */
export const EVERY_RESULT = new RegExp(`^${LARGE_SHOP.products.toLocaleString('en-US').replace(',', ',?')} results`);

const BURST = isQuick ? 8 : 128;
const LARGE_BURST = isQuick ? 8 : 400;
const PAGE_SIZE = 24;
/** The threads that built the responses have ended by then. */
const QUIET_MS = isQuick ? 100 : 75_000;

const ADMISSION = 'every call asks the database who calls, by one prepared statement; a constant answer asks nobody';

interface Bench {
  shop: BenchShop;
  constants: ConstantServer;
  ask(path: string, more?: Partial<Question>): Question;
  post(path: string, body: unknown): Question;
}

async function json<T>(question: Question): Promise<T> {
  return JSON.parse(String((await exchange(question)).bytes)) as T;
}

/** B6: the overhead of HTTP over the SQL statement. */
async function benchPrices({ shop, post }: Bench): Promise<Result> {
  const productKeys = Array.from({ length: 1000 }, (_, index) => 1001 + index * 50);
  const asked = productKeys.map((productKey) => ({ productKey, units: [] }));
  const database = connect((await embeddedDatabase(shop.dataDir)).url, { connections: 1 });
  try {
    const { customerKey } = await json<{ customerKey: number }>({
      url: `${shop.base}/api/user`,
      headers: shop.headers,
    });
    const terms = { customerKey, day: new Date().toISOString().slice(0, 10), isOffered: true };
    const question = post('/api/product/price', Object.fromEntries(productKeys.map((key) => [key, []])));
    const answered = await json<PriceAnswer>(question);
    const rows = await findPrices(database, terms, asked);
    const expected: Record<string, Record<string, number>> = {};
    for (const { productKey, unit, breaks } of rows)
      expected[productKey] = { ...expected[productKey], [unit]: priceAt(breaks)?.toNumber() ?? 0 };
    deepStrictEqual(answered, expected);
    const baseline = async () => {
      const start = performance.now();
      await findPrices(database, terms, asked);
      return performance.now() - start;
    };
    return {
      id: 'B6',
      work: `1,000 products' prices (${rows.length} prices) over HTTP ÷ the same prepared statement by itself`,
      value: await ratioOf(() => timedExchange(question), baseline),
      unit: 'x',
      goal: { atMost: 1.5 },
      reason: ADMISSION,
    };
  } finally {
    await database.destroy();
  }
}

/** B9: the compact catalog, compared with a server that sends the same bytes. */
async function benchCompact({ constants, ask }: Bench): Promise<Result[]> {
  const question = ask('/api/product/catalogue', { headers: { 'accept-encoding': 'br' } });
  const { question: constant, answer } = await constants.hold(question);
  const packed = JSON.parse(String(brotliDecompressSync(answer.bytes))) as PackedCatalogue;
  deepStrictEqual(unpackCatalogue(packed).length, LARGE_SHOP.products);
  deepStrictEqual((await exchange(constant)).bytes.equals(answer.bytes), true);
  const held = (one: Question) => ({
    ...one,
    headers: { ...one.headers, 'if-none-match': String(answer.headers.etag) },
  });
  const whole = (one: Question) => () => burst(BURST, 200, one);
  const unchanged = (one: Question) => () => burst(LARGE_BURST, 304, held(one));
  const speed = { unit: 'x', goal: { atLeast: 0.8 }, reason: ADMISSION } as const;
  return [
    {
      id: 'A/A',
      work: 'the constant answer ÷ itself: what the harness takes for a difference where there is none',
      value: await ratioOf(whole(constant), whole(constant)),
      unit: 'x',
      goal: null,
    },
    {
      id: 'B9',
      work: 'the compact catalogue, Brotli',
      value: answer.bytes.length / 1e6,
      unit: 'MB',
      goal: { atMost: 1.5 },
    },
    {
      id: 'B9',
      work: 'requests per second for it ÷ Fastify sending the same constant bytes',
      value: inverse(await ratioOf(whole(question), whole(constant))),
      ...speed,
    },
    {
      id: 'B9',
      work: "304s per second ÷ Fastify's 304s",
      value: inverse(await ratioOf(unchanged(question), unchanged(constant))),
      ...speed,
    },
  ];
}

/** B9b: a page of the list and its prices, as a simple client requests them. */
async function benchPage({ constants, ask, post }: Bench): Promise<Result[]> {
  const askPage = (page: number) => ask(`/api/product/list?page=${page}&pageSize=${PAGE_SIZE}`);
  const products = await json<Product[]>(askPage(1));
  deepStrictEqual(products.length, PAGE_SIZE);
  const askPrices = post('/api/product/price', Object.fromEntries(products.map(({ productKey }) => [productKey, []])));
  deepStrictEqual(Object.keys(await json<PriceAnswer>(askPrices)).length, PAGE_SIZE);
  const constantPage = (await constants.hold(askPage(1))).question;
  const constantPrices = (await constants.hold(askPrices)).question;
  const constant = () => timedExchange(constantPage, constantPrices);
  let page = 1;
  const another = () => {
    page += 1;
    return timedExchange(askPage(page), askPrices);
  };
  return [
    {
      id: 'B9b',
      work: 'a page of 24 with its prices (two calls) ÷ two constant Fastify answers',
      value: await ratioOf(() => timedExchange(askPage(1), askPrices), constant),
      unit: 'x',
      goal: { atMost: 3 },
      reason: ADMISSION,
    },
    {
      id: 'B9b',
      work: 'the same for a page that nobody has asked for since the last change',
      value: await ratioOf(another, constant),
      unit: 'x',
      goal: null,
    },
  ];
}

/** B11: after all of the above and a full list. */
async function benchMemory({ shop, ask }: Bench): Promise<Result[]> {
  const start = performance.now();
  const { headers } = await exchange(ask('/api/product/list', { headers: { 'accept-encoding': 'br' } }));
  deepStrictEqual(headers['x-total-count'], String(LARGE_SHOP.products));
  console.log(`the list was built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const { pid } = await embeddedDatabase(shop.dataDir);
  const work = 'memory of the server and the database together (PSS)';
  const built = await memoryOf(shop.pid, pid);
  await pause(QUIET_MS);
  return [
    { id: 'B11', work: `${work}, just after the list was built`, value: built, unit: 'MB', goal: null },
    {
      id: 'B11',
      work: `${work}, after the load`,
      value: await memoryOf(shop.pid, pid),
      unit: 'MB',
      goal: { atMost: 300 },
      reason: "the database's shared buffers are 128 MB of it",
    },
  ];
}

/** The server benchmarks of the catalog; the results go to docs/benchmarks. */
export async function benchCatalogue(shop: BenchShop): Promise<void> {
  const constants = await startConstantServer();
  const ask = (path: string, more: Partial<Question> = {}): Question => ({
    ...more,
    url: `${shop.base}${path}`,
    headers: { ...shop.headers, ...more.headers },
  });
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const bench: Bench = { shop, constants, ask, post };
  const [load = 0] = loadavg();
  const results: Result[] = [];
  try {
    for (const measure of [benchCompact, benchPrices, benchPage, benchMemory]) {
      for (const result of [await measure(bench)].flat()) {
        printResult(result);
        results.push(result);
      }
    }
  } finally {
    constants.stop();
  }
  const conditions = `50,000 products, 2,000 customers, 200,000 orders. Other work ran on the machine at the time: a load of ${load.toFixed(1)} before the run.`;
  await writeResults('The catalogue', conditions, results);
}
