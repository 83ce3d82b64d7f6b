import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideHref } from '../../domain/guide/guideAddress.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { GUIDES, known, ONE_GUIDE, saved } from './guides.ts';
import { all, asks, cut, hold, holdAfter, type Scene, sees } from './scene.ts';

const NEW_NAME = 'Winter';

const newName = (page: Page) => page.getByLabel('New Order Guide Name');
const names = async (page: Page) => newName(page).fill(NEW_NAME);
const chooses = async (page: Page) => {
  await page.getByRole('dialog').getByLabel('Order Guide', { exact: true }).selectOption('Kitchen');
};

/** A product of no guide, from its page. */
const adds = (target: (page: Page) => Promise<void>) => async (page: Page) => {
  await button(page, 'Add to Order Guide').click();
  await target(page);
  await asks(page, ONE_GUIDE, () => button(dialog(page, 'Add to Order Guide'), 'Add').click());
};
const savesAsNew = async (page: Page) => {
  await button(page, 'Save Order Guide').click();
  await names(page);
  await asks(page, ONE_GUIDE, () => button(dialog(page, 'Save Order Guide'), 'Save').click());
};
const replaces = async (page: Page) => {
  await button(page, 'Save Order Guide').click();
  await chooses(page);
  await button(dialog(page, 'Save Order Guide'), 'Save').click();
  await asks(page, ONE_GUIDE, () => button(page, 'Replace').click());
};
const asksAgain = (act: (page: Page) => Promise<void>) => (page: Page) => asks(page, GUIDES, () => act(page));
const unanswered = all(known, holdAfter(1, GUIDES), cut(ONE_GUIDE));
const PRODUCT = '/product/1190';

/** Guides on their way, from the dialogs over other pages. */
export const guideDialogWaitScenes: readonly Scene[] = [
  {
    name: 'add-to-guide-changing',
    as: 'chef',
    at: PRODUCT,
    network: all(known, hold(ONE_GUIDE)),
    show: adds(chooses),
  },
  {
    name: 'add-to-guide-creating',
    isVariant: true,
    as: 'chef',
    at: PRODUCT,
    network: all(known, hold(ONE_GUIDE)),
    show: adds(names),
  },
  { name: 'add-to-guide-asking', as: 'chef', at: PRODUCT, network: unanswered, show: asksAgain(adds(names)) },
  {
    name: 'add-to-guide-added',
    as: 'chef',
    at: PRODUCT,
    network: all(known, saved),
    show: async (page) => {
      await adds(chooses)(page);
      await sees(/^Added "/)(page);
    },
  },
  { name: 'save-cart-guide-creating', as: 'chef', at: '/cart', network: all(known, hold(ONE_GUIDE)), show: savesAsNew },
  {
    name: 'save-cart-guide-replacing',
    isVariant: true,
    as: 'chef',
    at: '/cart',
    network: all(known, hold(ONE_GUIDE)),
    show: replaces,
  },
  { name: 'save-cart-guide-asking', as: 'chef', at: '/cart', network: unanswered, show: asksAgain(savesAsNew) },
  {
    name: 'save-cart-guide-saved',
    as: 'chef',
    at: '/cart',
    network: all(known, saved),
    show: async (page) => {
      await savesAsNew(page);
      await dialog(page, 'Save Order Guide').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'guides-asked-again',
    as: 'chef',
    at: guideHref('Gone'),
    network: all(known, holdAfter(1, GUIDES)),
    show: async (page) => {
      await sees(guideTexts.orderGuide.unlisted('Gone'))(page);
      await asks(page, GUIDES, () => button(page, 'Look Again').click());
    },
  },
];
