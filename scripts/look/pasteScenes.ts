import type { Page } from 'playwright-core';
import { texts } from '../../domain/texts.ts';
import {
  checkList,
  MIXED_MAIL,
  openQuickEntry,
  pasteDialog,
  pastedLine,
  writeList,
} from '../../test/support/pasting.ts';
import { button, dialog } from '../../test/support/shopping.ts';
import { asks, cut, hold, holdAfter, type Scene, sees } from './scene.ts';

const QUICK_ENTRY = '/products';
const VALIDATE = '**/api/cart/validate';
const GOOD = '10089\t2\tCS\n10226\t1\tCS';
const MANY = Array.from({ length: 120 }, (_, at) => `${10_089 + at * 137}\t${at % 7}\tCS`).join('\n');

/** Three lines without a quantity, and two products that stand there twice. */
const ALIKE = '10089\n10226\n11322\n11459\t3\tHC\n11459\t3\tHC\n36804\t2\tEA\n36804\t2\tEA';
const TWO_IN_ONE = '2 cs 10089 and 1 cs 10226\n3 hc 11459';

const writes = async (page: Page, text: string) => {
  await openQuickEntry(page);
  await writeList(page, text);
};
const checks = async (page: Page, text: string) => {
  await openQuickEntry(page);
  await checkList(page, text);
};

export const pasteScenes: readonly Scene[] = [
  { name: 'paste-empty', isVariant: true, as: 'chef', at: QUICK_ENTRY, show: (page) => writes(page, '') },
  { name: 'paste-text', as: 'chef', at: QUICK_ENTRY, show: (page) => writes(page, MIXED_MAIL) },
  { name: 'paste-review', as: 'chef', at: QUICK_ENTRY, show: (page) => checks(page, MIXED_MAIL) },
  {
    name: 'paste-review-all',
    isVariant: true,
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await checks(page, MIXED_MAIL);
      await pasteDialog(page).getByLabel('Show').selectOption('all');
      await pastedLine(page, 5).waitFor();
    },
  },
  { name: 'paste-together', isVariant: true, as: 'chef', at: QUICK_ENTRY, show: (page) => checks(page, ALIKE) },
  {
    name: 'paste-divided',
    isVariant: true,
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await checks(page, TWO_IN_ONE);
      await pasteDialog(page).getByLabel('Show').selectOption('all');
      await sees('1b')(page);
    },
  },
  { name: 'paste-many', isVariant: true, as: 'chef', at: QUICK_ENTRY, show: (page) => checks(page, MANY) },
  {
    name: 'paste-checking',
    as: 'chef',
    at: QUICK_ENTRY,
    network: hold(VALIDATE),
    show: async (page) => {
      await writes(page, MIXED_MAIL);
      await button(pasteDialog(page), 'Check Lines').click();
      await sees(/^Checking with the server/)(page);
    },
  },
  {
    name: 'paste-unreachable',
    as: 'chef',
    at: QUICK_ENTRY,
    network: cut(VALIDATE),
    show: async (page) => {
      await checks(page, MIXED_MAIL);
      await sees(texts.entry.serverUnreachable('').trim())(page);
    },
  },
  {
    name: 'paste-close',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await checks(page, MIXED_MAIL);
      await page.keyboard.press('Escape');
      await dialog(page, 'Lines Not Added').waitFor();
    },
  },
  {
    name: 'paste-text-close',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await writes(page, GOOD);
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'paste-closed',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await writes(page, '');
      await page.keyboard.press('Escape');
      await pasteDialog(page).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'paste-file',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await writes(page, '');
      const file = { name: 'friday.csv', mimeType: 'text/csv', buffer: Buffer.from(GOOD) };
      await pasteDialog(page).getByLabel('File with lines').setInputFiles(file);
      await pasteDialog(page).getByText('10089').waitFor();
    },
  },
  {
    name: 'paste-rechecking',
    as: 'chef',
    at: QUICK_ENTRY,
    network: holdAfter(1, VALIDATE),
    show: async (page) => {
      await checks(page, `${GOOD}\n99999999\t1\tCS`);
      await page.getByLabel('Product code of line 3').fill('11322');
      await asks(page, VALIDATE, () => button(pasteDialog(page), /^Add /).click());
    },
  },
  {
    name: 'paste-done',
    as: 'chef',
    at: QUICK_ENTRY,
    show: async (page) => {
      await checks(page, GOOD);
      await button(pasteDialog(page), /^Add /).click();
      await pasteDialog(page).waitFor({ state: 'hidden' });
    },
  },
];
