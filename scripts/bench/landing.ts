import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, openProfile } from '../../test/support/browser/chromium.ts';
import type { BenchShop } from './benchShop.ts';
import { ratioOf } from './pairs.ts';
import { printResult, type Result, writeResults } from './results.ts';
import { percentile } from './timing.ts';
import { slowDown } from './visits.ts';

const PAIRS = { pairs: 7, warmUp: 1 };

/** The first content for a guest, and the sign that it is complete. */
const PAGES = {
  landing: { address: '/', there: (page: Page) => page.getByText('Talk to us') },
  productList: { address: '/products#og=', there: (page: Page) => page.getByText('612 results').first() },
};

declare global {
  interface Window {
    largestPaint?: number;
  }
}

/** Runs in the page before all other scripts. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

interface Visited {
  bytes: number;
  milliseconds: number;
}

/** A guest's first visit with empty storage and cache, until its prices are loaded and the network is idle. */
async function visit(browser: Browser, shop: BenchShop, name: keyof typeof PAGES): Promise<Visited> {
  const context = await openProfile(browser, shop.base);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watchLargestPaint);
    const { address, there } = PAGES[name];
    await page.goto(address, { waitUntil: 'commit' });
    await there(page).waitFor();
    await page.getByText(/^\$\d/).first().waitFor();
    const bytesShown = bytes;
    await page.waitForLoadState('networkidle');
    const milliseconds = await page.evaluate(() => window.largestPaint ?? 0);
    if (milliseconds === 0) throw new Error(`${address} has no largest paint`);
    return { bytes: bytesShown, milliseconds };
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, shop: BenchShop): Promise<Result[]> {
  const seen: Record<keyof typeof PAGES, Visited[]> = { landing: [], productList: [] };
  const noted = (name: keyof typeof PAGES) => async () => {
    const visited = await visit(browser, shop, name);
    seen[name].push(visited);
    return visited.milliseconds;
  };
  const paint = await ratioOf(noted('landing'), noted('productList'), PAIRS);
  const bytesOf = (name: keyof typeof PAGES) =>
    percentile(
      seen[name].map(({ bytes }) => bytes),
      0.5,
    ) / 1_000_000;
  const timeOf = (name: keyof typeof PAGES) =>
    percentile(
      seen[name].map(({ milliseconds }) => milliseconds),
      0.5,
    );
  const slow = "a guest's first visit, a fourth of the processor, 10 Mbit/s, 40 ms";
  return [
    {
      id: 'L1',
      work: `largest contentful paint of the landing page ÷ that of the product list: ${slow}`,
      value: paint,
      unit: 'x',
      goal: { atMost: 1.1 },
    },
    {
      id: 'L1',
      work: 'the same of the landing page, this machine, that run',
      value: timeOf('landing'),
      unit: 'ms',
      goal: null,
    },
    {
      id: 'L2',
      work: 'bytes of the landing page with its pictures, until the first price is there',
      value: bytesOf('landing'),
      unit: 'MB',
      goal: null,
    },
    { id: 'L2', work: 'bytes of the product list, likewise', value: bytesOf('productList'), unit: 'MB', goal: null },
  ];
}

/** The cost of the shop's first page for a guest, compared with the product list. */
export async function benchLanding(shop: BenchShop): Promise<void> {
  const [before = 0] = loadavg();
  const browser = await launchChromium();
  const results = await measure(browser, shop).finally(() => browser.close());
  results.forEach(printResult);
  const [after = 0] = loadavg();
  const loads = `a load of ${before.toFixed(1)} before and ${after.toFixed(1)} after the run`;
  const conditions = `612 products; Chromium ${browser.version()}. Other work ran on the machine at the time: ${loads}.`;
  await writeResults('The landing page', conditions, results);
}
