import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { builtCatalog, builtKeys } from '../../../scripts/build/compiledTexts.ts';
import { oneScript } from '../../../scripts/oneScript.ts';
import { readCatalogs } from '../../../scripts/texts/catalogs.mjs';
import { textUses } from '../../../scripts/texts/textUses.mjs';
import { settle } from './axe.ts';
import type {} from './pseudoInPage.ts';

const IN_PAGE = join(import.meta.dirname, 'pseudoInPage.ts');
const PACKS = ['*/assets/pages-*.js', '*/assets/administration-*.js'];
/** Around every text. Playwright leaves both out when it compares names, so that stories find what they name. */
const BEGIN = '\u200B';
const END = '\u00AD';

/** The English catalogs with a mark at both ends of every message; arguments, plurals and tags are inside. */
function markedCatalogs() {
  const uses = textUses();
  const marked = [...readCatalogs()].map(([area, messages]) => {
    const texts = Object.entries(messages).map(([key, message]) => [key, `${BEGIN}${message}${END}`] as const);
    return [area, builtCatalog(Object.fromEntries(texts), builtKeys(area, Object.keys(messages), uses))] as const;
  });
  return Object.fromEntries(marked);
}

/** Runs in the page, before its first tag is read. */
function beRightToLeft(): void {
  new MutationObserver((_changes, observer) => {
    document.documentElement.lang = 'es';
    document.documentElement.dir = 'rtl';
    observer.disconnect();
  }).observe(document, { childList: true });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * A language for tests: English texts in brackets, accented, about 40 percent longer, from right to left. Pages load it
 * in the place of Spanish, and the server goes on in English.
 */
export class Pseudo {
  readonly #catalogs = JSON.stringify(markedCatalogs());
  readonly #data = new WeakMap<Page, Promise<string[]>[]>();
  readonly #script: string;

  static async load(): Promise<Pseudo> {
    return new Pseudo(await oneScript(IN_PAGE, 'pseudo'));
  }

  private constructor(script: string) {
    this.#script = script;
  }

  /** Before a window opens its first page. */
  readonly putInto = async (page: Page): Promise<void> => {
    const data: Promise<string[]>[] = [];
    this.#data.set(page, data);
    page.on('response', (response) => data.push(this.#dataOf(response)));
    await page.addInitScript(beRightToLeft);
    await page.addInitScript({ content: this.#script });
    // Not by `page.route`, in whose presence no request is reported that a story stops (`stoppedCalls.ts`).
    const session = await page.context().newCDPSession(page);
    session.on('Fetch.requestPaused', async ({ requestId, request }) => {
      const pack = await (await fetch(request.url)).text();
      const [, name] = /export\s*\{\s*\w+ as (\w+)/.exec(pack) ?? [];
      if (name === undefined) throw new Error(`${request.url} exports no texts`);
      const body = Buffer.from(`const texts = ${this.#catalogs}; export { texts as ${name} };`).toString('base64');
      const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }];
      await session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
    });
    await session.send('Fetch.enable', { patterns: PACKS.map((urlPattern) => ({ urlPattern })) });
  };

  /** What is wrong in the page at this size, one line each. */
  async findings(page: Page, size: { width: number; height: number }): Promise<string[]> {
    await page.setViewportSize(size);
    await this.show(page);
    await settle(page);
    const data = (await Promise.all(this.#data.get(page) ?? [])).flat();
    const found = await page.evaluate((known) => window.pseudo.findings(known), [...new Set(data)]);
    await this.restore(page);
    return found;
  }

  async show(page: Page): Promise<void> {
    await page.evaluate(() => window.pseudo.show());
  }

  async restore(page: Page): Promise<void> {
    await page.evaluate(() => window.pseudo.restore());
  }

  async #dataOf(response: Response): Promise<string[]> {
    if (!response.headers()['content-type']?.includes('json')) return [];
    try {
      return stringsIn(await response.json());
    } catch {
      // The page was left before the answer was read, or it is no JSON on purpose.
      return [];
    }
  }
}
