import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideHref } from '../../domain/guide/guideAddress.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { GUIDES, guide, known, listed, many, ONE_GUIDE, refused } from './guides.ts';
import { all, answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const opensCreate = async (page: Page) => {
  await button(page, 'Create New').click();
  await page.getByLabel('Order Guide Name').waitFor();
};
export const guideScenes: readonly Scene[] = [
  { name: 'guide', as: 'chef', at: guideHref('Kitchen'), network: known, show: sees('Order in Quick Entry') },
  {
    name: 'guide-long',
    isVariant: true,
    as: 'chef',
    at: guideHref('Everything'),
    network: many,
    show: sees('Order in Quick Entry'),
  },
  {
    name: 'guide-none',
    isVariant: true,
    as: 'chef',
    at: guideHref(null),
    network: listed(),
    show: sees(guideTexts.orderGuide.none),
  },
  {
    name: 'guide-empty',
    isVariant: true,
    as: 'chef',
    at: guideHref('Bar'),
    network: listed(guide('Bar', [])),
    show: sees(guideTexts.orderGuide.empty),
  },
  {
    name: 'guide-unlisted',
    isVariant: true,
    as: 'chef',
    at: guideHref('Gone'),
    network: known,
    show: sees(guideTexts.orderGuide.unlisted('Gone')),
  },
  {
    name: 'guide-locked',
    isVariant: true,
    as: 'chef',
    at: guideHref('House list'),
    network: known,
    show: sees(/cannot be changed/),
  },
  { name: 'guide-loading', as: 'chef', at: guideHref(null), network: hold(GUIDES), show: waits },
  { name: 'guide-failed', as: 'chef', at: guideHref(null), network: cut(GUIDES), show: sees(/could not be loaded/) },
  {
    name: 'guide-create',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await opensCreate(page);
      await page.getByLabel('Order Guide Name').fill('Sunday brunch');
    },
  },
  {
    name: 'guide-create-failed',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: all(known, answer(ONE_GUIDE, refused(409, 'There is already an order guide named "Bar".'), 409, 'POST')),
    show: async (page) => {
      await opensCreate(page);
      await page.getByLabel('Order Guide Name').fill('Bar');
      await button(dialog(page, 'Create Order Guide'), 'Create').click();
      await sees(/^There is already/)(page);
    },
  },
  {
    name: 'guide-delete',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: all(known, cut(ONE_GUIDE)),
    show: async (page) => {
      await button(page, 'Delete').click();
      await button(dialog(page, guideTexts.orderGuide.delete), 'Delete').click();
      await sees(/^Failed to delete/)(page);
    },
  },
  {
    name: 'guide-add-product',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, 'Add New Product').click();
      await page.getByRole('combobox', { name: 'Product' }).fill('sal');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').nth(3).waitFor();
    },
  },
  {
    name: 'guide-add-quantity',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, 'Add New Product').click();
      await page.getByRole('combobox', { name: 'Product' }).fill('corn, sweet, bi');
      await page.keyboard.press('Enter');
      await page.getByLabel('Quantity', { exact: true }).fill('5');
      await button(dialog(page, 'Add to Order Guide'), 'Add').click();
      await sees(/has this product already/)(page);
    },
  },
  {
    name: 'guide-item',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, /^Change quantity of Corn/).click();
      await page
        .getByLabel('Quantity, EA')
        .or(page.getByLabel('Quantity', { exact: true }))
        .fill('25');
      await sees(/enter a multiple/)(page);
    },
  },
  {
    name: 'guide-remove',
    as: 'chef',
    at: guideHref('Kitchen'),
    network: known,
    show: async (page) => {
      await button(page, /^Remove Corn/).click();
      await dialog(page, 'Remove From Order Guide').waitFor();
    },
  },
];
