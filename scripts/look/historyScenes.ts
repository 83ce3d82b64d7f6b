import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import { button } from '../../test/support/shopping.ts';
import { answer, asks, cut, hold, letGo, type Scene, sees, waits } from './scene.ts';

const ORDERS = '**/api/history/orders*';
const SALES = '**/api/history/products*';
const DOCUMENTS = '**/api/documents/**';
const FAILED = { message: 'down', errors: [] };

const confirms = (page: Page) =>
  button(page, /^Confirmation of order/)
    .first()
    .click();

export const historyScenes: readonly Scene[] = [
  {
    name: 'history',
    after: 'history-failed',
    network: letGo(ORDERS),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(/^\d+ orders$/)(page);
    },
  },
  { name: 'history-priceless', isVariant: true, as: 'priceless', at: '/history/orders', show: sees(/^\d+ orders$/) },
  {
    name: 'history-empty',
    isVariant: true,
    as: 'chef',
    at: '/history/orders',
    show: async (page) => {
      await sees(/^\d+ orders$/)(page);
      await page.getByRole('searchbox', { name: 'Search orders' }).fill('zzzz');
      await sees(texts.history.none)(page);
    },
  },
  { name: 'history-loading', as: 'chef', at: '/history/orders', network: hold(ORDERS), show: waits },
  {
    name: 'history-failed',
    as: 'chef',
    at: '/history/orders',
    network: cut(ORDERS),
    show: sees('The orders could not be loaded.'),
  },
  {
    name: 'history-document-failed',
    after: 'history-document',
    network: answer(DOCUMENTS, FAILED, 500),
    show: async (page) => {
      await confirms(page);
      await sees(texts.documents.failed)(page);
    },
  },
  {
    name: 'history-document-tried-again',
    after: 'history-document-failed',
    show: async (page) => {
      const failed = button(page, new RegExp(`^${texts.documents.failed}: Confirmation`));
      await failed.click();
      await failed.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'history-document-fetching',
    after: 'history-document-without-tab',
    network: hold(DOCUMENTS),
    show: async (page) => {
      await button(page, 'Close notice').click();
      await asks(page, DOCUMENTS, () => confirms(page));
    },
  },
  {
    name: 'history-document',
    after: 'history',
    show: async (page) => {
      await Promise.all([page.waitForResponse(DOCUMENTS), confirms(page)]);
    },
  },
  {
    name: 'history-document-without-tab',
    after: 'history-document-tried-again',
    show: async (page) => {
      await page.evaluate(() => {
        const { open } = window;
        window.open = () => {
          window.open = open;
          return null;
        };
      });
      await confirms(page);
      await sees(texts.documents.noTab)(page);
    },
  },
  {
    name: 'sales',
    after: 'sales-failed',
    network: letGo(SALES),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees(/^[\d,]+ lines$/)(page);
    },
  },
  {
    name: 'sales-priceless',
    isVariant: true,
    after: 'history-priceless',
    show: async (page) => {
      await page.getByRole('link', { name: 'Product History' }).first().click();
      await sees(/^[\d,]+ lines$/)(page);
    },
  },
  {
    name: 'sales-empty',
    after: 'sales',
    show: async (page) => {
      await page.getByRole('searchbox', { name: 'Search lines' }).fill('zzzz');
      await sees(texts.history.none)(page);
    },
  },
  { name: 'sales-loading', as: 'chef', at: '/history/products', network: hold(SALES), show: waits },
  {
    name: 'sales-failed',
    as: 'chef',
    at: '/history/products',
    network: cut(SALES),
    show: sees('The product history could not be loaded.'),
  },
];
