import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const LONGEST =
  'Chafing Dish Set, Full Size, 8 QT, Stainless with Brass-Finish Trim, Includes Water Pan, Two Half-Size Food Pans, Two Fuel Holders and Hinged Dome Cover';

async function expectHead(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const line of [title, 'The Gilded Oyster (GILD101)']) {
    await page.getByText(line, { exact: true }).filter({ visible: true }).first().waitFor();
  }
}

/** Names that have more lines than are shown. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main span:has(> [data-rest])')]
      .filter((name) => (name.firstElementChild?.clientHeight ?? 0) > name.clientHeight + 1)
      .map(({ textContent }) => textContent),
  );

it('prints whose cart it is, with the full names of its products', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const products = (await (
    await fetch(`${journeyShop()}/api/product/list`, { headers: { authorization: `Bearer ${chef.token}` } })
  ).json()) as { productKey: number; description: string }[];
  const { productKey } = products.find(({ description }) => description === LONGEST) ?? { productKey: 0 };
  await chef.add({ productKey, unitOfMeasure: 'ST', orderQuantity: 1 });
  const page = await visit({ as: 'chef', at: '/cart' });
  await page.setViewportSize({ width: 816, height: 1056 });
  await page
    .locator('main')
    .getByText(/^Chafing Dish Set/)
    .first()
    .waitFor();
  expect((await cutNames(page)).join()).toContain('Chafing Dish Set');
  await expectHead(page, 'Cart');
  expect(await cutNames(page)).toEqual([]);
});

it('prints the name of the guide', async () => {
  const page = await visit({ as: 'chef', at: '/order-guide' });
  const guide = page.getByLabel('Order Guide', { exact: true });
  await guide.waitFor();
  await expectHead(page, await guide.inputValue());
});
