import { deepStrictEqual } from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { BenchShop } from './benchShop.ts';
import { ratioOf } from './pairs.ts';
import { plainAddress } from './plainPages.ts';
import type { Result } from './results.ts';
import { newVisitor, slowDown, type Visitor } from './visits.ts';

export const LIST = '/products#og=';
const PAIRS = { pairs: 15, warmUp: 1 };

interface FirstRow {
  /** From the start of the visit to the frame that shows the price. */
  milliseconds: number;
  name: string;
  price: string;
  rows: number;
}

declare global {
  interface Window {
    firstRow?: FirstRow;
  }
}

/** Runs in the page before all other scripts. */
function watchFirstRow(): void {
  const observer = new MutationObserver(() => {
    const first = document.querySelector('main article');
    const price = /\$[\d,.]+/.exec(first?.textContent ?? '')?.[0];
    if (!first || price === undefined) return;
    observer.disconnect();
    const name = first.querySelector('h2')?.textContent?.trim() ?? '';
    const rows = document.querySelectorAll('main article').length;
    // A task after the frame's callbacks runs after painting.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstRow = { milliseconds: performance.now(), name, price, rows };
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

interface Visited {
  seen: FirstRow;
  /** Whether the full catalog was requested. */
  asksWhole: boolean;
}

async function visit(
  { context }: Visitor,
  address: string,
  beforeLeaving?: (page: Page) => Promise<unknown>,
): Promise<Visited> {
  const page = await context.newPage();
  try {
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchFirstRow);
    let asksWhole = false;
    page.on('request', (request) => {
      asksWhole ||= request.url().endsWith('/api/product/catalogue');
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstRow, undefined, { polling: 100 });
    const seen = await page.evaluate(() => window.firstRow);
    if (!seen) throw new Error(`${address} shows no price`);
    await beforeLeaving?.(page);
    return { seen, asksWhole };
  } finally {
    await page.close();
  }
}

const isKeptBy = {
  shop: async (page: Page) => {
    await page
      .getByText(/^50,?000 results/)
      .first()
      .waitFor();
    await page.waitForFunction(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return names.includes('catalogue') && performance.now() > 5_000;
    });
    await page.waitForTimeout(2_000);
  },
  plain: (page: Page) => page.locator('body[data-kept]').waitFor({ state: 'attached' }),
};

type Prepare = (side: 'shop' | 'plain') => Promise<Visitor>;

interface Compared {
  /** A profile for the next visit. */
  prepare: Prepare;
  leave?: (visitor: Visitor) => Promise<unknown>;
  asksWhole: boolean;
  rows: number;
}

/** The visits of one kind; each asserts the same first row and price. */
function visitsOf({ prepare, leave, asksWhole, rows }: Compared) {
  let first: Pick<FirstRow, 'name' | 'price'> | null = null;
  return (side: 'shop' | 'plain') => async (): Promise<number> => {
    const visitor = await prepare(side);
    const visited = await visit(visitor, side === 'shop' ? LIST : plainAddress('firstRow', rows));
    await leave?.(visitor);
    const { name, price, milliseconds } = visited.seen;
    first ??= { name, price };
    deepStrictEqual(
      { name, price, rows: visited.seen.rows, asksWhole: visited.asksWhole },
      { ...first, rows, asksWhole },
    );
    return milliseconds;
  };
}

const REASON =
  'to run the program (React, the statecharts, the shop) takes most of it: the page without a framework has a hundredth of its code';

/** B2: the first row with its price. */
export async function benchFirstRow(browser: Browser, shop: BenchShop): Promise<Result[]> {
  const open = () => newVisitor(browser, shop);
  const close = ({ context }: Visitor) => context.close();
  const regulars = { shop: await open(), plain: await open() };
  const { rows } = (await visit(regulars.shop, LIST, isKeptBy.shop)).seen;
  await visit(regulars.plain, plainAddress('firstRow', rows), isKeptBy.plain);

  const work = `first row with its price (${rows} rows), a fourth of the processor, 10 Mbit/s, 40 ms, ÷ the page without a framework`;
  const times: Record<string, number[]> = {};
  const noted = (name: string, measure: () => Promise<number>) => async () => {
    const milliseconds = await measure();
    times[name] = [...(times[name] ?? []), milliseconds];
    return milliseconds;
  };
  const compare = async (name: string, compared: Omit<Compared, 'rows'>) => {
    const visits = visitsOf({ ...compared, rows });
    const ratio = await ratioOf(
      noted(`${name}, shop`, visits('shop')),
      noted(`${name}, plain`, visits('plain')),
      PAIRS,
    );
    for (const [side, values] of Object.entries(times)) {
      console.log(`${side}: ${values.map((value) => value.toFixed(0)).join(' ')} ms`);
    }
    return ratio;
  };
  const firstVisit = { prepare: open, leave: close, asksWhole: true };
  const plain = visitsOf({ ...firstVisit, rows })('plain');
  const control = await ratioOf(plain, plain, PAIRS);
  const cold = await compare('cold', firstVisit);
  const warm = await compare('warm', { prepare: async (side) => regulars[side], asksWhole: false });
  const forgotten = await compare('files', {
    prepare: async (side) => {
      await regulars[side].forget();
      return regulars[side];
    },
    asksWhole: true,
  });
  await Promise.all(Object.values(regulars).map(close));
  return [
    { id: 'A/A', work: 'the page without a framework ÷ itself, nothing kept', value: control, unit: 'x', goal: null },
    {
      id: 'B2',
      work: `${work}: first visit, nothing kept, no file cached`,
      value: cold,
      unit: 'x',
      goal: { atMost: 2 },
      reason: REASON,
    },
    {
      id: 'B2',
      work: `${work}: files cached and the catalogue kept`,
      value: warm,
      unit: 'x',
      goal: { atMost: 1.3 },
      reason: REASON,
    },
    { id: 'B2', work: `${work}: files cached, no catalogue kept`, value: forgotten, unit: 'x', goal: null },
  ];
}
