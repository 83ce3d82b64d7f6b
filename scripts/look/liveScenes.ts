import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { cut, hold, type Scene, sees } from './scene.ts';

/** An admin's tab in which the panel was turned on before. */
const turnedOn = { as: 'admin', at: '/cart', keptInTab: { statecharts: 'on' } } as const;
const DRAWING = '**/assets/shop-*.js';

/** By its text: an open dialog hides the panel from a screen reader, not from the eye. */
const chooses = (name: string) => async (page: Page) => {
  await page.locator('aside button', { hasText: name }).click();
  await page.locator('aside .lit').first().waitFor();
};

export const liveScenes: readonly Scene[] = [
  { ...turnedOn, name: 'live', show: chooses('cart page') },
  {
    ...turnedOn,
    name: 'live-full-size',
    isVariant: true,
    at: '/products#og=',
    show: async (page) => {
      await page.locator('aside .lit').first().waitFor();
      await button(page, 'Full size').click();
    },
  },
  {
    ...turnedOn,
    name: 'live-dialog',
    isVariant: true,
    show: async (page) => {
      await button(page, /^Edit /)
        .first()
        .click();
      await chooses('cart line dialog')(page);
    },
  },
  {
    ...turnedOn,
    name: 'live-loading',
    network: hold(DRAWING),
    show: (page) => page.locator('aside [aria-busy=true]').waitFor(),
  },
  { ...turnedOn, name: 'live-failed', network: cut(DRAWING), show: sees('The chart could not be loaded.') },
  {
    name: 'live-off',
    after: 'live-folded',
    show: async (page) => {
      await button(page, 'Unfold statecharts').click();
      await button(page, 'Turn statecharts off').click();
      await page.locator('aside').waitFor({ state: 'detached' });
    },
  },
  { name: 'live-folded', after: 'live', show: (page) => button(page, 'Fold statecharts').click() },
];
