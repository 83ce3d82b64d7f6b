import type { Page } from 'playwright-core';
import { button } from './shopping.ts';

/** A card that is taken in test mode, and whose it is. */
export const TEST_CARD = { number: '4111111111111111', expires: '1230', cvv: '737', name: 'Sam Shopper' } as const;

const BILLING = { 'Address Line 1': '12 Wharf Street', City: 'Portland', 'ZIP Code': '04101' } as const;

/** Fills in a card, with its billing address. */
export async function fillCard(
  page: Page,
  { number, expires, cvv, name }: { [key in keyof typeof TEST_CARD]: string } = TEST_CARD,
): Promise<void> {
  await page.getByLabel('Card Number').fill(number);
  await page.getByLabel('Expiration Date').fill(expires);
  await page.getByLabel('CVV').fill(cvv);
  await page.getByLabel('Name on Card').fill(name);
  for (const [label, text] of Object.entries(BILLING)) await page.getByLabel(label).fill(text);
  await page.getByLabel('State / Province').selectOption('ME');
}

/** From the step that takes a card to the order that it will be charged with. */
export async function payBy(page: Page, card?: Parameters<typeof fillCard>[1]): Promise<void> {
  await fillCard(page, card);
  await button(page, 'Continue').click();
  await button(page, /^Pay \$/).waitFor();
}

/** Chooses an eCheck, and fills in an account that is taken in test mode, with its billing address. */
export async function fillBank(page: Page, accountNumber = '1234567890'): Promise<void> {
  await page.getByRole('radio', { name: /^eCheck/ }).check();
  const typed = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  for (const label of ['Routing Number', 'Re-enter Routing Number']) await typed(label).fill('011000015');
  for (const label of ['Account Number', 'Re-enter Account Number']) await typed(label).fill(accountNumber);
}
