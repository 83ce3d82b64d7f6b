import type { Locator, Page } from 'playwright-core';
import { formatDate } from '#domain/formatDate.ts';
import { PASSWORD } from '../shop/demoBuyer.ts';

/** Actions of people in the storefront, by the names that they read or hear. */

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

/** Opens a section of the side menu if it is closed. */
export async function openMenuSection(page: Page | Locator, name: string): Promise<void> {
  const section = button(page, name);
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
}

export async function signInAs(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log In').click();
}

export interface Wanted {
  product: string;
  quantity: string;
  unit?: string;
  note?: string;
}

/** Searches the catalog; Enter closes the suggestions, so that nothing covers the results. */
export async function searchProducts(page: Pick<Page, 'getByLabel'>, text: string): Promise<void> {
  const box = page.getByLabel('Search products', { exact: true });
  await box.fill(text);
  await box.press('Enter');
}

export async function fillCartLine(page: Page, { quantity, unit, note }: Omit<Wanted, 'product'>): Promise<void> {
  if (unit) await page.getByLabel('Sell By U/M').selectOption(unit);
  await page.getByLabel('Quantity', { exact: true }).fill(quantity);
  if (note) await page.getByLabel('Note 1').fill(note);
}

export async function addToCart(page: Page, { product, ...wanted }: Wanted): Promise<void> {
  await button(page, `Add ${product} to cart`).click();
  const adding = dialog(page, 'Add To Cart');
  await fillCartLine(page, wanted);
  await button(adding, 'Save').click();
  await adding.waitFor({ state: 'hidden' });
}

/** From the checkout's first step to the order as it would be placed. */
export async function reviewOrder(page: Page, customerPo: string): Promise<void> {
  await page.getByLabel('Customer P.O.').fill(customerPo);
  await button(page, 'Continue').click();
  await button(page, 'Submit Order').waitFor();
}

/** The last day that the Delivery step offers, as it is typed. */
export async function latestDeliveryDate(page: Page): Promise<string> {
  const choices = page.getByRole('combobox', { name: 'Choose Delivery Date' }).locator('option');
  await choices.nth(1).waitFor({ state: 'attached' });
  return formatDate(await choices.last().getAttribute('value'));
}

export const receipt = (page: Page): Locator => page.getByText('Thank you. Your order was placed.');

/** The number on the receipt, once it is shown. */
export async function receiptNumber(page: Page): Promise<string> {
  await receipt(page).waitFor();
  return (await page.locator('dt:text-is("Order Number") + dd').textContent()) ?? '';
}
