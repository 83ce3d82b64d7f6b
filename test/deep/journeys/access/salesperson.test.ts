import { expect, it } from 'vitest';
import { customerWithdrawn } from '#domain/session/reason.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { expectFocus } from '#test/support/browser/keyboard.ts';
import {
  addToCart,
  button,
  heading,
  latestDeliveryDate,
  receiptNumber,
  searchProducts,
  signInAs,
} from '#test/support/browser/shopping.ts';
import { PENOBSCOT, signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();

it('lets a salesperson order for a customer who wants a message read and a P.O., and switch to another', async () => {
  const rep = await signIn(journeyShop(), 'rep', PENOBSCOT);
  await rep.startAfresh();
  const before = await rep.orders();
  const page = await visit({ at: '/login' });
  const { keyboard } = page;
  await signInAs(page, 'rep');
  await page.getByText('26 customers').waitFor();
  const search = page.getByRole('combobox', { name: 'Search by name or customer code' });
  await expectFocus(search);
  await keyboard.type('penob');
  await page.getByText('1 customer', { exact: true }).waitFor();
  await keyboard.press('Enter');

  await page.getByText('Penobscot Bay Medical Center').waitFor();
  await searchProducts(page, 'salmon, atl');
  await addToCart(page, { product: 'Salmon, Atlantic, Fillet, D-Trim, 3-4 LB', quantity: '3', unit: 'CS' });
  await page.goto('/checkout');
  await page.getByText('Every order needs a purchase order number').waitFor();
  await button(page, 'Acknowledge').click();
  await button(page, 'Continue').click();
  await page.getByText(checkoutText('checkout.poRequired')).waitFor();
  await expectFocus(page.getByLabel('Customer P.O.'));
  await page.getByLabel('Customer P.O.').fill('FSA-1');
  await page.getByRole('textbox', { name: 'Delivery Date' }).fill(await latestDeliveryDate(page));
  await button(page, 'Continue').click();
  await button(page, 'Submit Order').click();
  const orderNumber = await receiptNumber(page);
  expect((await rep.orders()).map((order) => order.orderNumber)).toEqual([
    orderNumber,
    ...before.map((order) => order.orderNumber),
  ]);

  await button(page.getByRole('banner'), 'Switch Customer').click();
  await expectFocus(search);
  await page.getByText('26 customers').waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByText('Blue Heron Inn').waitFor();
  await page.getByRole('link', { name: 'Cart, 0 lines' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('customerKey'))).toBe('112');
});

it('asks a salesperson whose stored customer was deactivated to choose another, and shows why', async () => {
  const page = await visit({ as: 'rep', customerKey: 987_654, at: '/products', allows: /status of 403/ });
  await heading(page, 'Select Customer').waitFor();
  await page.getByText(customerWithdrawn(null).text).waitFor();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('customerKey'))).toBeNull();
  await page.getByRole('combobox').fill('penob');
  await page.getByRole('combobox').press('Enter');
  await page.getByText('Penobscot Bay Medical Center').waitFor();
});

it('keeps the customer when the choice is cancelled, and logs out on Back', async () => {
  const page = await visit({ as: 'rep', customerKey: PENOBSCOT, at: '/products' });
  await button(page.getByRole('banner'), 'Switch Customer').click();
  await heading(page, 'Select Customer').waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('Penobscot Bay Medical Center').waitFor();
  await button(page.getByRole('banner'), 'Switch Customer').click();
  await page.getByText('26 customers').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Log In' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('token'))).toBeNull();
});
