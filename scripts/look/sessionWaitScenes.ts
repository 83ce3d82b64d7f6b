import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import { button } from '../../test/support/shopping.ts';
import { answer, cut, hold, type Scene, sees } from './scene.ts';

const SETTINGS = '**/api/settings';
const USER = '**/api/user';
const triesAgain = (page: Page) => button(page, 'Try Again').waitFor();
const opening = (page: Page) => page.getByText('Opening the storefront').waitFor();

/** The way into the shop, while it lasts and where it ends. */
export const sessionWaitScenes: readonly Scene[] = [
  { name: 'session-validating', as: 'chef', at: '/products', network: hold(USER), show: opening },
  { name: 'session-validating-failed', as: 'chef', at: '/products', network: cut(USER), show: triesAgain },
  { name: 'session-configuring', as: 'chef', at: '/products', network: hold(SETTINGS), show: opening },
  { name: 'session-configuring-failed', as: 'chef', at: '/products', network: cut(SETTINGS), show: triesAgain },
  { name: 'punchout-exchanging', at: '/?ac=code-1', network: hold('**/api/token'), show: opening },
  {
    name: 'session-expired',
    as: 'chef',
    at: '/products',
    network: answer('**/api/product/catalogue*', { message: 'unauthorised', errors: [], code: 'sessionExpired' }, 401),
    show: sees(texts.session.expired),
  },
  { name: 'guest-welcoming', at: '/products', network: hold(SETTINGS), show: opening },
  { name: 'guest-failed', at: '/products', network: cut(SETTINGS), show: triesAgain },
  {
    name: 'customer-chosen',
    as: 'rep',
    at: '/select-customer',
    network: hold(SETTINGS),
    show: async (page) => {
      await page.getByRole('combobox').fill('har');
      await sees(/^\d customers$/)(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await opening(page);
    },
  },
];
