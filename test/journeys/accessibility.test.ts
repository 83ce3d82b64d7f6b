import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareBuyers } from '../../scripts/look/carts.ts';
import { openScene, scenes } from '../../scripts/look/openScene.ts';
import { findingsOfAxe } from '../support/axe.ts';
import { launchChromium } from '../support/chromium.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };
/** A window of 1280 px at 400 %. */
const ZOOMED = { width: 320, height: 640 };

let browser: Browser;
let buyers: Awaited<ReturnType<typeof prepareBuyers>>;

beforeAll(async () => {
  browser = await launchChromium();
  buyers = await prepareBuyers(inject('shopUrl'));
});

afterAll(() => browser?.close());

async function findings(page: Page, upTo: number): Promise<string[]> {
  const found: string[] = [];
  for (const size of [WIDE, PHONE].filter(({ width }) => width <= upTo)) {
    await page.setViewportSize(size);
    for (const [colorScheme, about] of [
      ['light', 'everything'],
      ['dark', 'colours'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const here = await findingsOfAxe(page, about);
      found.push(...here.map((finding) => `${size.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return found;
}

/** What sticks out of the page to the right of a window of 320 px. */
async function stickingOut(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  return await page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  }, ZOOMED.width);
}

describe('Nothing for axe to find, light and dark, wide and on a phone, and nothing outside a window of 320 px', () => {
  it.concurrent.for(scenes)('$name', async (scene) => {
    const size = scene.upTo === undefined ? WIDE : PHONE;
    const page = await openScene(browser, inject('shopUrl'), buyers, scene, { ...size, reducedMotion: 'reduce' });
    try {
      expect(await findings(page, scene.upTo ?? WIDE.width)).toEqual([]);
      expect(await stickingOut(page)).toEqual([]);
    } finally {
      await page.context().close();
    }
  });
});
