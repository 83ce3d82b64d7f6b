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
import { asks, cut, hold, holdAfter, leaves, type Scene, sees } from './scene.ts';

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
/** In the dialog that is open. */
const rewrites = (page: Page, text: string) => pasteDialog(page).getByLabel('Lines', { exact: true }).fill(text);
const judges = async (page: Page) => {
  await button(pasteDialog(page), 'Check Lines').click();
  await pasteDialog(page)
    .getByRole('status')
    .getByText(/\d+ ready/)
    .waitFor();
};
const edits = (page: Page) => button(pasteDialog(page), 'Edit Text').click();
const rechecks = async (page: Page, text: string) => {
  await edits(page);
  await rewrites(page, text);
  await judges(page);
};
const checks = async (page: Page, text: string) => {
  await openQuickEntry(page);
  await checkList(page, text);
};

export const pasteScenes: readonly Scene[] = [
  { name: 'paste-empty', isVariant: true, as: 'chef', at: QUICK_ENTRY, show: (page) => writes(page, '') },
  {
    name: 'paste-text',
    after: 'paste-text-close',
    show: async (page) => {
      await leaves(page, 'Lines Not Added');
      await rewrites(page, MIXED_MAIL);
    },
  },
  { name: 'paste-review', after: 'paste-text', show: judges },
  {
    name: 'paste-review-all',
    isVariant: true,
    after: 'paste-many',
    show: async (page) => {
      await rechecks(page, MIXED_MAIL);
      await pasteDialog(page).getByLabel('Show').selectOption('all');
      await pastedLine(page, 5).waitFor();
    },
  },
  {
    name: 'paste-together',
    isVariant: true,
    after: 'paste-empty',
    show: async (page) => {
      await rewrites(page, ALIKE);
      await judges(page);
    },
  },
  {
    name: 'paste-divided',
    isVariant: true,
    after: 'paste-review-all',
    show: async (page) => {
      await rechecks(page, TWO_IN_ONE);
      await pasteDialog(page).getByLabel('Show').selectOption('all');
      await sees('1b')(page);
    },
  },
  { name: 'paste-many', isVariant: true, after: 'paste-together', show: (page) => rechecks(page, MANY) },
  {
    name: 'paste-checking',
    after: 'paste-unreachable',
    network: hold(VALIDATE),
    show: async (page) => {
      await edits(page);
      await button(pasteDialog(page), 'Check Lines').click();
      await sees(/^Checking with the server/)(page);
    },
  },
  {
    name: 'paste-unreachable',
    after: 'paste-close',
    network: cut(VALIDATE),
    show: async (page) => {
      await leaves(page, 'Lines Not Added');
      await rechecks(page, MIXED_MAIL);
      await sees(texts.entry.serverUnreachable('').trim())(page);
    },
  },
  {
    name: 'paste-close',
    after: 'paste-review',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await dialog(page, 'Lines Not Added').waitFor();
    },
  },
  {
    name: 'paste-text-close',
    after: 'paste-file',
    show: async (page) => {
      await rewrites(page, GOOD);
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
    after: 'paste-closed',
    show: async (page) => {
      await writeList(page, '');
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
