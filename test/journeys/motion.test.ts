import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { button, dialog } from '../support/shopping.ts';

const visit = withBrowser();

/** The longest of what moves from now until nothing moves, in milliseconds; 0 when nothing did. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let longest = 0;
    for (let quietFrames = 0; quietFrames < 5; ) {
      const moving = document.getAnimations();
      quietFrames = moving.length === 0 ? quietFrames + 1 : 0;
      for (const { effect } of moving) longest = Math.max(longest, Number(effect?.getComputedTiming().duration ?? 0));
      await new Promise(requestAnimationFrame);
    }
    return longest;
  });
}

async function openMenu(page: Page): Promise<number> {
  await page.getByText('612 results').first().waitFor();
  const [longest] = await Promise.all([longestMotionAfter(page), button(page, 'Menu').click()]);
  await dialog(page, 'Menu').waitFor();
  return longest;
}

/** Waits until something begins to move, or until the menu is there without a move. */
async function longestMotionAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => document.querySelector('[role=dialog]'));
  return await longestMotion(page);
}

it('moves nothing for people who asked their device for less motion', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=', width: 800 });
  expect(await openMenu(page)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await dialog(page, 'Menu').waitFor({ state: 'hidden' });
  await button(page, /^Add Apple, Granny Smith.* to cart$/).click();
  expect(await longestMotionAfter(page)).toBeLessThanOrEqual(1);
});

it('explains the menu by a short move for everyone else', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=', width: 800, reducedMotion: 'no-preference' });
  const longest = await openMenu(page);
  expect(longest).toBeGreaterThan(100);
  expect(longest).toBeLessThanOrEqual(200);
});
