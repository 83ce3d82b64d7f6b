import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PATIENCE_MS = 20_000;

export interface Visitor {
  /** Signed in already, without the sign-in page. */
  token?: string;
  customerKey?: number;
  /** CSS pixels; 1440 x 900 by default. */
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS });
}

/** A browser profile of its own, as a visitor brings it along. */
export async function openProfile(browser: Browser, shopUrl: string, visitor: Visitor): Promise<BrowserContext> {
  const { token, customerKey, width = 1440, height = 900 } = visitor;
  const { colorScheme = 'light', reducedMotion = 'no-preference' } = visitor;
  const localStorage = [
    ...(token === undefined ? [] : [{ name: 'token', value: token }]),
    ...(customerKey === undefined ? [] : [{ name: 'customerKey', value: String(customerKey) }]),
  ];
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage }] },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
