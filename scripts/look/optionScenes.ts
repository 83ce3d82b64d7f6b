import type { Page } from 'playwright-core';
import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { all, answer, asks, cut, hold, holdChanges, letGo, type Scene, sees, waits } from './scene.ts';

const PASSWORDS = '**/api/admin/passwordOptions';
const LAYOUT = '**/api/admin/defaultPageLayout';
const SYNC = '**/api/admin/imageSync';
const REQUEST = '**/api/admin/requestImageSync';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const running = {
  state: 'running',
  startedAt: minutes(-1),
  finishedAt: null,
  found: 5000,
  done: 1250,
  made: 210,
  kept: 1037,
  broken: 3,
  unmatched: [],
  unmatchedCount: 0,
  problems: [],
  failure: null,
};
const done = {
  ...running,
  state: 'done',
  finishedAt: minutes(0),
  done: 5000,
  made: 840,
  kept: 4150,
  broken: 2,
  unmatched: [
    'Summer catalogue, page 14 (final, new).jpg',
    'logo-old.png',
    'lobster_tail_warm_water_canner_4-5oz.webp',
  ],
  unmatchedCount: 240,
  problems: [
    { file: '10010.jpg', reason: 'The file is no picture.' },
    { file: 'banners/10020-front.png', reason: 'The picture has more than 100 megapixels.' },
  ],
};
const saved = { isSuccess: true, errorReason: null, errorCode: 0 };

const card = (page: Page, title: string) => page.getByRole('region', { name: title });

async function tryAgain(page: Page): Promise<void> {
  for (let left = await button(page, 'Try Again').count(); left > 0; left -= 1) {
    await button(page, 'Try Again').first().click();
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Try Again').length < before,
      left,
    );
  }
}

/** What holds for the whole site, and the sync of pictures. */
export const optionScenes: readonly Scene[] = [
  {
    name: 'options-loading',
    after: 'jobs-loading',
    network: hold(PASSWORDS, LAYOUT, SYNC),
    show: async (page) => {
      const options = page.getByRole('link', { name: 'Options', exact: true }).first();
      if (!(await options.isVisible())) await button(page, 'Menu').click();
      await options.click();
      await card(page, 'Password Options').waitFor();
      await waits(page);
    },
  },
  {
    name: 'options-failed',
    after: 'options-loading',
    network: all(cutHeld(PASSWORDS), cutHeld(LAYOUT), cutHeld(SYNC)),
    show: async (page) => {
      await sees('The password options could not be loaded.')(page);
      await sees('The default layout could not be loaded.')(page);
      await sees('The progress of the image sync could not be loaded.')(page);
    },
  },
  {
    name: 'options',
    after: 'options-failed',
    network: all(letGo(PASSWORDS, LAYOUT), answer(SYNC, done)),
    show: async (page) => {
      await tryAgain(page);
      await card(page, 'Product Images').getByText('240 files without a product').click();
      await card(page, 'Product Images').getByText('2 problems').click();
      await sees('logo-old.png')(page);
    },
  },
  {
    name: 'options-chosen',
    after: 'options',
    show: async (page) => {
      await card(page, 'Default Layout').getByRole('combobox').selectOption('Quick Entry');
      await page.getByRole('combobox', { name: 'Minimum Length' }).selectOption('12 characters');
    },
  },
  {
    name: 'options-stricter',
    after: 'options-chosen',
    network: all(holdChanges(PASSWORDS), holdChanges(LAYOUT)),
    show: async (page) => {
      await button(card(page, 'Default Layout'), /^Save/).click();
      await button(card(page, 'Password Options'), /^Save/).click();
      await sees('Changing these options will require users')(page);
    },
  },
  {
    name: 'options-saving',
    after: 'options-stricter',
    network: hold(REQUEST),
    show: async (page) => {
      await button(page, 'Change Options').click();
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
      await button(page, /^Sync Images/).click();
      await card(page, 'Product Images').locator('button[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'sync-running',
    after: 'options-saving',
    network: all(answer(SYNC, running), answerHeld(REQUEST, saved)),
    show: async (page) => {
      await sees('1,250 of 5,000 files')(page);
      await button(page, /^Sync Images/).click();
      await sees(/^The images are being synced already/)(page);
    },
  },
  {
    name: 'sync-reading',
    after: 'sync-running',
    network: hold(SYNC),
    show: (page) => asks(page, SYNC, async () => undefined),
  },
  {
    name: 'sync-silent',
    after: 'sync-reading',
    network: all(cutHeld(SYNC), cut(SYNC)),
    show: sees(/^The server did not say how far the sync is/),
  },
];
