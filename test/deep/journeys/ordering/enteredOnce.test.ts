import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { frameText } from '#domain/texts/frameText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { checkList, openQuickEntry, pasteDialog } from '#test/support/browser/pasting.ts';
import { button, dialog, searchProducts } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const LEMONS = 'Lemon, Choice, 115 CT';
const quantityOf = (page: Page, description: string) =>
  page.getByRole('textbox', { name: `Quantity of ${description}`, exact: true });
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

it('asks before all of a guide is ordered a second time, though only the cart has the first', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const page = await visit({ as: 'chef', at: '/products#og=Weekly' });
  await openQuickEntry(page);
  await button(page, 'Add to Cart').click();
  await page.getByText(/^60 Products Added To Cart/).waitFor();
  const before = await chef.cart();

  await page.reload();
  await openQuickEntry(page);
  await button(page, 'Add to Cart').click();
  await dialog(page, 'Add Again?').getByText('60 of 60 products are already in your cart. Add them again?').waitFor();
  await button(dialog(page, 'Add Again?'), 'Cancel').click();
  await dialog(page, 'Add Again?').waitFor({ state: 'hidden' });
  const quantities = ({ lines }: typeof before) => lines.map(({ orderQuantity }) => orderQuantity);
  expect(quantities(await chef.cart())).toEqual(quantities(before));
  await chef.startAfresh();
});

it('keeps typed lines in the tab where they were typed, until another tab takes them over', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const first = await visit({ as: 'chef', at: '/products?s=lemon#og=' });
  first.on('dialog', (asking) => asking.accept());
  await openQuickEntry(first);
  await quantityOf(first, LEMONS).fill('3');
  await button(first, 'Entered Lines 1').waitFor();

  const second = await first.context().newPage();
  await second.goto('/products?s=lemon#og=');
  await openQuickEntry(second);
  await second.getByText('Another open tab has 1 entered line.').waitFor();
  await button(second, 'Entered Lines 0').waitFor();
  await button(second, 'Move It Here').click();
  await button(second, 'Entered Lines 1').waitFor();
  await expect.poll(() => isLost(second)).toBe(false);
  await first.getByText('Another tab is now using the lines you entered here.').waitFor();
  await button(first, 'Entered Lines 0').waitFor();

  await second.reload();
  await openQuickEntry(second);
  await button(second, 'Entered Lines 1').waitFor();
  await second.close();
  const third = await first.context().newPage();
  await third.goto('/products?s=lemon#og=');
  await openQuickEntry(third);
  await third.getByText('An earlier visit has 1 entered line.').waitFor();
  await button(third, 'Discard').click();
  await third.getByText('An earlier visit has 1 entered line.').waitFor({ state: 'hidden' });
  expect((await chef.cart()).lines).toEqual([]);
});

it('asks before Back removes typed lines with their category, and then they are gone', async () => {
  const page = await visit({ as: 'chef', at: '/products#og=' });
  await openQuickEntry(page);
  await page.getByLabel('Main Category').selectOption('Produce');
  await page
    .getByRole('textbox', { name: /^Quantity of/ })
    .first()
    .fill('2');
  await button(page, 'Entered Lines 1').waitFor();
  await page.goBack();
  await dialog(page, 'Unsaved Changes').getByText(frameText('leaving.unsavedData')).waitFor();
  await button(page, 'Stay').click();
  await button(page, 'Entered Lines 1').waitFor();
  await page.goBack();
  await button(page, 'Leave').click();
  await button(page, 'Entered Lines 0').waitFor();
  await page.reload();
  await openQuickEntry(page);
  await button(page, 'Entered Lines 0').waitFor();
});

it('asks before a step to and from an address that was typed with another hash takes typed lines away', async () => {
  const page = await visit({ as: 'chef', at: '/cart' });
  await page.goto('/products#og=');
  await openQuickEntry(page);
  // As the browser does it for an address that is typed: an entry that the shop has not written.
  await page.evaluate(() => window.location.assign('#og=&mc=11'));
  await expect.poll(() => page.getByLabel('Main Category').inputValue()).toBe('11');
  await page
    .getByRole('textbox', { name: /^Quantity of/ })
    .first()
    .fill('2');
  await button(page, 'Entered Lines 1').waitFor();
  await page.goBack();
  await dialog(page, 'Unsaved Changes').waitFor();
  await button(page, 'Stay').click();
  await page.evaluate(() => window.location.assign('#og=&mc=12'));
  await dialog(page, 'Unsaved Changes').waitFor();
  await button(page, 'Stay').click();
  await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#og=&mc=11');
  await button(page, 'Help').click();
  await dialog(page, 'Help').waitFor();
  await page.goBack();
  await dialog(page, 'Help').waitFor({ state: 'hidden' });
  await button(page, 'Entered Lines 1').waitFor();
});

it('shows what a search finds after a pasted list is in the cart, and the focus is never lost on the way', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const page = await visit({ as: 'chef', at: '/products#og=' });
  await openQuickEntry(page);
  await checkList(page, '10089\t2\tCS\n10226\t1\tCS');
  await button(pasteDialog(page), 'Add 2 lines').click();
  await pasteDialog(page).waitFor({ state: 'hidden' });
  await button(page, 'Entered Lines 2').waitFor();
  await expect.poll(() => isLost(page)).toBe(false);
  await button(page, 'Add to Cart').click();
  await page.getByText('2 Products Added To Cart').waitFor();
  await expect.poll(() => isLost(page)).toBe(false);
  await searchProducts(page, 'salmon');
  await page
    .getByText(/^\d+ results? for salmon$/)
    .first()
    .waitFor();
  await page
    .getByRole('textbox', { name: /^Quantity of .*salmon/i })
    .first()
    .waitFor();
  expect(await quantityOf(page, LEMONS).count()).toBe(0);
  await chef.startAfresh();
});
