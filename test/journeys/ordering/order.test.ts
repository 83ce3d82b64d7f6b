import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { addressOfPdfOpenedBy } from '#test/support/browser/openedPdf.ts';
import {
  addToCart,
  button,
  dialog,
  fillCartLine,
  latestDeliveryDate,
  receiptNumber,
  signInAs,
} from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();

it('takes the chef from the sign-in page to an order, its confirmation and the history', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const before = await chef.orders();

  const page = await visit({ at: '/login' });
  await signInAs(page, 'chef');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByLabel('Order Guide', { exact: true }).selectOption('All Products');
  await page.getByText('612 results').first().waitFor();

  await page.getByLabel('Main Category').selectOption('Seafood');
  await page.getByLabel('Category', { exact: true }).selectOption('Fresh Fish');
  await expect.poll(() => page.url()).toMatch(/\/products#mc=\w+&c=\w+/);
  await addToCart(page, { product: 'Salmon, Atlantic, Fillet, D-Trim, 3-4 LB', quantity: '2', unit: 'CS' });
  await page.getByText('2 CS in cart').waitFor();

  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('corn');
  await expect.poll(() => page.url()).toContain('?s=corn');
  await addToCart(page, { product: 'Corn, Sweet, Bicolor, 48 EA', quantity: '24', unit: 'EA', note: 'Smallest ears' });
  await search.fill('basil, sweet');
  await addToCart(page, { product: 'Basil, Sweet, Fresh, 1 LB', quantity: '1.5' });

  await page.getByRole('link', { name: 'Cart, 3 lines' }).click();
  await button(page, 'Edit Salmon, Atlantic, Fillet, D-Trim, 3-4 LB').click();
  await fillCartLine(page, { quantity: '4' });
  await button(dialog(page, 'Edit Cart'), 'Save').click();
  await dialog(page, 'Edit Cart').waitFor({ state: 'hidden' });
  await expect
    .poll(async () =>
      (await chef.cart()).lines.map(({ orderQuantity, unitOfMeasure }) => `${orderQuantity} ${unitOfMeasure}`),
    )
    .toEqual(['4 CS', '24 EA', '1.5 LB']);

  await page.getByRole('toolbar').or(page.locator('main')).first().getByRole('link', { name: 'Checkout' }).click();
  const delivery = page.getByLabel('Delivery Date', { exact: true });
  await expect.poll(() => delivery.inputValue()).not.toBe('');
  const date = await latestDeliveryDate(page);
  await delivery.fill(date);
  await page.getByLabel('Customer P.O.').fill('PO 20377');
  await page.getByLabel('Special Instruction 1').fill('Ring the bell at the wharf door');
  await page.getByRole('link', { name: 'Cart, 3 lines' }).click();
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await expect
    .poll(() => page.getByLabel('Special Instruction 1').inputValue())
    .toBe('Ring the bell at the wharf door');
  await page.reload();
  await expect.poll(() => delivery.inputValue()).toBe(date);
  await expect.poll(() => page.getByLabel('Customer P.O.').inputValue()).toBe('PO 20377');
  await button(page, 'Continue').click();
  await page.getByText('Ring the bell at the wharf door').waitFor();
  await page.getByText('Smallest ears').waitFor();
  await button(page, 'Submit Order').click();
  const orderNumber = await receiptNumber(page);

  const pressed = button(page, `Confirmation of order ${orderNumber}`);
  const confirmation = await fetch(await addressOfPdfOpenedBy(page, () => pressed.click()));
  expect(Buffer.from(await confirmation.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');

  await page.getByRole('link', { name: 'Order History' }).last().click();
  const row = page.getByRole('row', { name: orderNumber });
  await row.waitFor();
  expect(await row.textContent()).toContain('PO 20377');
  expect(await row.textContent()).toContain(date);
  const orders = await chef.orders();
  expect(orders.length - before.length).toBe(1);
  expect((await chef.cart()).lines).toEqual([]);
  await page.getByRole('link', { name: 'Cart, 0 lines' }).waitFor();
});
