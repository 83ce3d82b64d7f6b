import { test } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { button } from '#test/support/browser/shopping.ts';

const visit = withBrowser();

test('a word that the owner adds finds products in a browser that has kept the catalog, until it is removed', async () => {
  const page = await visit({ as: 'admin', at: '/admin/search-words' });
  const saved = () => button(page, 'Discard Changes').and(page.locator('[data-blocked]')).waitFor();
  const search = async () => {
    await page.goto('/products');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('sea bugs');
  };
  await button(page, 'Add Line').click();
  // A blank typed before the new line has the focus would press the button again.
  await page
    .getByLabel(/^People type, /)
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('sea bugs, scampi grande');
  await page.keyboard.press('Tab');
  await page.keyboard.type('lobster');
  await page.keyboard.press('Enter');
  await page.getByText(/^Search words saved/).waitFor();
  await saved();

  await search();
  await page
    .getByText(/^Lobster, Live/)
    .first()
    .waitFor();

  await page.goto('/admin/search-words');
  await page.getByLabel('Find a Line').fill('sea bugs');
  await button(page, 'Remove sea bugs').click();
  await button(page, 'Save').click();
  await saved();
  await search();
  await page.getByText('No Products Available').waitFor();
});
