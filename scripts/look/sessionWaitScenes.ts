import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import { button } from '../../test/support/shopping.ts';
import { cutHeld } from './heldCalls.ts';
import { all, answer, asks, hold, letGo, type Scene, sees } from './scene.ts';

const SETTINGS = '**/api/settings';
const USER = '**/api/user';
const failed = (page: Page) => button(page, 'Try Again').waitFor();
const triesAgain = (page: Page) => button(page, 'Try Again').click();
const opening = (page: Page) => page.getByText('Opening the storefront').waitFor();

/** The way into the shop, while it lasts and where it ends. */
export const sessionWaitScenes: readonly Scene[] = [
  { name: 'session-validating', as: 'chef', at: '/products', network: hold(USER), show: opening },
  { name: 'session-validating-failed', after: 'session-validating', network: cutHeld(USER), show: failed },
  {
    name: 'session-configuring',
    after: 'session-validating-failed',
    network: all(letGo(USER), hold(SETTINGS)),
    show: (page) => asks(page, SETTINGS, () => triesAgain(page)),
  },
  { name: 'session-configuring-failed', after: 'session-configuring', network: cutHeld(SETTINGS), show: failed },
  {
    name: 'session-expired',
    after: 'session-configuring-failed',
    network: all(
      letGo(SETTINGS),
      answer('**/api/product/catalogue*', { message: 'unauthorised', errors: [], code: 'sessionExpired' }, 401),
    ),
    show: async (page) => {
      await triesAgain(page);
      await sees(texts.session.expired)(page);
    },
  },
  { name: 'punchout-exchanging', at: '/?ac=code-1', network: hold('**/api/token'), show: opening },
  {
    name: 'guest-welcoming',
    after: 'starting-failed',
    network: all(letGo('**/api/settings/site'), hold(SETTINGS)),
    show: (page) => asks(page, SETTINGS, () => triesAgain(page)),
  },
  { name: 'guest-failed', after: 'guest-welcoming', network: cutHeld(SETTINGS), show: failed },
  {
    name: 'customer-chosen',
    after: 'customers-found',
    network: hold(SETTINGS),
    show: async (page) => {
      await page.getByRole('combobox').focus();
      await page.keyboard.press('Enter');
      await opening(page);
    },
  },
];
