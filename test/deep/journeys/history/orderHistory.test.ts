import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';

const visit = withBrowser();

it('keeps the search and the sort of order history on Back', async () => {
  const page = await visit({ as: 'chef', at: '/history/orders' });
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  await search.fill('invoiced');
  await page
    .getByRole('columnheader', { name: /^Total/ })
    .getByRole('button')
    .click();
  const firstOrder = () => page.getByRole('row').nth(1).getByRole('link', { name: /^\d+$/ });
  await expect
    .poll(() => page.getByRole('columnheader', { name: /^Total/ }).getAttribute('aria-sort'))
    .toBe('descending');
  const number = await firstOrder().textContent();
  await firstOrder().click();
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();

  await page.goBack();
  await expect.poll(() => firstOrder().textContent()).toBe(number);
  expect(await search.inputValue()).toBe('invoiced');
});
