import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button, dialog } from '#test/support/browser/shopping.ts';
import { endStops, stopCalls } from '#test/support/stories/stoppedCalls.ts';

const visit = withBrowser();
const HISTORY = '**/assets/historyParts*';
const CART_LINE = '**/assets/cartLineParts*';

it('shows a part of the program that did not come once it is tried again, with its looks', async () => {
  const page = await visit({ as: 'chef', at: '/favicon.svg', allows: /ERR_FAILED|historyParts/ });
  await stopCalls(page, HISTORY, (call) => call.abort());
  await page.goto('/products');
  await page
    .getByText(/^\d+ results$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Order History' }).click();
  await page.getByText('Order History could not be loaded.').waitFor();
  await endStops(page);
  await button(page, 'Try Again').click();
  await page.getByText(/^\d+ orders$/).waitFor();
  expect(await page.getByText(/^Orders from/).isVisible()).toBe(false);
});

it('opens a dialog that did not come once it is tried again; the page behind it lives', async () => {
  const page = await visit({
    as: 'chef',
    at: '/favicon.svg',
    allows: /ERR_FAILED|cartLineParts|style sheet did not come/,
  });
  await stopCalls(page, CART_LINE, (call) => call.abort());
  await page.goto('/products');
  await button(page, /^Add .* to cart$/)
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Not loaded' });
  await button(question, 'Close').click();
  await button(page, /^Add .* to cart$/)
    .first()
    .click();
  await question.waitFor();
  await endStops(page);
  await button(question, 'Try Again').click();
  await button(dialog(page, 'Add To Cart'), 'Save').waitFor();
  await question.waitFor({ state: 'hidden' });
});

it('loads the area that a buyer may open next in advance, unless the device saves data', async () => {
  const page = await visit({ as: 'chef', at: '/products', loadsAhead: true });
  const loaded = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some(({ name: url }) => url.includes(`/assets/${part}`)),
      name,
    );
  await expect.poll(() => loaded('accountParts')).toBe(true);
  const saving = await visit({ as: 'chef', at: '/products' });
  await saving
    .getByText(/^\d+ results$/)
    .first()
    .waitFor();
  await saving.waitForLoadState('networkidle');
  const parts = await saving.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(parts.filter((url) => /\/assets\/(account|landing)Parts/.test(url))).toEqual([]);
});
