import type { Page } from 'playwright-core';
import { cut, hold, type Scene, sees } from './scene.ts';

const HISTORY = '**/assets/historyParts*';

const opensHistory = async (page: Page) => {
  await sees(/^\d+ results$/)(page);
  await page.getByRole('link', { name: 'Order History' }).first().click();
};

/** The parts of the program that an area is. */
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
