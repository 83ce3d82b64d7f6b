import type { Browser } from 'playwright-core';
import { isQuick } from './benchOptions.ts';
import type { BenchShop } from './benchShop.ts';
import { EVERY_RESULT } from './catalogue.ts';
import { LIST } from './firstRow.ts';
import type { Result } from './results.ts';
import { newVisitor } from './visits.ts';

/** B11: the heap of the page after all preparation. */
export async function benchBrowserHeap(browser: Browser, shop: BenchShop): Promise<Result[]> {
  const { context } = await newVisitor(browser, shop);
  const results: Result[] = [];
  for (const how of ['the catalogue came whole', 'the catalogue was kept']) {
    const page = await context.newPage();
    await page.goto(LIST);
    await page.getByText(EVERY_RESULT).first().waitFor();
    await page.waitForTimeout(isQuick ? 100 : 10_000);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    results.push({
      id: 'B11',
      work: `the browser's heap with the list open, after collecting garbage: ${how}`,
      value: usedSize / 1024 / 1024,
      unit: 'MB',
      goal: { atMost: 80 },
    });
    await page.close();
  }
  await context.close();
  return results;
}
