import { strictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { layoutCode } from '#domain/settings/preferences.ts';
import { button } from '../../test/support/browser/shopping.ts';
import { stopCalls } from '../../test/support/stories/stoppedCalls.ts';
import type { BenchShop } from './benchShop.ts';
import { EVERY_RESULT } from './catalogue.ts';
import { LIST } from './firstRow.ts';
import { plainAddress } from './plainPages.ts';
import type { Result } from './results.ts';
import { newVisitor } from './visits.ts';

const STEPS = 200;
const SLOW_FRAME_MS = 50;
const ROWS = [7, 1_234, 25_000, 49_999];

declare global {
  interface Window {
    watchFrames?: () => void;
    frameDeltas?: number[];
  }
}

interface Frames {
  count: number;
  slow: number;
  longest: number;
}

/** Scrolls from the top of the page to its end in even steps; returns the times of the frames. */
async function scrollThrough(page: Page): Promise<Frames> {
  await page.bringToFront();
  await page.mouse.move(720, 500);
  await page.evaluate(() => window.watchFrames?.());
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, Math.ceil(height / STEPS));
    await page.waitForTimeout(40);
  }
  await page.mouse.wheel(0, height);
  await page.waitForTimeout(1_000);
  const { end, deltas } = await page.evaluate(() => ({
    end: Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY),
    deltas: (window.frameDeltas ?? []).slice(1),
  }));
  if (end > 2) throw new Error(`the page ended ${end} px before its end`);
  return {
    count: deltas.length,
    slow: deltas.filter((delta) => delta > SLOW_FRAME_MS).length,
    longest: Math.max(...deltas),
  };
}

const REASON = 'a list that slows down draws all rows in view at once, and that takes longer than a frame';

function resultsOf(name: string, { count, slow, longest }: Frames, isValidated: boolean): Result[] {
  return [
    {
      id: 'B4',
      work: `frames over ${SLOW_FRAME_MS} ms of ${count} while ${name} scrolls from end to end in ${STEPS} steps`,
      value: (slow / count) * 100,
      unit: '%',
      goal: isValidated ? { atMost: 1 } : null,
      reason: REASON,
    },
    {
      id: 'B4',
      work: `longest frame while ${name} scrolls`,
      value: longest,
      unit: 'ms',
      goal: isValidated ? { atMost: 100 } : null,
      reason: REASON,
    },
  ];
}

/** The number of addresses of rows that show their row with its price. */
async function landings(page: Page, row: (index: number) => string): Promise<number> {
  let landed = 0;
  for (const index of ROWS) {
    await page.goto('about:blank');
    await page.goto(`${LIST}&row=${index}`);
    const found = page.locator(`main ${row(index)}`).filter({ hasText: /\$\d/ });
    const isShown = await found
      .waitFor({ timeout: 30_000 })
      .then(() => found.evaluate((shown) => shown.getBoundingClientRect()))
      .then(({ top, bottom }) => top >= 0 && bottom <= 900)
      .catch(() => false);
    if (isShown) landed += 1;
    else console.log(`row=${index} did not land: ${page.url()}`);
  }
  return landed;
}

async function openList(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto(LIST);
  await page.getByText(EVERY_RESULT).first().waitFor();
  await page.waitForTimeout(5_000);
}

/** B4: scrolling grid and quick entry, and addresses that name a row. */
export async function benchScrolling(browser: Browser, shop: BenchShop): Promise<Result[]> {
  const visitor = await newVisitor(browser, shop);
  const page = await visitor.context.newPage();
  await page.addInitScript({ path: join(import.meta.dirname, 'inPage/watchFrames.js') });
  await page.goto(plainAddress('search', 0));
  await page.addStyleTag({ content: 'body { block-size: 4000000px }' });
  const empty = await scrollThrough(page);
  await openList(page);
  const grid = await scrollThrough(page);
  const gridLandings = await landings(page, (index) => `[data-index="${index}"]`);

  const saved = { isSuccess: true, errorReason: null, errorCode: 0 };
  let isQuickEntry = false;
  await stopCalls(page, '**/api/userPreferences/defaults', async (call) => {
    if (call.method === 'POST') return await call.fulfill({ json: saved });
    const answer = (await (await call.fetch()).json()) as object;
    return await call.fulfill({
      json: isQuickEntry ? { ...answer, defaultPageLayout: layoutCode('quickEntry') } : answer,
    });
  });
  await openList(page);
  await page.getByRole('radio', { name: 'Quick Entry' }).check({ force: true });
  await button(page, 'Paste Lines').waitFor();
  await page.waitForTimeout(2_000);
  const entry = await scrollThrough(page);
  isQuickEntry = true;
  const entryLandings = await landings(page, (index) => `tr[data-index="${index}"]`);
  strictEqual(await page.getByRole('table', { name: 'Quick Entry' }).count(), 1);
  await visitor.context.close();
  const all = ROWS.length * 2;
  return [
    ...resultsOf('an empty page as tall', empty, false),
    ...resultsOf('the grid', grid, true),
    ...resultsOf('quick entry', entry, true),
    {
      id: 'B4',
      work: `addresses with row= that show their row with its price, of ${all} (grid ${gridLandings}, quick entry ${entryLandings})`,
      value: ((gridLandings + entryLandings) / all) * 100,
      unit: '%',
      goal: { atLeast: 100 },
    },
  ];
}
