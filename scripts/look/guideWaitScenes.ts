import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideEditHref, guideHref } from '../../domain/guide/guideAddress.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { DONE, GUIDES, known, ONE_GUIDE } from './guides.ts';
import { answerHeld } from './heldCalls.ts';
import { all, asks, hold, leaves, type Scene, sees, waits } from './scene.ts';

const KITCHEN = guideHref('Kitchen');
const held = all(known, hold(ONE_GUIDE));
const addition = (page: Page) => dialog(page, 'Add to Order Guide');

const creates = async (page: Page) => {
  await page.getByLabel('Order Guide Name').fill('Brunch');
  await asks(page, ONE_GUIDE, () => button(dialog(page, 'Create Order Guide'), 'Create').click());
};
const picks = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Product' }).fill('lime, persian');
  await page.keyboard.press('Enter');
  await page.getByLabel('Quantity', { exact: true }).fill('5');
};
const adds = (page: Page) => asks(page, ONE_GUIDE, () => button(addition(page), 'Add').click());
const includes = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search products of the catalogue' }).fill('lime, persian');
  await page.getByLabel(/^Include Lime, Persian/).check();
};
const savesEdit = async (page: Page) => {
  await includes(page);
  await asks(page, ONE_GUIDE, () => button(page, 'Save').click());
};

/** Guides on their way from their own pages, and what follows when all goes well. */
export const guideWaitScenes: readonly Scene[] = [
  {
    name: 'guide-create-closed',
    after: 'guide',
    show: async (page) => {
      await button(page, 'Create New').click();
      await page.getByLabel('Order Guide Name').waitFor();
      await leaves(page, 'Create Order Guide');
    },
  },
  { name: 'guide-creating', after: 'guide-create', network: hold(ONE_GUIDE), show: creates },
  {
    name: 'guide-deleting',
    after: 'guide-create-failed',
    network: hold(ONE_GUIDE),
    show: async (page) => {
      await leaves(page, 'Create Order Guide');
      await button(page, 'Delete').click();
      await asks(page, ONE_GUIDE, () => button(dialog(page, guideTexts.orderGuide.delete), 'Delete').click());
    },
  },
  {
    name: 'guide-adding',
    after: 'guide-add-quantity',
    network: hold(ONE_GUIDE),
    show: async (page) => {
      await picks(page);
      await adds(page);
    },
  },
  {
    name: 'guide-adding-to-new',
    isVariant: true,
    as: 'chef',
    at: KITCHEN,
    network: held,
    show: async (page) => {
      await button(page, 'Add New Product').click();
      await picks(page);
      await addition(page).getByLabel('Order Guide', { exact: true }).selectOption('');
      await page.getByLabel('New Order Guide Name').fill('Winter');
      await adds(page);
    },
  },
  {
    name: 'guide-added',
    after: 'guide-adding',
    network: answerHeld(ONE_GUIDE, DONE),
    show: async (page) => {
      await sees(/^Added "/)(page);
      await leaves(page, 'Add to Order Guide');
    },
  },
  {
    name: 'guide-item-closed',
    after: 'guide-delete',
    show: async (page) => {
      await leaves(page, guideTexts.orderGuide.delete);
      await button(page, /^Remove Corn/).click();
      await dialog(page, 'Remove From Order Guide').waitFor();
      await leaves(page, 'Remove From Order Guide');
    },
  },
  {
    name: 'guide-removing',
    after: 'guide-remove',
    network: hold(ONE_GUIDE),
    show: async (page) => {
      const asking = dialog(page, 'Remove From Order Guide');
      await asks(page, ONE_GUIDE, () => button(asking, 'Remove').click());
    },
  },
  {
    name: 'guide-edit-loading',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: hold(GUIDES),
    show: waits,
  },
  {
    name: 'guide-edit-copying',
    after: 'guide-edit-locked',
    show: async (page) => {
      await button(page, 'Copy').click();
      await page.getByLabel('Order Guide Name').fill('Mine');
    },
  },
  { name: 'guide-edit-saving', as: 'chef', at: guideEditHref('Kitchen'), network: held, show: savesEdit },
  {
    name: 'guide-edit-making',
    isVariant: true,
    after: 'guide-edit-new',
    network: hold(ONE_GUIDE),
    show: savesEdit,
  },
  {
    name: 'guide-edit-saved',
    after: 'guide-edit-saving',
    network: answerHeld(ONE_GUIDE, DONE),
    show: sees('Order in Quick Entry'),
  },
];
