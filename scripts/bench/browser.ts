import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../test/support/browser/chromium.ts';
import { type BrowserPart, isQuick, wantedPart } from './benchOptions.ts';
import type { BenchShop } from './benchShop.ts';
import { benchBrowserHeap } from './browserHeap.ts';
import { benchFirstRow } from './firstRow.ts';
import { withPlainPages } from './plainPages.ts';
import { printResult, type Result, writeResults } from './results.ts';
import { benchScrolling } from './scrolling.ts';
import { benchSearchKeys } from './searchKeys.ts';

type Measure = (browser: Browser, shop: BenchShop) => Promise<Result[]>;

async function measureIn(shop: BenchShop, title: string, measure: Measure): Promise<void> {
  const [before = 0] = loadavg();
  const browser = await launchChromium();
  const results = await measure(browser, shop).finally(() => browser.close());
  results.forEach(printResult);
  const [after = 0] = loadavg();
  const loads = `a load of ${before.toFixed(1)} before and ${after.toFixed(1)} after the run`;
  const conditions = `50,000 products, 2,000 customers, 200,000 orders; Chromium ${browser.version()}. Other work ran on the machine at the time: ${loads}.`;
  await writeResults(title, conditions, results);
}

const measures: readonly { name: BrowserPart; title: string; measure: Measure }[] = [
  { name: 'search', title: 'The search in the browser', measure: benchSearchKeys },
  { name: 'heap', title: 'The heap of the browser', measure: benchBrowserHeap },
  { name: 'scrolling', title: 'Scrolling in the browser', measure: benchScrolling },
  { name: 'firstRow', title: 'The first row in the browser', measure: benchFirstRow },
];

/** Parts that wait for seconds repeatedly show nothing more in one round. */
const QUICK_PART: BrowserPart = 'heap';

/** The browser benchmarks of the catalog, or one part by name; the results go to docs/benchmarks. */
export async function benchBrowser(shop: BenchShop): Promise<void> {
  const only = wantedPart ?? (isQuick ? QUICK_PART : undefined);
  await withPlainPages(async () => {
    for (const { name, title, measure } of measures) {
      if (only === undefined || only === name) await measureIn(shop, title, measure);
    }
  });
}
