import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
/** A customer for whom no other journey orders. */
const CUSTOMER = 108;

async function begin(at: string) {
  const rep = await signIn(journeyShop(), 'rep', CUSTOMER);
  await rep.startAfresh();
  const page = await visit({ as: 'rep', customerKey: CUSTOMER, at });
  const box = page
    .getByRole('searchbox', { name: 'Search products' })
    .or(page.getByRole('combobox', { name: 'Search products' }));
  const quantities = async () => (await rep.cart()).lines.map(({ orderQuantity }) => orderQuantity);
  return { page, box, quantities };
}

it('adds what is suggested while something is typed, by keys alone, and the focus never leaves the box', async () => {
  const { page, box, quantities } = await begin('/help');
  await box.waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('salmon atlantic');
  const suggested = page.getByRole('grid', { name: 'Suggested products' });
  const salmon = suggested.getByRole('row').filter({ hasText: 'Salmon, Atlantic' });
  await salmon.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('3');
  await salmon.filter({ hasText: '3 CS' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(quantities).toEqual([3]);
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await suggested.waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('salmon atlantic');
});

it('moves from the box into the results by the arrow key, types a quantity there, adds it, and returns', async () => {
  const { page, box, quantities } = await begin('/products?s=salmon#og=');
  const result = page.locator('main article:focus');
  await page.locator('[data-add]').first().waitFor();
  await box.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return await result.count();
    })
    .toBe(1);
  await page.keyboard.type('12');
  await expect.poll(() => page.locator('main article input').inputValue()).toBe('12');
  await page.keyboard.press('Enter');
  await expect.poll(quantities).toEqual([12]);
  await result.waitFor();
  await page.getByLabel(/^Quantity of /).waitFor();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect.poll(quantities).toEqual([5]);
  await result.waitFor();
  await page.keyboard.press('Escape');
  expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
});
