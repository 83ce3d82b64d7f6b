import type { Page } from 'playwright-core';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideHref } from '../../domain/guide/guideAddress.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { DONE, GUIDES, known, ONE_GUIDE } from './guides.ts';
import { answerHeld } from './heldCalls.ts';
import { all, asks, cut, hold, holdAfter, leaves, type Scene, sees } from './scene.ts';

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
  await names(page);
  await asks(page, ONE_GUIDE, () => button(dialog(page, 'Save Order Guide'), 'Save').click());
};
const replaces = async (page: Page) => {
  await leaves(page, guideTexts.guideDialogs.replaceTitle);
  await button(dialog(page, 'Save Order Guide'), 'Save').click();
  await asks(page, ONE_GUIDE, () => button(page, 'Replace').click());
};
const asksAgain = (act: (page: Page) => Promise<void>) => (page: Page) => asks(page, GUIDES, () => act(page));
const unanswered = all(hold(GUIDES), cut(ONE_GUIDE));
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
  {
    name: 'add-to-guide-added',
    after: 'add-to-guide-changing',
    network: answerHeld(ONE_GUIDE, DONE),
    show: sees(/^Added "/),
  },
  {
    name: 'add-to-guide-asking',
    after: 'add-to-guide-added',
    network: unanswered,
    show: async (page) => {
      await button(page, 'Close notice').click();
      await asksAgain(adds(names))(page);
    },
  },
  {
    name: 'save-cart-guide-creating',
    after: 'save-cart-guide-replace',
    network: hold(ONE_GUIDE),
    show: async (page) => {
      await leaves(page, guideTexts.guideDialogs.replaceTitle);
      await page.getByRole('dialog').getByLabel('Order Guide', { exact: true }).selectOption('');
      await savesAsNew(page);
    },
  },
  {
    name: 'save-cart-guide-replacing',
    isVariant: true,
    after: 'save-cart-guide-stale',
    network: hold(ONE_GUIDE),
    show: replaces,
  },
  {
    name: 'save-cart-guide-saved',
    after: 'save-cart-guide-creating',
    network: answerHeld(ONE_GUIDE, DONE),
    show: (page) => dialog(page, 'Save Order Guide').waitFor({ state: 'hidden' }),
  },
  {
    name: 'save-cart-guide-asking',
    after: 'save-cart-guide-saved',
    network: unanswered,
    show: async (page) => {
      await button(page, 'Close notice').click();
      await button(page, 'Save Order Guide').click();
      await asksAgain(savesAsNew)(page);
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
