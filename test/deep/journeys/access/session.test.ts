import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { frameText } from '#domain/texts/frameText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button, heading, signInAs } from '#test/support/browser/shopping.ts';
import { settle } from '#test/support/stories/axe.ts';
import { stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
const keptToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));

it('shows on the sign-in page that the session has expired, and clears its token', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=', allows: /status of 401/ });
  await page.getByText('612 results').first().waitFor();
  // Requests that the page still sends would end the session before the link is pressed.
  await page.waitForLoadState('networkidle');
  const headers = { authorization: `Bearer ${await keptToken(page)}` };
  await fetch(`${journeyShop()}/api/token/revoke`, { method: 'POST', headers });
  await page.getByRole('link', { name: 'Order History' }).click();
  await page.getByText(frameText('session.expired')).waitFor();
  await heading(page, 'Sign In').waitFor();
  await page.waitForURL('**/login');
  expect(await keptToken(page)).toBeNull();
});

it('shows that user or password is wrong, and keeps what was typed', async () => {
  const page = await visit({ at: '/login', allows: /status of 40[01]/ });
  await signInAs(page, 'chef', 'not the password');
  await page.getByText(frameText('session.unknownUser')).waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('chef');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');
  await signInAs(page, 'chef');
  await heading(page, 'This week’s specials').waitFor();
});

it('continues, once signed in, to the wanted or interrupted page; a user who logged out starts on the first page', async () => {
  const page = await visit({ at: '/history/orders', allows: /status of 401/ });
  await heading(page, 'Sign In').waitFor();
  await page.reload();
  await signInAs(page, 'chef');
  await heading(page, 'Order History').waitFor();
  await page.getByRole('link', { name: 'Categories' }).click();
  await heading(page, 'Categories').waitFor();
  const headers = { authorization: `Bearer ${await keptToken(page)}` };
  await fetch(`${journeyShop()}/api/token/revoke`, { method: 'POST', headers });
  await page.getByRole('link', { name: 'Order History' }).click();
  await page.getByText(frameText('session.expired')).waitFor();
  await signInAs(page, 'chef');
  await heading(page, 'Order History').waitFor();
  await button(page, 'Log Out').click();
  await page.getByRole('heading', { name: /^(Sign In|This week’s specials)$/ }).waitFor();
  await page.goto('/login');
  await signInAs(page, 'chef');
  await page.getByRole('link', { name: 'Order History' }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

/** In the page: counts the frames in which nothing of the shop is on screen. */
async function countBlankFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const look = () => {
      const isBlank = document.querySelector('#root :is(header, main) > *') === null;
      dataset.blankFrames = String(Number(dataset.blankFrames ?? 0) + Number(isBlank));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.blankFrames));
}

it.each(['chef', 'rep'])(
  'has something on screen at every moment from the sign-in of %s to the next page',
  async (name) => {
    const page = await visit({ at: '/login' });
    await heading(page, 'Sign In').waitFor();
    await stopCalls(page, '**/api/**', async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await call.fallback();
    });
    const blankFrames = await countBlankFrames(page);
    await signInAs(page, name);
    await page
      .getByText(/^(\d+ customers|This week’s specials)$/)
      .first()
      .waitFor();
    expect(await blankFrames()).toBe(0);
  },
);

it('keeps the session over a reload, and ends it with Log Out', async () => {
  const page = await visit({ at: '/login' });
  await signInAs(page, 'chef');
  await page.getByText('The Gilded Oyster').waitFor();
  await page.reload();
  await page.getByText('The Gilded Oyster').waitFor();
  await button(page, 'Log Out').click();
  await page.getByRole('link', { name: 'Log In' }).or(heading(page, 'Sign In')).waitFor();
  expect(await keptToken(page)).toBeNull();
});

it('keeps filters and search in the address: Back and reload show the same list', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  const mainCategory = page.getByLabel('Main Category');
  await mainCategory.selectOption('Seafood');
  await button(page, 'Remove Seafood').waitFor();
  const filtered = await page
    .getByText(/^\d+ results$/)
    .first()
    .textContent();
  await mainCategory.selectOption('Produce');
  await button(page, 'Remove Produce').waitFor();
  await page.goBack();
  await button(page, 'Remove Seafood').waitFor();
  await page
    .getByText(filtered ?? '', { exact: true })
    .first()
    .waitFor();
  await page.reload();
  await button(page, 'Remove Seafood').waitFor();
  await page
    .getByText(filtered ?? '', { exact: true })
    .first()
    .waitFor();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill("corte d'oro");
  await expect.poll(() => page.url()).toContain('?s=corte');
  await page.reload();
  await expect.poll(() => search.inputValue()).toBe("corte d'oro");
  await page
    .getByText(/^\d+ results for corte d'oro$/)
    .first()
    .waitFor();
});

it('returns from a product to the row of the list that it was left on', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  await page.getByText('612 results').first().waitFor();
  // The list has its full height only once its first cards were measured.
  await page.waitForFunction(() => document.body.scrollHeight > 10_000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => page.url()).toMatch(/#og=&row=\d{3}/);
  const inView = await page.locator('article h2 a').allTextContents();
  const name = inView[Math.floor(inView.length / 2)] ?? '';
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByText('Product Code').waitFor();
  await page.goBack();
  const back = page.getByRole('link', { name, exact: true });
  await back.waitFor();
  await expect.poll(async () => (await back.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await back.boundingBox())?.y).toBeLessThan(900);
});

it('draws the cards of a list equally high on windows of every width, in integer pixels', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  await page.locator('article').filter({ hasText: /\$\d/ }).first().waitFor();
  for (const width of [1440, 1000, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const heights = await page
      .locator('main [data-index]')
      .evaluateAll((cards) => [...new Set(cards.map((card) => card.getBoundingClientRect().height))]);
    expect(heights, `at ${width} px`).toEqual([Math.round(heights[0] ?? 0)]);
  }
});
