import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: to make its program faster takes longer than it runs.
  '--js-flags=--no-maglev,--no-opt',
];
/** Ends what hangs; on a busy machine a page may take minutes. */
const PATIENCE_MS = 20_000;

export interface Visitor {
  /** Signed in already, without the sign-in page. */
  token?: string;
  customerKey?: number;
  /** CSS pixels; 1440 x 900 by default. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** Reduced by default: what moves is painted again and again while a test waits. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** By default none are loaded: to load and draw them takes a tenth of a visit's time. */
  pictures?: boolean;
  /** By default deferred files are not loaded: most visits never need them. */
  loadsAhead?: boolean;
}

type Kept = Readonly<Record<string, string>>;

/** What `npm test` installs on Debian; elsewhere CHROMIUM_PATH names it. */
const SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = existsSync(SHELL) ? SHELL : '/usr/bin/chromium';

export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? INSTALLED, args: [...FLAGS, ...more] });
}

/** A browser profile of its own: its windows share what they keep, and the files that they have loaded. */
export async function openProfile(browser: Browser, shopUrl: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Before a page is opened: nothing is loaded ahead of need in it. */
export const SAVING_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** Something of the shop's address that runs no program. */
export const EMPTY_PAGE = '/favicon.svg';

/** In a page of the shop's address: all that it stores from now on. */
export async function storeOnly(local: Kept, session: Kept): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name ?? '');
      deletion.onsuccess = resolve;
      deletion.onerror = reject;
    });
  }
  for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
}

/** All that the profile stores of the shop from now on, by a page of the shop's address; files stay in the browser's cache. */
export async function keepOnly(page: Page, kept: Kept, keptInTab: Kept = {}): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(`(${storeOnly})(${JSON.stringify(kept)}, ${JSON.stringify(keptInTab)})`);
}

/** The stored values of a signed-in user. */
export function keptOf({ token, customerKey }: Visitor): Kept {
  return {
    ...(token === undefined ? {} : { token }),
    ...(customerKey === undefined ? {} : { customerKey: String(customerKey) }),
  };
}
