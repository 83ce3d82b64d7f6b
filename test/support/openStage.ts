import type { Browser, Page } from 'playwright-core';
import { prepareBuyers } from '../../scripts/look/carts.ts';
import { SceneStage } from '../../scripts/look/sceneStage.ts';

/** A window that tells stories at this shop; its people and their carts are made ready. */
export async function openStage(
  browser: Browser,
  shopUrl: string,
  equip?: (page: Page) => Promise<void>,
): Promise<SceneStage> {
  return new SceneStage(browser, shopUrl, await prepareBuyers(shopUrl), equip);
}
