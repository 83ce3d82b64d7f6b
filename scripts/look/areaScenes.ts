import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { cut, hold, type Scene, sees } from './scene.ts';

const HISTORY = '**/assets/historyParts*';
const CART_LINE = '**/assets/CartLineDialog*';

const opensHistory = async (page: Page) => {
  await sees(/^\d+ results$/)(page);
  await page.getByRole('link', { name: 'Order History' }).first().click();
};

/** The parts of the program that come when they are needed: areas and dialogs. */
export const areaScenes: readonly Scene[] = [
  {
    name: 'area-on-its-way',
    as: 'chef',
    at: '/products',
    network: hold(HISTORY),
    show: async (page) => {
      await opensHistory(page);
      await page.getByText('Loading Order History').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'area-unreachable',
    as: 'chef',
    at: '/products',
    network: cut(HISTORY),
    show: async (page) => {
      await opensHistory(page);
      await sees('Order History could not be loaded.')(page);
    },
  },
  {
    name: 'dialog-unreachable',
    as: 'chef',
    at: '/products',
    network: cut(CART_LINE),
    show: async (page) => {
      await button(page, /^Add .* to cart$/)
        .first()
        .click();
      await page.getByRole('alertdialog', { name: 'Something went wrong' }).waitFor();
    },
  },
  {
    name: 'area-left-for-another',
    as: 'chef',
    at: '/history/orders',
    show: async (page) => {
      await sees(/^\d+ orders$/)(page);
      await page.getByRole('link', { name: 'Edit Order Guides' }).first().click();
      await page.getByLabel('Order Guide', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Products', exact: true }).first().click();
      await sees(/^\d+ results$/)(page);
    },
  },
];
