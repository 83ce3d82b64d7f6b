import type { Browser, Page } from 'playwright-core';
import { openProfile, type Visitor } from '../../test/support/chromium.ts';
import type { DemoBuyer } from '../../test/support/demoBuyer.ts';
import { cartScenes } from './cartScenes.ts';
import { catalogueScenes } from './catalogueScenes.ts';
import { checkoutScenes } from './checkoutScenes.ts';
import { guideDialogScenes } from './guideDialogScenes.ts';
import { guideScenes } from './guideScenes.ts';
import { historyScenes } from './historyScenes.ts';
import { orderPageScenes } from './orderPageScenes.ts';
import { pasteScenes } from './pasteScenes.ts';
import { quickEntryScenes } from './quickEntryScenes.ts';
import { BUYERS, type Buyer, type Scene } from './scene.ts';
import { sessionScenes } from './sessionScenes.ts';

export const scenes: readonly Scene[] = [
  ...guideScenes,
  ...sessionScenes,
  ...catalogueScenes,
  ...cartScenes,
  ...checkoutScenes,
  ...historyScenes,
  ...orderPageScenes,
  ...guideDialogScenes,
  ...quickEntryScenes,
  ...pasteScenes,
];

/** Opens the scene in a browser profile of its own; closing the page's context ends it. */
export async function openScene(
  browser: Browser,
  shopUrl: string,
  buyers: Readonly<Record<Buyer, DemoBuyer>>,
  scene: Scene,
  visitor: Visitor = {},
): Promise<Page> {
  const who: { username?: string; customerKey?: number } = scene.as ? BUYERS[scene.as] : {};
  const buyer = scene.as ? buyers[scene.as] : null;
  const context = await openProfile(browser, shopUrl, {
    ...(buyer && { token: buyer.token }),
    ...(who.customerKey === undefined ? {} : { customerKey: who.customerKey }),
    ...visitor,
  });
  try {
    const page = await context.newPage();
    await scene.network?.(page);
    await page.goto(scene.at);
    await scene.show(page, buyer);
    return page;
  } catch (error) {
    const path = `.look/failures/${scene.name}.png`;
    await context
      .pages()[0]
      ?.screenshot({ path, timeout: 5_000 })
      .catch(() => undefined);
    await context.close();
    throw error;
  }
}
