import { expect, it } from 'vitest';
import { cartText } from '#domain/texts/cartText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { ORDER } from '#test/support/api/orderOnce.ts';
import { withBrowser } from '#test/support/browser/browser.ts';
import { journeyShop } from '#test/support/browser/journeyShop.ts';
import { addToCart, button, dialog, fillCartLine, heading, signInAs } from '#test/support/browser/shopping.ts';
import { signIn } from '#test/support/shop/demoBuyer.ts';

const visit = withBrowser();
const SALMON = 'Salmon, Atlantic, Fillet, D-Trim, 3-4 LB';

it('shows in one tab at once what another has put in the cart', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  const page = await visit({ as: 'chef', at: '/products?s=salmon,+atl' });
  const other = await page.context().newPage();
  await other.goto('/cart');
  await other.getByText(cartText('cart.empty')).waitFor();
  await addToCart(page, { product: SALMON, quantity: '2', unit: 'CS' });
  await other.getByRole('link', { name: 'Cart, 1 line' }).waitFor();
  await button(other, `Edit ${SALMON}`).waitFor();
});

it('shows the difference when the same line was changed elsewhere, and keeps the version that is chosen', async () => {
  const chef = await signIn(journeyShop(), 'chef');
  await chef.startAfresh();
  await chef.add(...ORDER);
  const [line] = (await chef.cart()).lines;
  if (!line) throw new Error('nothing in the cart');
  const page = await visit({ as: 'chef', at: '/cart', allows: /status of 409/ });
  const change = async (quantity: string) => {
    await button(page, `Edit ${SALMON}`).click();
    await fillCartLine(page, { quantity });
    await button(dialog(page, 'Edit Cart'), 'Save').click();
  };
  const conflict = dialog(page, 'The Cart Was Changed Elsewhere');
  const shown = () => page.getByLabel(`Quantity of ${SALMON}`, { exact: true }).inputValue();
  const quantities = async () => (await chef.cart()).lines.map(({ orderQuantity }) => orderQuantity);
  const meanwhile = (orderQuantity: number) =>
    chef.update(line.id, { productKey: line.productKey, unitOfMeasure: 'CS', orderQuantity });

  await button(page, `Edit ${SALMON}`).waitFor();
  await meanwhile(7);
  await change('5');
  await conflict.getByText(sharedText('cart.conflict')).waitFor();
  await conflict.getByText('5 CS').waitFor();
  await conflict.getByText('7 CS').waitFor();
  expect(await quantities()).toEqual([7, 24]);
  await button(conflict, 'Use Mine').click();
  await expect.poll(shown).toBe('5');
  expect(await quantities()).toEqual([5, 24]);

  await meanwhile(9);
  await change('6');
  await button(conflict, 'Keep Theirs').click();
  await expect.poll(shown).toBe('9');
  expect(await quantities()).toEqual([9, 24]);
});

it('shows in the other tabs at once that a user signed out, or that another user signed in, and continues on request', async () => {
  // A request of a tab at that moment is refused.
  const page = await visit({ as: 'chef', at: '/cart', allows: /status of 401/ });
  const other = await page.context().newPage();
  await other.goto('/history/orders');
  await heading(other, 'Order History').waitFor();
  await button(page, 'Log Out').click();
  await other.getByText(frameText('session.signedOutElsewhere')).waitFor();
  await button(other, 'Continue').click();
  await heading(other, 'Sign In')
    .or(other.getByRole('link', { name: 'Log In' }))
    .first()
    .waitFor();
  await other.goto('/login');
  await signInAs(other, 'admin');
  await other.getByText('Pine & Tide Bistro').first().waitFor();
  await page.getByText('Pine & Tide Bistro').first().waitFor();
});
