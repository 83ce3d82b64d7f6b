import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dtdFaults } from '../partners/cxml/cxmlDocument.ts';
import { readMessage } from '../partners/orderMessage.ts';
import type { ProcurementServer } from '../partners/procurementServer.ts';
import { searchProducts } from './shopping.ts';

export const HOTELS = 'Harbor Hotels procurement';
export const CORN = 'Corn, Sweet, Bicolor, 48 EA';

type Shown = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel' | 'getByText'>;

export async function addCorn(shown: Shown, quantity: string, { isUnusual = false } = {}): Promise<void> {
  await searchProducts(shown, 'corn');
  await shown.getByRole('button', { name: `Add ${CORN} to cart`, exact: true }).click();
  const adding = shown.getByRole('dialog', { name: 'Add To Cart' });
  await adding.getByLabel('Sell By U/M').selectOption('CS');
  await adding.getByLabel('Quantity', { exact: true }).fill(quantity);
  await adding.getByRole('button', { name: 'Save', exact: true }).click();
  if (isUnusual) await shown.getByRole('button', { name: `Keep ${quantity} CS` }).click();
  await adding.waitFor({ state: 'hidden' });
}

/** To the last click. `asksNothing`: the partner has no field for what the Delivery step asks. */
export async function transfer(shown: Shown, { asksNothing = false } = {}): Promise<void> {
  await shown.getByRole('link', { name: /^Cart, / }).click();
  await shown.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  if (!asksNothing) await shown.getByRole('button', { name: 'Continue', exact: true }).click();
  await shown.getByRole('button', { name: 'Transfer', exact: true }).click();
}

/** The order message that the buyer's system received last. */
export function lastMessage({ received }: ProcurementServer) {
  const document = received.at(-1)?.get('cxml-urlencoded') ?? '';
  expect(dtdFaults(document)).toEqual([]);
  return readMessage(document);
}

export const requisition = (page: Page) => page.getByRole('heading', { name: 'Requisition' }).waitFor();
