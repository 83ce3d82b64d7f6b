import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { isOfLivePanel, readBuilt } from '#test/support/browser/builtChunks.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, heading, openMenuSection, signInAs } from '#test/support/browser/shopping.ts';
import { PASSWORD, signIn } from '#test/support/shop/demoBuyer.ts';

const BASIL = 1020;

const visit = withBrowser();
const { chunks } = readBuilt();
const files = [...chunks.values()].filter(isOfLivePanel).map(({ name }) => name);
const panel = (page: Page) => page.getByRole('complementary', { name: 'Statecharts' });
const running = (page: Page) => panel(page).getByRole('region', { name: 'Running now' });
const events = (page: Page) => panel(page).getByRole('list', { name: 'Last 50 events' }).getByRole('listitem');
const lit = (page: Page, state: string) => page.locator(`[data-state="${state}"].lit`);

/** The panel's files among all that the page requests from now on. */
function panelFilesOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (files.includes(name) || name.startsWith('startLive')) asked.add(name);
  });
  return asked;
}

beforeAll(async () => {
  const admin = await signIn(journeyShop(), 'admin');
  await admin.startAfresh();
  await admin.add({ productKey: BASIL, unitOfMeasure: 'LB', orderQuantity: 2 });
});

const width = (page: Page) => page.locator('main').evaluate((main) => main.clientWidth);

/** The section of the menu that has the entry of the panel. */
const SECTION = 'Operations';

async function turnOn(page: Page): Promise<void> {
  await openMenuSection(page, SECTION);
  await button(page, 'Statecharts').click();
  await panel(page).waitFor();
}

describe('the panel of running statecharts', () => {
  it('is neither offered to a buyer nor loaded, whatever their tab has stored', async () => {
    const page = await visit({ at: '/login' });
    const asked = panelFilesOf(page);
    await page.evaluate(() => sessionStorage.setItem('statecharts', 'on'));
    await page.reload();
    await signInAs(page, 'chef');
    await page.getByText('The Gilded Oyster').waitFor();
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await heading(page, 'Cart').waitFor();
    expect(await button(page, SECTION).count()).toBe(0);
    expect(await panel(page).count()).toBe(0);
    expect([...asked]).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('statecharts'))).toBeNull();
  });

  it('shows an admin what runs, marks the current states while the shop is used, and lists the events', async () => {
    const page = await visit({ at: '/login' });
    const asked = panelFilesOf(page);
    await signInAs(page, 'admin');
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    expect([...asked]).toEqual([]);
    await turnOn(page);
    await button(running(page), /^cart loaded: idle/).waitFor();
    await button(running(page), /^cart page/).click();
    await lit(page, 'cartPage.editing').waitFor();
    expect([...asked].filter((name) => !name.startsWith('startLive'))).toHaveLength(2);

    await button(page, 'Remove Items').click();
    await lit(page, 'cartPage.removing').waitFor();
    await lit(page, 'cartPage.editing').waitFor({ state: 'detached' });
    await expect.poll(() => events(page).first().textContent()).toBe('cart page removing.start ');
    await button(page, 'Done').click();

    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await panel(page).getByText('not running').waitFor();
    await lit(page, 'cartPage').waitFor({ state: 'detached' });
    const entering = events(page).filter({ hasText: 'shop page.enter' }).first();
    expect(await entering.textContent()).toBe("shop page.enter { visit: { area: 'ordering', page: {2 fields} } }");
  });

  it('contains no value of the buyer: neither a password nor a typed text', async () => {
    const page = await visit({ at: '/login' });
    await signInAs(page, 'admin');
    await page.getByText('Pine & Tide Bistro').waitFor();
    await turnOn(page);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('4111111111111111');
    await page
      .getByText('No products')
      .or(page.getByText(/^0 results/))
      .first()
      .waitFor();
    await expect.poll(() => events(page).count()).toBeGreaterThan(1);
    const shown = (await panel(page).textContent()) ?? '';
    expect(shown).not.toContain('4111111111111111');
    expect(shown).not.toContain(PASSWORD);
  });

  it('stays over a reload, folds, and disappears when it is turned off', async () => {
    const page = await visit({ as: 'admin', at: '/cart' });
    await button(page, SECTION).waitFor();
    const before = await width(page);
    await turnOn(page);
    await page.reload();
    await panel(page).getByRole('heading', { name: 'Running now' }).waitFor();
    await expect.poll(() => width(page)).toBeLessThan(before - 300);
    await button(page, 'Fold statecharts').click();
    await expect.poll(() => width(page)).toBe(before);
    await button(page, 'Unfold statecharts').click();
    await button(page, 'Turn Off Statecharts').click();
    await panel(page).waitFor({ state: 'detached' });
    await page.reload();
    await button(page, 'Statecharts').waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  it('closes when the admin logs out, and stays closed for the next user', async () => {
    const page = await visit({ as: 'admin', at: '/cart' });
    await turnOn(page);
    await button(page, 'Log Out').click();
    await panel(page).waitFor({ state: 'detached' });
    await page.goto('/login');
    await signInAs(page, 'admin');
    await button(page, SECTION).waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  it('leaves room for an open dialog, and neither closes it nor takes its focus', async () => {
    const page = await visit({ as: 'admin', at: '/cart' });
    await turnOn(page);
    await button(running(page), /^cart page/).click();
    await button(page, 'Clear Cart').click();
    await lit(page, 'cartPage.confirmingClear').waitFor();
    const asking = page.getByRole('alertdialog');
    const [question, beside] = [await asking.boundingBox(), await page.locator('aside').boundingBox()];
    expect((question?.x ?? 0) + (question?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    await page.locator('aside button', { hasText: 'notices' }).click();
    await expect.poll(() => asking.locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await asking.waitFor({ state: 'detached' });
    await button(running(page), /^cart page editing/).waitFor();
  });
});
