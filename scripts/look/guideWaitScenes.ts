import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideEditHref, guideHref } from '../../domain/guide/guideAddress.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { GUIDES, known, ONE_GUIDE, saved } from './guides.ts';
import { all, asks, hold, type Scene, sees, waits } from './scene.ts';

const KITCHEN = guideHref('Kitchen');
const held = all(known, hold(ONE_GUIDE));
const works = all(known, saved);
const addition = (page: Page) => dialog(page, 'Add to Order Guide');

const creates = async (page: Page) => {
  await button(page, 'Create New').click();
  await page.getByLabel('Order Guide Name').fill('Brunch');
  await asks(page, ONE_GUIDE, () => button(dialog(page, 'Create Order Guide'), 'Create').click());
};
const picks = async (page: Page) => {
  await button(page, 'Add New Product').click();
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
  { name: 'guide-creating', as: 'chef', at: KITCHEN, network: held, show: creates },
  {
    name: 'guide-create-closed',
    as: 'chef',
    at: KITCHEN,
    network: known,
    show: async (page) => {
      await button(page, 'Create New').click();
      await page.getByLabel('Order Guide Name').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page, 'Create Order Guide').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'guide-deleting',
    as: 'chef',
    at: KITCHEN,
    network: held,
    show: async (page) => {
      await button(page, 'Delete').click();
      await asks(page, ONE_GUIDE, () => button(dialog(page, guideTexts.orderGuide.delete), 'Delete').click());
    },
  },
  {
    name: 'guide-adding',
    as: 'chef',
    at: KITCHEN,
    network: held,
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
      await picks(page);
      await addition(page).getByLabel('Order Guide', { exact: true }).selectOption('');
      await page.getByLabel('New Order Guide Name').fill('Winter');
      await adds(page);
    },
  },
  {
    name: 'guide-added',
    as: 'chef',
    at: KITCHEN,
    network: works,
    show: async (page) => {
      await picks(page);
      await adds(page);
      await sees(/^Added "/)(page);
      await page.keyboard.press('Escape');
      await addition(page).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'guide-removing',
    as: 'chef',
    at: KITCHEN,
    network: held,
    show: async (page) => {
      await button(page, /^Remove Corn/).click();
      const asking = dialog(page, 'Remove From Order Guide');
      await asks(page, ONE_GUIDE, () => button(asking, 'Remove').click());
    },
  },
  {
    name: 'guide-item-closed',
    as: 'chef',
    at: KITCHEN,
    network: known,
    show: async (page) => {
      await button(page, /^Remove Corn/).click();
      await dialog(page, 'Remove From Order Guide').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page, 'Remove From Order Guide').waitFor({ state: 'hidden' });
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
    as: 'chef',
    at: guideEditHref('Standard'),
    network: known,
    show: async (page) => {
      await button(page, 'Copy').click();
      await page.getByLabel('Order Guide Name').fill('Mine');
    },
  },
  { name: 'guide-edit-saving', as: 'chef', at: guideEditHref('Kitchen'), network: held, show: savesEdit },
  {
    name: 'guide-edit-making',
    isVariant: true,
    as: 'chef',
    at: guideEditHref('Brunch'),
    network: held,
    show: savesEdit,
  },
  {
    name: 'guide-edit-saved',
    as: 'chef',
    at: guideEditHref('Kitchen'),
    network: works,
    show: async (page) => {
      await savesEdit(page);
      await sees('Order in Quick Entry')(page);
    },
  },
];
