import { strictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/browser/chromium.ts';
import type { BenchShop } from './benchShop.ts';
import { EVERY_RESULT } from './catalogue.ts';
import { LIST } from './firstRow.ts';
import { type Ratio, ratioOf } from './pairs.ts';
import { plainAddress } from './plainPages.ts';
import type { Result } from './results.ts';
import { percentile } from './timing.ts';
import { newVisitor, type Visitor } from './visits.ts';

/** Each word is typed letter by letter over the one before. */
const WORDS = ['chicken', 'salmon', 'lemon', 'butter', 'shrimp', 'onion', 'cheese', 'pepper', 'tomato', 'corn'];
/** Frames follow each other as fast as possible, without waiting for the screen. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const WATCH = { path: join(import.meta.dirname, 'inPage/watchKeys.js') };

/** Milliseconds from the input event to the second frame after the list changed; null if it did not change. */
type Key = number | null;

declare global {
  interface Window {
    keyWatch?: { keys: Key[]; isWaiting: boolean };
  }
}

/** A page with all products listed and a ready search field. */
async function openSearch({ context }: Visitor, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page.getByText(EVERY_RESULT).first().waitFor();
  // The storefront prepares its search in the background.
  await page.waitForTimeout(5_000);
  return page;
}

async function typeWord(page: Page, word: string): Promise<Key[]> {
  await page.bringToFront();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.focus();
  await search.selectText();
  await page.evaluate(() => {
    if (window.keyWatch) window.keyWatch.keys = [];
  });
  for (const [index, email] of [...word].entries()) {
    await page.keyboard.press(email);
    await page.waitForFunction(
      (typed) => window.keyWatch && !window.keyWatch.isWaiting && window.keyWatch.keys.length === typed,
      index + 1,
      { polling: 20 },
    );
  }
  const keys = await page.evaluate(() => window.keyWatch?.keys ?? []);
  // The updates after the typing (the address, prices) complete.
  await page.waitForTimeout(800);
  return keys;
}

async function countOn(page: Page): Promise<string | undefined> {
  const text = await page
    .getByText(/^[\d,]+ results?/)
    .first()
    .textContent();
  return /^[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', '');
}

interface Typed {
  ratio: Ratio;
  control: Ratio;
  /** Milliseconds of each key in the storefront. */
  keys: readonly number[];
}

async function typeInTurn(browser: Browser, shop: BenchShop): Promise<Typed> {
  const visitor = await newVisitor(browser, shop);
  const ours = await openSearch(visitor, LIST);
  const rows = await ours.locator('main article').count();
  const plain = await openSearch(visitor, plainAddress('search', rows));
  const keys: number[] = [];
  const timesIn = (page: Page, note: (milliseconds: number) => void) => {
    let turn = 0;
    return async () => {
      const word = WORDS[turn % WORDS.length] ?? '';
      turn += 1;
      const times = (await typeWord(page, word)).filter((time) => time !== null);
      times.forEach(note);
      return percentile(times, 0.5);
    };
  };
  const count = { pairs: 15, warmUp: 1 };
  const unnoted = () => undefined;
  const control = await ratioOf(timesIn(plain, unnoted), timesIn(plain, unnoted), count);
  const ratio = await ratioOf(
    timesIn(ours, (time) => keys.push(time)),
    timesIn(plain, unnoted),
    count,
  );
  for (const word of WORDS.slice(0, 3)) {
    await typeWord(ours, word);
    await typeWord(plain, word);
    // The storefront shows the best matches first.
    strictEqual(await countOn(ours), await countOn(plain));
  }
  await visitor.context.close();
  return { ratio, control, keys };
}

const REASON =
  'the first letters of a word replace every card: React takes about 25 ms for them, layout and painting as long; the search itself takes 3';

/** B3: from a key in the search to the painted list. */
export async function benchSearchKeys(browser: Browser, shop: BenchShop): Promise<Result[]> {
  const { ratio, control, keys } = await typeInTurn(browser, shop);
  const unpacedBrowser = await launchChromium(UNPACED);
  const unpaced = await typeInTurn(unpacedBrowser, shop).finally(() => unpacedBrowser.close());
  const baseline = '`includes` over the same strings with cards painted by hand';
  return [
    { id: 'A/A', work: `${baseline} ÷ itself`, value: control, unit: 'x', goal: null },
    {
      id: 'B3',
      work: `search key to painted list ÷ ${baseline}`,
      value: ratio,
      unit: 'x',
      goal: { atMost: 1.5 },
      reason: REASON,
    },
    {
      id: 'B3',
      work: `search key to painted list, p95 of ${keys.length} keys`,
      value: percentile(keys, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
      reason: REASON,
    },
    { id: 'B3', work: 'search key to painted list, median', value: percentile(keys, 0.5), unit: 'ms', goal: null },
    {
      id: 'B3',
      work: `the same ratio where no frame waits for the screen (p95 ${percentile(unpaced.keys, 0.95).toFixed(0)} ms)`,
      value: unpaced.ratio,
      unit: 'x',
      goal: null,
    },
  ];
}
