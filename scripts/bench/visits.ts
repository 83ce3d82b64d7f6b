import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { EMPTY_PAGE, keepOnly, keptOf, openProfile } from '../../test/support/browser/chromium.ts';
import type { BenchShop } from './benchShop.ts';

/** The CPU and network of a slow phone. */
const SLOW = { slowdown: 4, latency: 40, throughput: 10_000_000 / 8 };

/** A browser profile of the chef, and a window that stays open beside the measured ones. */
export interface Visitor {
  context: BrowserContext;
  keeper: Page;
  /** From then on only the token identifies the visit; its files stay cached. */
  forget(): Promise<void>;
}

export async function newVisitor(browser: Browser, shop: BenchShop): Promise<Visitor> {
  const context = await openProfile(browser, shop.base);
  const keeper = await context.newPage();
  await keeper.goto(EMPTY_PAGE);
  const token = shop.headers.authorization?.replace('Bearer ', '') ?? '';
  const forget = () => keepOnly(keeper, keptOf({ token }));
  await forget();
  return { context, keeper, forget };
}

export async function slowDown(session: CDPSession): Promise<void> {
  const { slowdown, latency, throughput } = SLOW;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
