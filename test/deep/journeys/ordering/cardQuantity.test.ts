import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
/** A customer for whom no other journey orders. */
const CUSTOMER = 109;

async function begin() {
  const rep = await signIn(journeyShop(), 'rep', CUSTOMER);
  await rep.startAfresh();
  const page = await visit({ as: 'rep', customerKey: CUSTOMER, at: '/products?s=salmon#og=' });
  const card = page.locator('main article').filter({ hasText: 'Salmon, Atlantic' });
  const quantities = async () => (await rep.cart()).lines.map(({ orderQuantity }) => orderQuantity);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  return { rep, page, card, field: card.getByRole('textbox'), quantities, focused };
}

it('changes on its card what is in the cart, and the focus stays at the product', async () => {
  const { page, card, field, quantities, focused } = await begin();
  const add = card.getByRole('button', { name: /^Add Salmon/ });
  const label = 'Quantity of Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add To Cart' });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Salmon, Atlantic, Fillet, D-Trim, 3-4 LB');
  expect(await quantities()).toEqual([1]);

  await field.fill('12');
  await field.press('Enter');
  await expect.poll(quantities).toEqual([12]);
  await card.getByText('12 CS in cart').waitFor();
  await card.getByText(/ in stock$/).waitFor();
  await card.getByRole('button', { name: `More: ${label}` }).click();
  await expect.poll(quantities).toEqual([13]);

  await field.fill('0');
  await field.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove From Cart' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe(label);
  expect([await field.inputValue(), await quantities()]).toEqual(['13', [13]]);

  await field.fill('0');
  await field.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect.poll(quantities).toEqual([]);
  await expect.poll(focused).toMatch(/^Add Salmon, Atlantic/);
});

it('keeps every card as high as the others, by which the list measures, however little room there is', async () => {
  const { page, rep } = await begin();
  await page.goto('/products?s=beef#og=');
  await page.locator('[data-add]').first().waitFor();
  const links = page.locator('main article a[href^="/product/"]');
  const addresses = await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
  const productKeys = addresses.map((address) => Number(address.replace('/product/', '')));
  await rep.add(...productKeys.map((productKey) => ({ productKey, unitOfMeasure: 'CS', orderQuantity: 1200 })));
  await page.reload();
  await page
    .getByLabel(/^Quantity of /)
    .nth(2)
    .waitFor();
  const heights = () =>
    page.locator('main article').evaluateAll((cards) => [...new Set(cards.map((card) => card.clientHeight))]);
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(heights, { message: `${width} px` }).toHaveLength(1);
  }
});

it('marks an invalid quantity on the card, sends nothing, and asks before the page is left', async () => {
  const { page, card, field, quantities } = await begin();
  await card.getByRole('button', { name: /^Add Salmon/ }).click();
  await page.getByRole('dialog', { name: 'Add To Cart' }).getByRole('button', { name: 'Save' }).click();
  await field.fill('two');
  await field.press('Enter');
  await card.getByText("'two' is not a quantity. Use digits and a decimal point.").waitFor();
  await card.getByText('1 CS in cart').waitFor();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Unsaved data would be lost by leaving the active view.').waitFor();
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('two');
  await field.press('Escape');
  expect([await field.inputValue(), await quantities()]).toEqual(['1', [1]]);
});
