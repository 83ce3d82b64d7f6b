import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import type { Scene } from './scene.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Statecharts' });

/** An admin's tab in which the panel was turned on before. */
const turnedOn = (page: Page): Promise<void> => page.addInitScript(() => sessionStorage.setItem('statecharts', 'on'));

const chooses = (name: string) => async (page: Page) => {
  await panel(page).getByRole('button', { name }).click();
  await panel(page).locator('.lit').first().waitFor();
};

export const liveScenes: readonly Scene[] = [
  { name: 'live', as: 'admin', at: '/cart', network: turnedOn, show: chooses('Cart page') },
  {
    name: 'live-full-size',
    as: 'admin',
    at: '/products#og=',
    network: turnedOn,
    show: async (page) => {
      await chooses('Shop')(page);
      await button(panel(page), 'Full size').click();
    },
  },
  {
    name: 'live-dialog',
    as: 'admin',
    at: '/cart',
    network: turnedOn,
    show: async (page) => {
      await button(page, /^Edit /)
        .first()
        .click();
      // The open dialog hides the panel from a screen reader, not from the eye.
      await page.locator('aside button', { hasText: 'cart line dialog' }).click();
      await page.locator('aside .lit').first().waitFor();
    },
  },
  {
    name: 'live-folded',
    as: 'admin',
    at: '/cart',
    network: turnedOn,
    show: (page) => button(page, 'Fold statecharts').click(),
  },
];
