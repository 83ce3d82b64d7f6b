import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser.ts';
import { button } from '../support/shopping.ts';
import { endStops, stopCalls } from '../support/stoppedCalls.ts';

const visit = withBrowser();
const HISTORY = '**/assets/historyParts*';

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
  await button(page, 'Try again').click();
  await page.getByText(/^\d+ orders$/).waitFor();
  expect(await page.getByText(/^Orders from/).isVisible()).toBe(false);
});
