import type { Page } from 'playwright-core';
import { button, dialog } from '../../test/support/shopping.ts';
import { all, answer, type Opening, type Scene } from './scene.ts';

export const VALIDATE = '**/api/cart/validate';
export const LINES = '**/api/cart/lines';
/** A choice of layout is not kept: it would be the next scene's too. */
const DEFAULTS = '**/api/userPreferences/defaults';

export const quantities = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ });

export const forgetsLayout = answer(DEFAULTS, { isSuccess: true, errorReason: null, errorCode: 0 }, 200, 'POST');

export async function opens(page: Page): Promise<void> {
  await page
    .getByText(/^\d+ results?/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Quick Entry' }).check({ force: true });
  await quantities(page).first().waitFor();
}

/** Quantities into the first rows, one after the other with Enter. */
export async function types(page: Page, ...typed: string[]): Promise<void> {
  await quantities(page).first().focus();
  for (const quantity of typed) {
    await page.keyboard.type(quantity);
    await page.keyboard.press('Enter');
  }
}

/** Empties the rows, once the question is open. */
export async function confirmsClearing(page: Page): Promise<void> {
  const question = dialog(page, 'Clear Entered Lines');
  await button(question, 'Clear').click();
  await question.waitFor({ state: 'hidden' });
}

/** Other quantities than those that are entered. */
export async function typesInstead(page: Page, ...typed: string[]): Promise<void> {
  await button(page, 'Clear').click();
  await confirmsClearing(page);
  await types(page, ...typed);
}

/** A scene of quick entry, in a layout that is not kept: of the whole catalogue and the chef's, unless it says otherwise. `acts`: what is done once it is open. */
export function entryScene({
  network = all(),
  acts = all(),
  ...scene
}: Omit<Opening, 'at' | 'show'> & { at?: string; acts?: (page: Page) => Promise<void> }): Scene {
  return {
    as: 'chef',
    at: '/products#og=',
    ...scene,
    network: all(forgetsLayout, network),
    show: all(opens, acts),
  };
}
