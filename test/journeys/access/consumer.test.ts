import { expect, it } from 'vitest';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { addToCart, button, dialog, heading, searchProducts, signInAs } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();

it('lets a consumer choose delivery, see where that is impossible, pick up instead, and correct the address', async () => {
  const shopper = await signIn(journeyShop(), 'shopper@example.com');
  await shopper.startAfresh();
  const page = await visit({ at: '/login' });
  await signInAs(page, 'shopper@example.com');
  await heading(page, 'Select Pickup or Delivery').waitFor();
  await page.waitForURL('**/select-shipmethod');
  await button(page, /^Delivery/).click();
  const address = dialog(page, 'New Address');
  await address.locator('[name=display]').fill('Home');
  await address.locator('[name=name]').fill('Robin Calloway');
  await address.locator('[name=zip]').fill('04852');
  await button(address, 'Save').click();
  await button(dialog(page, checkoutText('shipMethod.undeliverable')), checkoutText('shipMethod.proceed')).click();

  await searchProducts(page, 'baguette');
  await addToCart(page, { product: 'Baguette, French, Par-Baked, 24 CT', quantity: '1' });
  await page.goto('/checkout');
  await button(page, 'Continue').click();
  await page.getByText('We do not deliver to this zip code.').waitFor();
  await expect.poll(() => button(page, 'Continue').isDisabled()).toBe(true);

  await button(page, 'Pickup').click();
  const change = page.getByRole('region', { name: 'Switch to Pickup' });
  await change.getByText('The line in your cart stays.').waitFor();
  await change.getByText('The add-on charges of $7.50 no longer apply.').waitFor();
  await button(change, 'Switch to Pickup').click();
  await page.getByRole('radio', { name: /^Pickup/, checked: true }).waitFor();
  await button(page, 'Continue').click();
  await page.getByRole('textbox', { name: 'Pickup Date' }).waitFor();
  await page.getByLabel('Customer P.O.').fill('7');
  await button(page, 'Continue').click();
  await page.getByRole('region', { name: 'Payment Information' }).waitFor();

  await button(page, 'Delivery').click();
  await button(dialog(page, checkoutText('shipMethod.undeliverable')), 'Edit Address').click();
  const edited = dialog(page, 'Edit Address');
  await edited.locator('[name=zip]').fill('04101');
  await button(edited, 'Save').click();
  await page.getByText('Minimum order amount for this zip code is $50.00.').waitFor();
  await button(page, 'Switch to Delivery').click();
  await page.getByText(checkoutText('shipMethod.minimum', { amount: '$50.00' }), { exact: true }).waitFor();
  await page.goto('/cart');
  await page.getByText(/to go$/).waitFor();
});
