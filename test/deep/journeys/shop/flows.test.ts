import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { heading, openMenuSection, signInAs } from '#test/support/browser/shopping.ts';

const visit = withBrowser();
const atlas = (page: Page) => page.frameLocator('iframe[title="Statechart atlas"]');
const title = (page: Page, name: string) => atlas(page).getByRole('heading', { level: 1, name });

async function openFlows(at: string): Promise<Page> {
  const page = await visit({ at });
  await signInAs(page, 'admin');
  await openMenuSection(page, 'Operations');
  await page.getByRole('link', { name: 'Flows', exact: true }).click();
  await heading(page, 'Flows').waitFor();
  return page;
}

/** The pixels on screen per unit of the drawing. */
const scaleOf = (page: Page) =>
  atlas(page)
    .locator('.canvas svg')
    .evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);

describe('the page Flows', () => {
  it('opens each chart at its drawn size on its first state, and is used by keyboard', async () => {
    const page = await openFlows('/login');
    await title(page, 'Which chart lives in which').waitFor();
    expect(await scaleOf(page)).toBeCloseTo(1);
    await atlas(page).getByLabel('Search').fill('checkout');
    await page.keyboard.press('Enter');
    await title(page, 'Checkout').waitFor();
    expect(await scaleOf(page)).toBeCloseTo(1);
    const first = await atlas(page).locator('[data-state="checkout.recovering"] .box').boundingBox();
    const canvas = await atlas(page).locator('.canvas').boundingBox();
    if (!first || !canvas) throw new Error('nothing is drawn');
    expect(first.x).toBeGreaterThanOrEqual(canvas.x);
    expect(first.x + first.width).toBeLessThanOrEqual(canvas.x + canvas.width);
    expect(first.y + first.height).toBeLessThanOrEqual(canvas.y + canvas.height);
    await atlas(page).getByRole('button', { name: 'Play' }).press('Enter');
    await atlas(page).locator('[data-state="checkout.recovering"].active').waitFor();
  });

  it("keeps the shop's storage from the frame", async () => {
    const page = await openFlows('/login');
    await title(page, 'Which chart lives in which').waitFor();
    const read = atlas(page)
      .locator('body')
      .evaluate(() => localStorage.length);
    await expect(read).rejects.toThrow('SecurityError');
  });
});
