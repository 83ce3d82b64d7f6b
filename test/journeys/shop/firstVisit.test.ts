import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { type BuiltChunk, readBuilt } from '#test/support/browser/builtChunks.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const WEB = join(import.meta.dirname, '../../../dist/web');
const LIMITS = { signIn: 150_000, productList: 230_200 };

interface Manifest {
  [source: string]: { file: string; imports?: string[]; isEntry?: true };
}

const manifest: Manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'));

/** The parts of these sources with all that each needs before it runs, the entry among them. */
function loadedFor(sources: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const seen = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is no part of the build`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [...entries, ...sources].forEach(visit);
  return [...seen];
}

const pages = {
  signIn: loadedFor(['src/features/access/login/LoginScreen.tsx']),
  productList: loadedFor(['src/app/shopParts.ts', 'src/areas/ordering/orderingParts.ts']),
};

function bytesOf(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length, 0);
}

function chunksOf(files: readonly string[]): BuiltChunk[] {
  const { chunks } = readBuilt();
  return files.flatMap((file) => chunks.get(file.replace('assets/', '')) ?? []);
}

/** Address, title and menu entry of every page are known from the start; what they lead to is not. */
const PAGE = /\/page\.tsx?$/;

function sourcesOf(files: readonly string[]): string[] {
  return chunksOf(files).flatMap(({ sources }) => sources.filter((source) => !PAGE.test(source)));
}

const NOT_AT_FIRST =
  /node_modules\/(framer-motion|motion-dom|@chakra-ui|@zag-js|@emotion|typebox\/build\/(value|compile))\/|src\/(features\/ordering\/(checkout|paste|products\/quickEntry\/QuickEntry)|components\/dialogs\/ChakraDialog|live)\/|machines\/ordering\/(checkout|paste|cartLineDialog)\/.*Machine|fields\/(Calendar|DateField)/;

const visit = withBrowser();

/** The calls of the API that the page has made so far. */
const calls = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/api\/[^?]*/.exec(name)?.[0] ?? []),
  );

describe('a first visit', () => {
  test.each(['signIn', 'productList'] as const)('to %s loads no more bytes of JavaScript than it may', (page) => {
    expect(bytesOf(pages[page])).toBeLessThanOrEqual(LIMITS[page]);
  });

  test.each(['signIn', 'productList'] as const)('to %s requests few files: each waits for its turn', (page) => {
    expect(pages[page].length).toBeLessThanOrEqual(7);
  });

  test('loads nothing of dialogs, motion, checkout, paste, quick entry or the calendar', () => {
    const sources = sourcesOf(pages.productList);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => NOT_AT_FIRST.test(source))).toEqual([]);
  });

  test('loads nothing of charts, nor does any page but the one that shows them', () => {
    const { chunks } = readBuilt();
    const withCharts = [...chunks].filter(([, { sources }]) =>
      sources.some((source) => /node_modules\/(recharts|@chakra-ui\/charts)\//.test(source)),
    );
    expect(withCharts.map(([name]) => name.replace(/-.*/, ''))).toEqual(['charts']);
    expect(manifest['src/areas/account/accountParts.ts']?.imports?.filter((file) => /charts/.test(file))).toEqual([]);
  });

  test('loads nothing of the shop before a user signs in, and no decimals', () => {
    const sources = sourcesOf(pages.signIn);
    expect(
      sources.filter((source) => /decimal\.js|machines\/shop\/[^/]*Machine|features\/ordering\/products/.test(source)),
    ).toEqual([]);
  });

  test.each(['/login', '/history/orders'])(
    'to %s of a site that is open to guests requests no catalog, and shows the form',
    async (at) => {
      const page = await visit({ at });
      await page.getByLabel('Password', { exact: true }).fill('typed');
      expect((await calls(page)).filter((call) => /\/api\/(product|settings$)/.test(call))).toEqual([]);
      await page.getByLabel('Password', { exact: true }).fill('');
      await page.goto('/products');
      await page.getByText('612 results').first().waitFor();
      expect(await calls(page)).toContain('/api/product/catalogue');
    },
  );
});

test('of a returning user requests all that opens the shop before the first answer, and once', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  await page.getByText('612 results').first().waitFor();
  const asked: string[] = [];
  let letIn: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await stopCalls(page, '**/api/**', async (call) => {
    asked.push(new URL(call.url).pathname);
    await mayAnswer;
    await call.fallback();
  });
  await page.reload();
  await page.getByText('612 results').first().waitFor({ state: 'detached' });
  const opening = ['customer', 'settings', 'menu', 'product/categories', 'cart'];
  const paths = ['settings/site', 'user', ...opening].map((path) => `/api/${path}`);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(paths));
  // The menu decides whether this user has pages of guides.
  expect(asked).not.toContain('/api/orderguide');
  letIn();
  await page.getByText('612 results').first().waitFor();
  await expect.poll(() => asked).toContain('/api/orderguide');
  await page.getByText(/\$\d/).first().waitFor();
  const once = asked.filter((path) => !path.startsWith('/api/product/') || path.endsWith('ategories'));
  expect(once.toSorted()).toEqual([...new Set(once)].toSorted());
});
