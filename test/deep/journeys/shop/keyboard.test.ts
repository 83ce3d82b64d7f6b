import { expect, it } from 'vitest';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { expectFocus, tabTo, tabToAndPress } from '#test/support/browser/keyboard.ts';
import { addressOfPdfOpenedBy } from '#test/support/browser/openedPdf.ts';
import { button, dialog, heading, latestDeliveryDate, receiptNumber } from '#test/support/browser/shopping.ts';
import { PASSWORD, signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const SALMON = 'Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';
const BASIL = 'Basil, Sweet, Fresh, 1 LB';

it('takes an order from the sign-in page to its confirmation by keyboard alone', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const before = await chef.orders();
  const page = await visit({ at: '/login' });
  const { keyboard } = page;

  await expectFocus(page.getByLabel('Username'));
  await keyboard.type('chef');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await heading(page, 'This week’s specials').waitFor();

  const search = page.getByRole('searchbox', { name: 'Search products' });
  await keyboard.press('/');
  await expectFocus(search);
  await keyboard.type('basil, sweet');
  await keyboard.press('Enter');
  await tabToAndPress(page, button(page, `Add ${BASIL} to cart`));
  const adding = dialog(page, 'Add To Cart');
  await expectFocus(adding.getByLabel('Quantity', { exact: true }));
  await keyboard.press('Escape');
  await adding.waitFor({ state: 'hidden' });
  await expectFocus(button(page, `Add ${BASIL} to cart`));
  await keyboard.press('Enter');
  await expectFocus(adding.getByLabel('Quantity', { exact: true }));
  await keyboard.type('1.5');
  await keyboard.press('Enter');
  await adding.waitFor({ state: 'hidden' });
  await page.getByText('1.5 LB in cart').waitFor();

  await keyboard.press('?');
  await expectFocus(dialog(page, 'Help').getByRole('heading', { name: 'Products' }));
  await keyboard.press('Escape');
  await dialog(page, 'Help').waitFor({ state: 'hidden' });

  await keyboard.press('/');
  await expectFocus(search);
  await keyboard.press('Escape');
  await expect.poll(() => search.inputValue()).toBe('');
  await keyboard.type('salmon, atl');
  await keyboard.press('Enter');
  await tabToAndPress(page, button(page, `Add ${SALMON} to cart`));
  await expectFocus(adding.getByLabel('Quantity', { exact: true }));
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  const unit = adding.getByLabel('Sell By U/M');
  await tabTo(page, unit);
  await keyboard.press('c');
  await expect.poll(() => unit.inputValue()).toBe('CS');
  await tabToAndPress(page, button(adding, 'Save'));
  await adding.waitFor({ state: 'hidden' });
  await page.getByText('3 CS in cart').waitFor();

  await tabToAndPress(page, page.getByRole('link', { name: 'Cart, 2 lines' }));
  await tabToAndPress(page, button(page, `Edit ${SALMON}`));
  await expectFocus(dialog(page, 'Edit Cart').getByLabel('Quantity', { exact: true }));
  await keyboard.type('4');
  await keyboard.press('Enter');
  await dialog(page, 'Edit Cart').waitFor({ state: 'hidden' });
  await tabToAndPress(page, button(page, 'Remove Items'));
  await tabToAndPress(page, button(page, `Remove ${BASIL}`));
  await page.getByRole('link', { name: 'Cart, 1 line' }).waitFor();

  await tabToAndPress(page, page.locator('main').getByRole('link', { name: 'Checkout' }));
  await tabTo(page, page.getByLabel('Customer P.O.'));
  await keyboard.type('PO KEYS');
  await tabTo(page, page.getByLabel('Delivery Date', { exact: true }));
  await keyboard.type(await latestDeliveryDate(page));
  await tabTo(page, page.getByLabel('Special Instruction 1'));
  await keyboard.type('By keys alone');
  await tabToAndPress(page, button(page, 'Continue'));
  await tabToAndPress(page, button(page, 'Submit Order'));
  const orderNumber = await receiptNumber(page);
  await addressOfPdfOpenedBy(page, () => tabToAndPress(page, button(page, `Confirmation of order ${orderNumber}`)));
  await tabToAndPress(page, button(page, 'Finish'));
  await heading(page, 'This week’s specials').waitFor();
  expect((await chef.orders()).length - before.length).toBe(1);
});
