import type { DocumentTicket } from '#domain/api/documents.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { OrderResult } from '#domain/order/order.ts';
import type { ProductWithDetails } from '#domain/product/product.ts';
import { isQuick } from './benchOptions.ts';
import { type BenchShop, signIn } from './benchShop.ts';
import { withCrowd } from './crowd.ts';
import { crowdsAt } from './crowds.ts';
import { percentile, timed } from './timing.ts';

const CALLS = isQuick ? 2 : 40;
const GUESTS = isQuick ? 2 : 20;
const ORDERS = isQuick ? 1 : 3;
const ORDER_LINES = isQuick ? 200 : 1643;
const QUIET_CALLS = isQuick ? 2 : 100;
/** The minimum time of repeated calls; there are always a few. */
const CROWDED_MS = isQuick ? 50 : 8_000;
const FEWEST_CALLS = isQuick ? 1 : 3;

interface Spread {
  median: number;
  p95: number;
  longest: number;
}

function spreadOf(times: readonly number[]): Spread {
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95), longest: Math.max(...times) };
}

async function json<T>(call: () => Promise<Response>): Promise<T> {
  const response = await call();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The repeated times of the call until then. */
async function timesUntil(over: Promise<unknown>, call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const ended = over.finally(() => {
    isOver = true;
  });
  while (!isOver) times.push(await timed(call));
  await ended;
  return times;
}

async function timesOf(count: number, call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await timed(call));
  return times;
}

/** Guests open one product document after another while the call is timed; returns the number of documents. */
async function whileGuestsRead(
  shop: BenchShop,
  call: () => Promise<Response>,
): Promise<{ times: number[]; read: number }> {
  const products = await json<ProductWithDetails[]>(shop.get('/api/product/list'));
  const scans = products.flatMap(({ productKey, scanDocuments }) =>
    scanDocuments.map((_, index) => `/api/documents/product/${productKey}/scan/${index + 1}`),
  );
  let isOver = false;
  let read = 0;
  const guests = Array.from({ length: GUESTS }, async (_, guest) => {
    for (let turn = guest; !isOver; turn += 1) {
      const opened = await shop.asGuest(scans[turn % scans.length] ?? '')();
      if (opened.status === 503) continue;
      const { id } = (await opened.json()) as DocumentTicket;
      await (await shop.asGuest(`/doc/${id}`)()).arrayBuffer();
      read += 1;
    }
  });
  const times = await timesOf(CALLS, call);
  isOver = true;
  await Promise.all(guests);
  return { times, read };
}

async function placeLongOrder(shop: BenchShop): Promise<{ orderNumber: string; lines: number }> {
  const products = await json<ProductWithDetails[]>(shop.get('/api/product/list'));
  const lines = products
    .filter(({ sellBys }) => sellBys.length > 0)
    .slice(0, ORDER_LINES)
    .map(({ productKey, sellBys: [unit] }) => ({
      productKey,
      unitOfMeasure: unit?.unitOfMeasure,
      orderQuantity: unit?.sellByMultiple || 1,
    }));
  await json(shop.send('POST', '/api/cart/lines', () => lines));
  const { defaultDate } = await json<{ defaultDate: string }>(shop.get('/api/cart/date'));
  await json(shop.send('POST', '/api/cart/header', () => ({ deliveryDate: defaultDate, customer_PO: 'BENCH' })));
  const cart = await json<Cart>(shop.get('/api/cart'));
  const { orderNumber, messages } = await json<OrderResult>(shop.send('POST', '/api/cart/submit', () => null));
  if (!orderNumber) throw new Error(`the order was refused: ${messages.join(' ')}`);
  return { orderNumber, lines: cart.lines.length };
}

/** The time of the call while a crowd calls, and the number of wrong responses. */
async function whileCrowded(call: () => Promise<Response>): Promise<Spread & { failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + CROWDED_MS;
  while (times.length < FEWEST_CALLS || (times.length < QUIET_CALLS && performance.now() < end)) {
    const start = performance.now();
    await timed(call).catch(() => {
      failed += 1;
    });
    times.push(performance.now() - start);
  }
  return { ...spreadOf(times), failed };
}

/** The times of another buyer's cart and of the health check while a crowd calls. */
export async function reportCrowds(shop: BenchShop): Promise<void> {
  const buyer = await signIn(shop.base, shop, 'admin');
  const cart = buyer.get('/api/cart');
  const health = shop.asGuest('/healthz');
  await timesOf(20, cart);
  console.log("another buyer's GET /api/cart, as a ratio to its p95 just before");
  for (const { name, ...crowd } of crowdsAt(shop)) {
    const quiet = spreadOf(await timesOf(QUIET_CALLS, cart));
    const { result, answers } = await withCrowd(crowd, async () => ({
      cart: await whileCrowded(cart),
      health: await whileCrowded(health),
    }));
    const answered = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
    console.log(
      `${(result.cart.p95 / quiet.p95).toFixed(1).padStart(7)} x p95 (${quiet.p95.toFixed(0)} ms here, now), longest ${result.cart.longest.toFixed(0)} ms, ${result.cart.failed} failed, ` +
        `/healthz at most ${result.health.longest.toFixed(0)} ms  while ${name} (${answered.join(', ') || 'none answered'})`,
    );
  }
}

/** The time of another user's call while documents are read or a crowd calls, as a ratio to the same call alone. */
export async function reportStalls(shop: BenchShop): Promise<void> {
  await reportCrowds(shop);
  const call = shop.get('/api/user');
  await timesOf(5, call);
  const alone = spreadOf(await timesOf(CALLS, call));
  console.log(`GET /api/user alone: median ${alone.median.toFixed(1)} ms, p95 ${alone.p95.toFixed(1)} ms here, now`);
  const report = (name: string, { median, p95, longest }: Spread) =>
    console.log(
      `${(median / alone.median).toFixed(1).padStart(7)} x median, ${(p95 / alone.p95).toFixed(1)} x p95, longest ${longest.toFixed(0)} ms  ${name}`,
    );
  const first = await whileGuestsRead(shop, call);
  report(`while ${GUESTS} guests read product documents (${first.read} read)`, spreadOf(first.times));
  const again = await whileGuestsRead(shop, call);
  report(`the same again (${again.read} read)`, spreadOf(again.times));
  const times: number[] = [];
  let lineCount = 0;
  for (let order = 0; order < ORDERS; order += 1) {
    const { orderNumber, lines } = await placeLongOrder(shop);
    lineCount = lines;
    const opening = json<DocumentTicket>(shop.get(`/api/documents/order/${orderNumber}/1`));
    times.push(...(await timesUntil(opening, call)));
  }
  report(`while a paper of ${lineCount} lines is made (${times.length} calls, ${ORDERS} orders)`, spreadOf(times));
}
