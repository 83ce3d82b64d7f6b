import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideHref } from '../../domain/guide/guideAddress.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { GUIDES, guide, known, listed, many, ONE_GUIDE, refused } from './guides.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { hold, leaves, type Scene, sees, waits } from './scene.ts';

export const guideScenes: readonly Scene[] = [
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
    after: 'guide-unlisted',
    show: async (page) => {
      await page.getByLabel('Order Guide', { exact: true }).selectOption('House list');
      await sees(/cannot be changed/)(page);
    },
  },
  { name: 'guide-loading', as: 'chef', at: guideHref('Kitchen'), network: hold(GUIDES), show: waits },
  { name: 'guide-failed', after: 'guide-loading', network: cutHeld(GUIDES), show: sees(/could not be loaded/) },
  {
    name: 'guide',
    after: 'guide-failed',
    network: known,
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('Order in Quick Entry')(page);
    },
  },
  {
    name: 'guide-create',
    after: 'guide-create-closed',
    show: async (page) => {
      await button(page, 'Create New').click();
      await page.getByLabel('Order Guide Name').fill('Sunday brunch');
    },
  },
  {
    name: 'guide-create-failed',
    after: 'guide-creating',
    network: answerHeld(ONE_GUIDE, refused(409, 'There is already an order guide named "Brunch".'), 409),
    show: sees(/^There is already/),
  },
  {
    name: 'guide-delete',
    after: 'guide-deleting',
    network: cutHeld(ONE_GUIDE),
    show: sees(/^Failed to delete/),
  },
  {
    name: 'guide-remove',
    after: 'guide-item-closed',
    show: async (page) => {
      await button(page, /^Remove Corn/).click();
      await dialog(page, 'Remove From Order Guide').waitFor();
    },
  },
  {
    name: 'guide-item',
    after: 'guide-removing',
    network: cutHeld(ONE_GUIDE),
    show: async (page) => {
      await sees(/^Failed to save/)(page);
      await leaves(page, 'Remove From Order Guide');
      await button(page, /^Change quantity of Corn/).click();
      await page
        .getByLabel('Quantity, EA')
        .or(page.getByLabel('Quantity', { exact: true }))
        .fill('25');
      await sees(/enter a multiple/)(page);
    },
  },
  {
    name: 'guide-add-product',
    after: 'guide-item',
    show: async (page) => {
      await leaves(page, 'Edit Order Guide Quantity');
      await button(page, 'Add New Product').click();
      await page.getByRole('combobox', { name: 'Product' }).fill('sal');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').nth(3).waitFor();
    },
  },
  {
    name: 'guide-add-quantity',
    after: 'guide-add-product',
    show: async (page) => {
      await page.getByRole('combobox', { name: 'Product' }).fill('corn, sweet, bi');
      await page.keyboard.press('Enter');
      await page.getByLabel('Quantity', { exact: true }).fill('5');
      await button(dialog(page, 'Add to Order Guide'), 'Add').click();
      await sees(/has this product already/)(page);
    },
  },
];
