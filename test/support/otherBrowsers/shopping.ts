import { TEST_CARD } from '../browser/payByCard.ts';
import { PASSWORD } from '../shop/demoBuyer.ts';
import type { Target } from './inPage.ts';
import { button, dialog, fact, field, heading, link, type Visitor, within, withRole } from './visitor.ts';

/** Actions of people in the storefront, by the names that they read or hear, on windows of any width. */

export async function signInAs(visitor: Visitor, username: string, password = PASSWORD): Promise<void> {
  await visitor.write(field('Username'), username);
  await visitor.write(field('Password'), password);
  await visitor.press(button('Log In'));
}

/** Presses something of the menu, which narrow windows keep folded. */
export async function pressInMenu(visitor: Visitor, entry: Target): Promise<void> {
  const shown = within(withRole('navigation', 'Menu'), entry);
  await visitor.see(button('Menu'));
  await visitor.seeNo(dialog('Menu'));
  if ((await visitor.all(shown)).length > 0) return await visitor.press(shown);
  await visitor.press(button('Menu'));
  await visitor.press(within(dialog('Menu'), entry));
}

export async function openFromMenu(visitor: Visitor, page: string): Promise<void> {
  await pressInMenu(visitor, link(page));
  await visitor.see(heading(page));
}

/** Narrow windows have the field only on demand, over the rest of the header. */
export async function search(visitor: Visitor, words: string): Promise<void> {
  const searchbox = withRole('searchbox', 'Search products');
  await visitor.see(withRole('searchbox button', /^Search/));
  if ((await visitor.all(searchbox)).length === 0) await visitor.press(button('Search'));
  await visitor.write(searchbox, words);
}

export async function openCart(visitor: Visitor, lines: string): Promise<void> {
  if ((await visitor.all(button('Close search'))).length > 0) await visitor.press(button('Close search'));
  await visitor.press(link(new RegExp(`^Cart, ${lines}`)));
}

export async function openCheckout(visitor: Visitor): Promise<void> {
  await visitor.press(within(withRole('main'), link('Checkout')));
}

export async function addToCart(visitor: Visitor, product: string, quantity: string, unit?: string): Promise<void> {
  const adding = dialog('Add To Cart');
  await visitor.press(button(`Add ${product} to cart`));
  if (unit) await visitor.choose(within(adding, field('Sell By U/M')), unit);
  await visitor.write(within(adding, field('Quantity')), quantity);
  await visitor.press(within(adding, button('Save')));
  await visitor.seeNo(adding);
}

export async function fillCard(
  visitor: Visitor,
  { number, expires, cvv, name }: { [key in keyof typeof TEST_CARD]: string } = TEST_CARD,
): Promise<void> {
  await visitor.write(field('Card Number'), number);
  await visitor.write(field('Expiration Date'), expires);
  await visitor.write(field('CVV'), cvv);
  await visitor.write(field('Name on Card'), name);
}

export async function fillBilling(visitor: Visitor): Promise<void> {
  await visitor.write(field('Address Line 1'), '12 Wharf Street');
  await visitor.write(field('City'), 'Portland');
  await visitor.write(field('ZIP Code'), '04101');
  await visitor.choose(field('State / Province'), 'ME');
}

/** The number on the receipt, once it is shown. */
export async function receiptNumber(visitor: Visitor): Promise<string> {
  return (await visitor.see(fact('Order Number'))).text;
}
