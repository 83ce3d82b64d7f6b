import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { button } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();

it('puts an old order back into the cart but for one line', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();

  const page = await visit({ as: 'chef', at: '/history/orders' });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('invoiced');
  const number = page.getByRole('row').nth(1).getByRole('link', { name: /^\d+$/ });
  const orderNumber = await number.textContent();
  await number.click();
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  await expect.poll(() => page.url()).toContain(`/history/orders/${orderNumber}`);

  const chosen = page.getByRole('checkbox', { name: /^Add /, checked: true });
  await chosen.first().waitFor();
  const wanted = await chosen.count();
  const leftOut = (await chosen.first().getAttribute('aria-label'))?.replace('Add ', '') ?? '';
  await chosen.first().uncheck();
  await button(page, 'Add to Cart').click();
  await page.getByText(`${wanted - 1} Products Added To Cart`).waitFor();
  await page.getByRole('link', { name: 'View cart' }).click();

  await page.getByRole('link', { name: `Cart, ${wanted - 1} lines` }).waitFor();
  await button(page, 'Clear Cart').waitFor();
  expect(await page.getByRole('heading', { name: leftOut, exact: true }).count()).toBe(0);
  const lines = (await chef.cart()).lines;
  expect(lines).toHaveLength(wanted - 1);
  await chef.startAfresh();
});
