import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';

const visit = withBrowser();

/**
 * The longest of what moves once there is a dialog, in milliseconds, until nothing moves any more; 0 when nothing did. The page
 * watches before anything is pressed: a short move could be over before it was asked for.
 */
async function longestMotionAfter(page: Page, press: () => Promise<void>): Promise<number> {
  const watched = await page.evaluateHandle(() => {
    const watch = async () => {
      let longest = 0;
      for (let quietFrames = 0; quietFrames < 5; ) {
        const moving = document.getAnimations();
        const isWatching = document.querySelector('[role=dialog]') !== null;
        quietFrames = isWatching && moving.length === 0 ? quietFrames + 1 : 0;
        for (const { effect } of isWatching ? moving : [])
          longest = Math.max(longest, Number(effect?.getComputedTiming().duration ?? 0));
        await new Promise(requestAnimationFrame);
      }
      return longest;
    };
    return { longest: watch() };
  });
  await press();
  return await watched.evaluate(({ longest }) => longest);
}

async function openMenu(page: Page): Promise<number> {
  await page.getByText('612 results').first().waitFor();
  const longest = await longestMotionAfter(page, () => button(page, 'Menu').click());
  await dialog(page, 'Menu').waitFor();
  return longest;
}

it('moves nothing for people who asked their device for less motion', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=', width: 800 });
  expect(await openMenu(page)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await dialog(page, 'Menu').waitFor({ state: 'hidden' });
  const add = button(page, /^Add Apple, Granny Smith.* to cart$/);
  expect(await longestMotionAfter(page, () => add.click())).toBeLessThanOrEqual(1);
});

it('explains the menu by a short move for everyone else', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=', width: 800, reducedMotion: 'no-preference' });
  const longest = await openMenu(page);
  expect(longest).toBeGreaterThan(100);
  expect(longest).toBeLessThanOrEqual(200);
});
